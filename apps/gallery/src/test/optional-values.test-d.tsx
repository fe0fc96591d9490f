/** Optional props and options accept `undefined` under `exactOptionalPropertyTypes`. */
import type { createAnalytics, pingback } from '@gifkit/analytics';
import type { createEmbed, embedCode } from '@gifkit/embed-sdk';
import type { GiphyFetch } from '@gifkit/fetch-api';
import type { getBestRenditionUrl } from '@gifkit/model';
import type { defineProvider, GifProvider, klipy, tenor } from '@gifkit/providers';
import type * as components from '@gifkit/react-components';
import type { GifPicker } from '@gifkit/react-components/picker';
import type { ComponentProps, ComponentType } from 'react';

/** Names of the optional properties of T that refuse `undefined`. */
type Refusing<T> = {
  [K in keyof T]-?: object extends Pick<T, K>
    ? { [P in K]: undefined } extends Pick<T, K>
      ? never
      : K
    : never;
}[keyof T];

type Components = typeof components;

/** Names of the components with such a prop. */
type Strict = {
  [K in keyof Components]: Components[K] extends ComponentType<infer Props>
    ? Refusing<Props> extends never
      ? never
      : K
    : never;
}[keyof Components];

type Nothing<T extends never> = T;

export type Checked = [
  Nothing<Strict>,
  Nothing<Refusing<ComponentProps<typeof GifPicker>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof pingback>[0]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof createAnalytics>[0]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof createEmbed>[1]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof embedCode>[0]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof getBestRenditionUrl>[3]>>>,
  Nothing<Refusing<NonNullable<Parameters<GiphyFetch['search']>[1]>>>,
  Nothing<Refusing<NonNullable<Parameters<GifProvider['search']>[1]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof defineProvider>[0]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof klipy>[0]>>>,
  Nothing<Refusing<NonNullable<Parameters<typeof tenor>[0]>>>,
];

import { catalog as createCatalog, giphy } from '@gifkit/providers';
import { GifPicker, type GifPickerProps } from '@gifkit/react-components/picker';
import { useContext, useMemo } from 'react';
import { HostElement } from './create-element.tsx';
import { type Query, useClient, useMissing } from './use-source.ts';

export type PickerElementProps = Pick<Query, 'apiKey' | 'catalog'> &
  Partial<Omit<GifPickerProps, 'anchor'>> & {
    /** Element, or the id of one in the same document or shadow root. */
    anchor?: GifPickerProps['anchor'] | string;
  };

export function PickerContent({ apiKey, catalog, provider, anchor, ...props }: PickerElementProps) {
  const root = useContext(HostElement)?.getRootNode() as Document | ShadowRoot | undefined;
  const client = useClient(apiKey);
  const ownProvider = useMemo(
    () => (catalog ? createCatalog({ url: catalog }) : client && giphy(client)),
    [catalog, client],
  );
  const service = provider ?? ownProvider;
  useMissing(
    !service,
    '<gifkit-picker> has no service: set api-key or catalog, or the property provider.',
  );
  return (
    <GifPicker
      {...props}
      onSelect={props.onSelect ?? (() => {})}
      anchor={typeof anchor === 'string' ? root?.getElementById(anchor) : anchor}
      provider={service}
    />
  );
}

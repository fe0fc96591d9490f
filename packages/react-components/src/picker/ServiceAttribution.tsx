import {
  ServiceAttribution as Named,
  type ServiceAttributionProps as NamedProps,
} from '@gifkit/headless/picker';

export const MARK_CLASS = 'giphy-picker-mark';

export interface ServiceAttributionProps extends Pick<NamedProps, 'provider' | 'mark'> {}

/** Attribution required by the service's terms: its mark if set, otherwise a text, with a link. */
export const ServiceAttribution = (props: ServiceAttributionProps) => (
  <Named {...props} markClassName={MARK_CLASS} />
);

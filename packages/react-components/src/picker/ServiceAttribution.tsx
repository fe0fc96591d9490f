import {
  ServiceAttribution as Named,
  type ServiceAttributionProps as NamedProps,
} from '@gifkit/headless/internal/picker/PickerAttribution.tsx';

export const MARK_CLASS = 'giphy-picker-mark';

export interface ServiceAttributionProps extends Pick<NamedProps, 'provider' | 'mark'> {}

/** What a service's terms want to be seen: its mark where there is one, else its words, with a link to it. */
export const ServiceAttribution = (props: ServiceAttributionProps) => (
  <Named {...props} markClassName={MARK_CLASS} />
);

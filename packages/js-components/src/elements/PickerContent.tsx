import { giphy } from '@gifkit/providers';
import { GifPicker, type GifPickerProps } from '@gifkit/react-components/picker';
import { useMemo } from 'react';
import { type Query, useClient, useMissing } from './use-source.ts';

export type PickerElementProps = Query & Partial<GifPickerProps>;

export function PickerContent({ apiKey, provider, anchor, ...props }: PickerElementProps) {
  const client = useClient(apiKey);
  const ownProvider = useMemo(() => client && giphy(client), [client]);
  const service = provider ?? ownProvider;
  useMissing(!service, '<gifkit-picker> has no service: set api-key, or the property provider.');
  // The attribute is an id.
  const anchorElement = typeof anchor === 'string' ? document.getElementById(anchor) : anchor;
  return (
    <GifPicker
      {...props}
      onSelect={props.onSelect ?? (() => {})}
      anchor={anchorElement}
      provider={service}
    />
  );
}

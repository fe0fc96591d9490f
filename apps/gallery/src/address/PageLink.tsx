import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  to: string;
  onGoTo: (address: string) => void;
}

/** Whether a click has none of the modifier keys that open a tab or start a download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** A link to a page of the gallery, opened by client-side navigation on a plain click. */
export function PageLink({ to, onGoTo, ...props }: PageLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGoTo(to);
  };
  return <a {...props} href={to} onClick={onClick} />;
}

import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  /** An address of this site. */
  to: string;
  onGoTo: (address: string) => void;
}

/** Whether a click comes without these keys, with which it would open another tab, or download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** A link to a page of the gallery. A plain click opens the page without loading the document again. */
export function PageLink({ to, onGoTo, ...props }: PageLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGoTo(to);
  };
  return <a {...props} href={to} onClick={onClick} />;
}

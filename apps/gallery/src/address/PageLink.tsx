import { type ComponentPropsWithoutRef, createContext, type MouseEvent, useContext } from 'react';

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  to: string;
}

/** Whether a click has none of the modifier keys that open a tab or start a download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Opens a page of the gallery. */
export const GoToContext = createContext<(address: string) => void>(() => {});

/** A link to a page of the gallery, opened by client-side navigation on a plain click. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const goTo = useContext(GoToContext);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...props} href={to} onClick={onClick} />;
}

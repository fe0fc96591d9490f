import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import type { PagePath } from '../pages.ts';

export interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  path: PagePath;
  onGoTo: (path: PagePath) => void;
}

/** A link to a page of the gallery. A plain click opens the page without loading the document again. */
export function PageLink({ path, onGoTo, ...props }: PageLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGoTo(path);
  };
  return <a {...props} href={path} onClick={onClick} />;
}

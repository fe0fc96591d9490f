import {
  focusAnyway,
  focusedFrom,
  focusFirst,
  observePressOutside,
  useIsomorphicLayoutEffect,
  useLatest,
  useLatestCallback,
} from '@gifkit/headless/utils';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { PickerDialog } from './surface-styles.ts';
import { usePopoverPosition } from './use-popover-position.ts';
import { useSheetSpace } from './use-sheet-space.ts';

interface FloatingSurfaceProps {
  children: ReactNode;
  kind: 'popover' | 'sheet';
  label: string;
  /** Returns the element that opens it. */
  anchorOf: () => Element | null;
  onClose: () => void;
}

/**
 * Shows a dialog in the top layer, or in the document flow without support (old browsers, jsdom), with the focus on its
 * `autofocus` element.
 */
function show(dialog: HTMLDialogElement, kind: FloatingSurfaceProps['kind']): () => void {
  const isPopover = kind === 'popover' && dialog.showPopover !== undefined;
  if (isPopover) dialog.showPopover();
  else if (kind === 'sheet' && dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  focusFirst(dialog.querySelector<HTMLElement>('[autofocus]'));
  return () => {
    // A sheet is no longer a popover.
    if (isPopover && dialog.popover) dialog.hidePopover();
    else if (!isPopover && dialog.close) dialog.close();
    else dialog.removeAttribute('open');
  };
}

/**
 * Floating container of a picker: a popover beside its anchor, or a bottom sheet. Its content stays mounted when it
 * changes between the two, for instance when a phone is rotated. Returns the focus when it closes.
 */
export function FloatingSurface({
  children,
  kind,
  label,
  anchorOf,
  onClose,
}: FloatingSurfaceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPopover = kind === 'popover';

  const opener = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const latest = useLatest(anchorOf);
  const getAnchor = useCallback(() => latest.current() ?? opener.current, [latest]);

  useIsomorphicLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const focused = focusedFrom(element) as HTMLElement | null;
    // StrictMode mounts twice; the first mount has moved the focus into the dialog.
    if (!element.contains(focused)) opener.current = focused;
    return () => {
      // A click on the backdrop removes the focus.
      const focused = focusedFrom(element);
      const isLost = !focused || element.contains(focused);
      // Elements below a modal dialog are inert until it is closed.
      if (element.open) element.close?.();
      if (isLost) focusAnyway(opener.current, getAnchor() as HTMLElement | null);
    };
  }, [getAnchor]);
  useIsomorphicLayoutEffect(
    () => (dialog.current ? show(dialog.current, kind) : undefined),
    [kind],
  );
  usePopoverPosition(dialog, getAnchor, isPopover);

  useSheetSpace(dialog, !isPopover);

  const close = useLatestCallback(onClose);
  useEffect(() => {
    const document = dialog.current?.ownerDocument;
    if (!document || !isPopover) return;
    return observePressOutside(document, () => [dialog.current, getAnchor()], close);
  }, [isPopover, close, getAnchor]);

  return (
    <PickerDialog
      ref={dialog}
      $kind={kind}
      data-kind={kind}
      aria-label={label}
      {...(isPopover && { popover: 'manual' })}
      onCancel={(event: SyntheticEvent) => {
        // The host controls `open`.
        event.preventDefault();
        close();
      }}
      onPointerDown={({ target }: SyntheticEvent) => {
        pressed.current = target;
      }}
      onClick={({ target }: SyntheticEvent) => {
        // A press that begins in the field, to select its text, can end on the backdrop.
        const isBackdrop = target === dialog.current && target === pressed.current;
        if (!isPopover && isBackdrop) close();
      }}
    >
      {children}
    </PickerDialog>
  );
}

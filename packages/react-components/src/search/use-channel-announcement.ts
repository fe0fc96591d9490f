import { rootOf } from '@gifkit/headless/internal/core/visibility/roots.ts';
import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { searchEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import type { IChannel } from '@gifkit/model';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Announces a change of the channel: focuses the field, whose name contains the channel. If the field already has the
 * focus, returns a text for a live region.
 */
export function useChannelAnnouncement(
  channel: IChannel | undefined,
  field: RefObject<HTMLInputElement | null>,
): string {
  const labels = useLabelsOr(searchEnglish);
  const last = useRef(channel);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (last.current === channel) return;
    last.current = channel;
    const element = field.current;
    const hasFocus = element !== null && rootOf(element).activeElement === element;
    if (channel && !hasFocus) element?.focus();
    setAnnounced(!channel || hasFocus);
  }, [channel, field]);
  if (!isAnnounced) return '';
  return channel ? labels.searchingIn(channel.display_name) : labels.searchingEverywhere;
}

import type { IChannel } from '@gifkit/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLabels } from '../labels/labels-context.ts';

/**
 * Takes the reader along when the channel that is searched in changes: to the field, which says so by its
 * name, or, where the focus is in it already or the channel was left, by words.
 *
 * @returns what is to be announced; empty where the field says it.
 */
export function useChannelNews(
  channel: IChannel | undefined,
  field: RefObject<HTMLInputElement | null>,
): string {
  const labels = useLabels();
  const last = useRef(channel);
  const [isNews, setNews] = useState(false);
  useEffect(() => {
    if (last.current === channel) return;
    last.current = channel;
    const hasFocus = field.current === field.current?.ownerDocument.activeElement;
    if (channel && !hasFocus) field.current?.focus();
    setNews(!channel || hasFocus);
  }, [channel, field]);
  if (!isNews) return '';
  return channel ? labels.searchingIn(channel.display_name) : labels.searchingEverywhere;
}

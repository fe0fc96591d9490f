import type { Comment } from '@babel/types';

/** A source as a text, and the comments in it. */
export interface SourceText {
  text: string;
  comments: readonly Comment[];
}

/** A part of a text: offsets in UTF-16 code units. */
interface Part {
  start: number;
  end: number;
}

/** The comments that are wholly in a part of a source. */
const within = ({ comments }: SourceText, part: Part): Part[] =>
  comments.flatMap(({ start, end }) =>
    typeof start === 'number' && typeof end === 'number' && start >= part.start && end <= part.end
      ? [{ start, end }]
      : [],
  );

/** The comments in a part of a source, as they are written. */
export const commentsIn = (source: SourceText, part: Part): string[] =>
  within(source, part).map(({ start, end }) => source.text.slice(start, end));

/** A part of a source, with spaces for comments. */
export const withoutComments = (source: SourceText, part: Part): string =>
  within(source, part).reduce(
    (text, { start, end }) =>
      text.slice(0, start - part.start) + ' '.repeat(end - start) + text.slice(end - part.start),
    source.text.slice(part.start, part.end),
  );

/** How lines of a text end. */
export const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The spaces at the beginning of the line that an offset is in. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

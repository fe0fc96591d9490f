interface TranscriptLine {
  /** Start time in s. */
  readonly start: number;
  /** Name of the speaker, if the file has one. */
  readonly voice: string | undefined;
  readonly text: string;
}

/** Members used of a `VTTCue`; the browser has parsed the file. */
type Cue = Pick<VTTCue, 'startTime' | 'getCueAsHTML'>;

/** `Node.PROCESSING_INSTRUCTION_NODE`; a timestamp within a cue. */
const TIMESTAMP = 7;

/** Splits a cue by its speakers; their elements have the name as `title` (https://www.w3.org/TR/webvtt1/#dom-vttcue-getcueashtml). */
function linesOf(cue: Cue): TranscriptLine[] {
  const lines: { voice: string | undefined; text: string }[] = [];
  for (const node of cue.getCueAsHTML().childNodes) {
    const voice = (node as Partial<HTMLElement>).title || undefined;
    if (voice || lines.length === 0) lines.push({ voice, text: '' });
    const line = lines.at(-1);
    if (line && node.nodeType !== TIMESTAMP) line.text += node.textContent;
  }
  return lines.map(({ voice, text }) => ({
    start: cue.startTime,
    voice,
    text: text.replaceAll(/\s+/g, ' ').trim(),
  }));
}

export const toTranscript = (cues: Iterable<Cue>): TranscriptLine[] =>
  [...cues]
    .sort((a, b) => a.startTime - b.startTime)
    .flatMap(linesOf)
    .filter(({ text }) => text !== '');

/** Returns the index of the last line that has started at `time` (s); -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): number =>
  lines.findLastIndex(({ start }) => start <= time);

export interface TranscriptLine {
  /** Start time in s. */
  readonly start: number;
  /** Name of the speaker, if the file has one. */
  readonly voice: string | undefined;
  readonly text: string;
}

/** Fields used of a `VTTCue`; the browser has parsed the file. */
export interface Cue {
  readonly startTime: number;
  /** May contain tags and entities of WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-text). */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Removes tags: styles, classes, ruby, timestamps within a cue. */
const plain = (text: string): string =>
  decode(text.replaceAll(/<[^>]*>?/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

const VOICE = /<v(?:\.[^\s>]*)?[ \t]+([^>]*)>/g;

function linesOf({ startTime: start, text }: Cue): TranscriptLine[] {
  const voices = [...text.matchAll(VOICE)];
  const before = text.slice(0, voices[0]?.index ?? text.length);
  const spoken = voices.map(({ index, 0: tag, 1: name = '' }, i) => ({
    start,
    voice: plain(name) || undefined,
    text: plain(text.slice(index + tag.length, voices[i + 1]?.index)),
  }));
  return [{ start, voice: undefined, text: plain(before) }, ...spoken];
}

export const toTranscript = (cues: Iterable<Cue>): TranscriptLine[] =>
  [...cues]
    .sort((a, b) => a.startTime - b.startTime)
    .flatMap(linesOf)
    .filter(({ text }) => text !== '');

/** Returns the index of the last line that has started at `time` (s); -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): number =>
  lines.findLastIndex(({ start }) => start <= time);

export interface TranscriptLine {
  /** s, of the clip. */
  readonly start: number;
  /** Who speaks, where the file says so. */
  readonly voice: string | undefined;
  readonly text: string;
}

/** The fields of a `VTTCue` that are used; the browser has parsed the file. */
export interface Cue {
  readonly startTime: number;
  /** With the tags and entities of WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-text). */
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

/** Without tags: styles, classes, ruby, times within a cue. */
const plain = (text: string): string =>
  decode(text.replaceAll(/<[^>]*>?/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

const VOICE = /<v(?:\.[^\s>]*)?[ \t]+([^>]*)>/g;

/** Splits a cue into one line for each speaker; a dialogue has several. */
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

/** The index of the line that is spoken at `time` (s): the last that has begun; -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): number =>
  lines.findLastIndex(({ start }) => start <= time);

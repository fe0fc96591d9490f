// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { lineAt, toTranscript } from './cue-lines.ts';

const cueOf = (startTime: number, html: string) => ({
  startTime,
  getCueAsHTML: () => document.createRange().createContextualFragment(html),
});

describe('toTranscript', () => {
  it.each([
    ['several lines', 'Waves,\nand\r\ngulls', [[undefined, 'Waves, and gulls']]],
    ['styles', '<b>Loud</b> <span class="yellow">waves</span>', [[undefined, 'Loud waves']]],
    [
      'the speakers',
      'Noise <span title="Anna B&amp;B">Hi</span>\n<span title="Ben"><i>Ho</i></span>',
      [
        [undefined, 'Noise'],
        ['Anna B&B', 'Hi'],
        ['Ben', 'Ho'],
      ],
    ],
    ['a speaker without a name', '<span title="">Who?</span>', [[undefined, 'Who?']]],
  ])('reads %s', (_, html, expected) => {
    const lines = toTranscript([cueOf(2, html)]);
    expect(lines.map(({ voice, text }) => [voice, text])).toEqual(expected);
  });

  it('omits timestamps within a cue', () => {
    const fragment = document.createDocumentFragment();
    const timestamp = document.createProcessingInstruction('timestamp', '00:00:03.000');
    fragment.append('One ', timestamp, 'two');
    const [line] = toTranscript([{ startTime: 2, getCueAsHTML: () => fragment }]);
    expect(line?.text).toBe('One two');
  });

  it('sorts by time and omits empty cues', () => {
    const cues = [cueOf(5, 'Last'), cueOf(1, 'First'), cueOf(3, ' <i></i> ')];
    expect(toTranscript(cues).map(({ start, text }) => [start, text])).toEqual([
      [1, 'First'],
      [5, 'Last'],
    ]);
  });
});

it.each([
  [0.9, -1],
  [1, 0],
  [3.9, 0],
  [9, 1],
])('finds at %d s the line with index %d', (time, index) => {
  const lines = toTranscript([cueOf(1, 'Waves'), cueOf(4, 'Gulls')]);
  expect(lineAt(lines, time)).toBe(index);
});

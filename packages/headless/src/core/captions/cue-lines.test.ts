import { describe, expect, it } from 'vitest';
import { lineAt, toTranscript } from './cue-lines.ts';

const linesOf = (text: string) => toTranscript([{ startTime: 2, text }]);

describe('toTranscript', () => {
  it.each([
    ['a line', 'Waves.', 'Waves.'],
    ['several lines', 'Waves,\nand\r\ngulls', 'Waves, and gulls'],
    ['styles and classes', '<b>Loud</b> <c.yellow>waves</c> <i>here</i>', 'Loud waves here'],
    ['languages', '<lang en-GB>Waves</lang>', 'Waves'],
    ['timestamps within a cue', 'One <00:00:03.000>two', 'One two'],
    ['entities', 'Tom &amp; Jerry &lt;3 &#233;&#xe9;&nbsp;&lrm;!', 'Tom & Jerry <3 éé \u200e!'],
    ['unknown entities', '&nothing; &#0; &#x110000;', '&nothing; &#0; &#x110000;'],
    ['an unclosed tag', 'Waves <b', 'Waves'],
    ['an escaped tag', '&lt;b&gt;', '<b>'],
    ['an escaped entity', '&amp;lt;', '&lt;'],
  ])('reads %s', (_, cue, text) => {
    expect(linesOf(cue)).toEqual([{ start: 2, voice: undefined, text }]);
  });

  it.each([
    ['<v Anna>Hello', [['Anna', 'Hello']]],
    ['<v.loud.first Anna B&amp;B>Hello</v>', [['Anna B&B', 'Hello']]],
    [
      'Noise <v Anna>Hi</v>\n<v Ben>Ho</v>',
      [
        [undefined, 'Noise'],
        ['Anna', 'Hi'],
        ['Ben', 'Ho'],
      ],
    ],
    ['<v>Who?', [[undefined, 'Who?']]],
  ])('splits the speakers of %j', (cue, expected) => {
    expect(linesOf(cue).map(({ voice, text }) => [voice, text])).toEqual(expected);
  });

  it('sorts by time and omits empty cues', () => {
    const cues = [
      { startTime: 5, text: 'Last' },
      { startTime: 1, text: 'First' },
      { startTime: 3, text: ' <i></i> ' },
    ];
    expect(toTranscript(cues).map(({ start, text }) => [start, text])).toEqual([
      [1, 'First'],
      [5, 'Last'],
    ]);
  });
});

describe('lineAt', () => {
  const lines = toTranscript([1, 4].map((startTime) => ({ startTime, text: 'Waves' })));

  it.each([
    [0.9, -1],
    [1, 0],
    [3.9, 0],
    [9, 1],
  ])('returns at %d s the index %d', (time, index) => {
    expect(lineAt(lines, time)).toBe(index);
  });
});

import { describe, expect, it } from 'vitest';
import { lineAt, toTranscript } from './cue-lines.ts';

const linesOf = (text: string) => toTranscript([{ startTime: 2, text }]);

describe('toTranscript', () => {
  it.each([
    ['a line', 'Waves.', 'Waves.'],
    ['several lines', 'Waves,\nand\r\ngulls', 'Waves, and gulls'],
    ['styles and classes', '<b>Loud</b> <c.yellow>waves</c> <i>here</i>', 'Loud waves here'],
    ['languages', '<lang en-GB>Colour</lang>', 'Colour'],
    ['times within', 'One <00:00:03.000>two', 'One two'],
    ['entities', 'Tom &amp; Jerry &lt;3 &#233;&#xe9;&nbsp;&lrm;!', 'Tom & Jerry <3 éé \u200e!'],
    ['unknown entities', '&nothing; &#0; &#x110000;', '&nothing; &#0; &#x110000;'],
    ['a tag that does not end', 'Waves <b', 'Waves'],
    ['what looks like a tag once read', '&lt;b&gt;', '<b>'],
    ['an entity of an entity', '&amp;lt;', '&lt;'],
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
  ])('tells who speaks in %j', (cue, expected) => {
    expect(linesOf(cue).map(({ voice, text }) => [voice, text])).toEqual(expected);
  });

  it('follows the times, and leaves out what says nothing', () => {
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
  ])('at %d s is %d', (time, index) => {
    expect(lineAt(lines, time)).toBe(index);
  });
});

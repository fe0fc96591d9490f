import { expect, it } from 'vitest';
import {
  RESTING,
  type SheetDrag,
  type SheetDragAction,
  sheetDragReducer,
  sheetOffset,
} from './sheet-drag.ts';

const POINTER = 7;
const HEIGHT = 600; // px

/** Where the pointer is, at a time: `[x, y, ms]`. */
type Place = readonly [number, number, number];

const at = ([x, y, time]: Place) => ({ x, y, time });
const press = (place: Place): SheetDragAction => ({
  type: 'press',
  pointerId: POINTER,
  point: at(place),
});
const move = (place: Place): SheetDragAction => ({
  type: 'move',
  pointerId: POINTER,
  point: at(place),
});
const release = (place: Place): SheetDragAction => ({
  type: 'release',
  pointerId: POINTER,
  point: at(place),
  height: HEIGHT,
});
const cancel: SheetDragAction = { type: 'cancel', pointerId: POINTER };
const byAnother = (action: SheetDragAction): SheetDragAction => ({ ...action, pointerId: 8 });

const after = (...actions: SheetDragAction[]): SheetDrag =>
  actions.reduce(sheetDragReducer, RESTING);

it.each<[string, SheetDragAction[], SheetDrag['phase'], number]>([
  ['waits where it is pressed', [press([50, 100, 0])], 'pressed', 0],
  ['takes a trembling finger for a click', [press([50, 100, 0]), move([52, 104, 9])], 'pressed', 0],
  [
    'follows without a jump: what makes it no click does not count',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 150, 40])],
    'dragging',
    42,
  ],
  [
    'goes no higher than its place',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 60, 40])],
    'dragging',
    0,
  ],
  ['is not pulled sideways', [press([50, 100, 0]), move([70, 105, 20])], 'resting', 0],
  ['is not pulled upwards', [press([50, 100, 0]), move([50, 80, 20])], 'resting', 0],
  [
    'takes another pointer for nothing',
    [
      press([50, 100, 0]),
      byAnother(press([50, 300, 5])),
      byAnother(move([50, 400, 9])),
      byAnother(release([50, 400, 12])),
      byAnother(cancel),
    ],
    'pressed',
    0,
  ],
  ['rests after a click', [press([50, 100, 0]), release([50, 100, 80])], 'resting', 0],
  [
    'goes back where it was pulled a little, and slowly',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 200, 900]), release([50, 200, 1200])],
    'resting',
    0,
  ],
  [
    'closes where it was pulled far, however slowly',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 310, 900]), release([50, 310, 1900])],
    'closing',
    0,
  ],
  [
    'closes where it was flung, however little',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 150, 60]), release([50, 160, 70])],
    'closing',
    0,
  ],
  [
    'follows a pointer of which little was heard',
    [press([50, 100, 0]), move([50, 400, 300])],
    'dragging',
    292,
  ],
  [
    'closes where it was flung at once: two events may have one time',
    [press([50, 100, 0]), move([50, 150, 0]), release([50, 150, 0])],
    'closing',
    0,
  ],
  [
    'goes back where it was flung upwards, however far it was pulled',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 400, 900]), release([50, 300, 960])],
    'resting',
    0,
  ],
  [
    'counts the last moments alone: held still before it is let go, it was not flung',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 200, 60]), release([50, 200, 400])],
    'resting',
    0,
  ],
  [
    'goes back where the browser takes the pointer',
    [press([50, 100, 0]), move([50, 110, 20]), move([50, 500, 900]), cancel],
    'resting',
    0,
  ],
  ['is not moved by a pointer that was never pressed', [move([50, 500, 0])], 'resting', 0],
])('a sheet %s', (_, actions, phase, offset) => {
  const drag = after(...actions);
  expect(drag.phase).toBe(phase);
  expect(sheetOffset(drag)).toBe(offset);
});

/** Properties of an MP4 file. */
export interface Mp4Info {
  /** In px, as displayed. */
  width: number;
  height: number;
  frames: number;
  seconds: number;
  hasSound: boolean;
  /** True if a player can start before the file has loaded. */
  startsFast: boolean;
}

interface Box {
  type: string;
  body: DataView;
}

const boxesIn = (view: DataView): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at);
    const letters = [4, 5, 6, 7].map((offset) => view.getUint8(at + offset));
    const body = new DataView(view.buffer, view.byteOffset + at + 8, size - 8);
    boxes.push({ type: String.fromCharCode(...letters), body });
    at += size;
  }
  return boxes;
};

const find = (view: DataView, ...path: string[]): DataView => {
  const [type, ...rest] = path;
  const box = boxesIn(view).find((candidate) => candidate.type === type);
  if (!box) throw new Error(`No ${type} box`);
  return rest.length ? find(box.body, ...rest) : box.body;
};

const handlerOf = (track: DataView): string => {
  const handler = find(track, 'mdia', 'hdlr');
  return String.fromCharCode(...[8, 9, 10, 11].map((offset) => handler.getUint8(offset)));
};

/** Reads the boxes of an MP4 file (ISO 14496-12). */
export function readMp4(bytes: Uint8Array): Mp4Info {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = boxesIn(file).map(({ type }) => type);
  const movie = find(file, 'moov');
  const tracks = boxesIn(movie).flatMap(({ type, body }) => (type === 'trak' ? body : []));
  const picture = tracks.find((track) => handlerOf(track) === 'vide');
  if (!picture) throw new Error('No picture track');

  const header = find(picture, 'tkhd');
  const times = find(picture, 'mdia', 'minf', 'stbl', 'stts');
  let frames = 0;
  for (let entry = 0; entry < times.getUint32(4); entry++) frames += times.getUint32(8 + entry * 8);
  const clock = find(picture, 'mdia', 'mdhd');
  return {
    width: header.getUint32(header.byteLength - 8) / 65_536,
    height: header.getUint32(header.byteLength - 4) / 65_536,
    frames,
    seconds: clock.getUint32(16) / clock.getUint32(12),
    hasSound: tracks.some((track) => handlerOf(track) === 'soun'),
    startsFast: order.indexOf('moov') < order.indexOf('mdat'),
  };
}

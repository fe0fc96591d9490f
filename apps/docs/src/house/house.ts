/** A package or an app of the house: its place in the picture, and what it stands on. */
export interface Room {
  name: string;
  /** From the left, 0 to 3; 0.5 is between two. */
  column: number;
  /** From the top. */
  row: number;
  dependencies: readonly string[];
}

/** Where each room is drawn; what it stands on comes from its package.json. */
export const PLACES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  gallery: [1, 0],
  embed: [2, 0],
  'react-components': [1, 1],
  relay: [2, 1],
  'server-kit': [3, 1],
  headless: [1, 2],
  providers: [2, 3],
  'embed-sdk': [3, 2],
  analytics: [0, 3],
  'platform-requests': [3, 3],
  store: [1, 3],
  'fetch-api': [2, 4],
  'sandbox-art': [3, 4],
  codemod: [0, 5],
  model: [2, 5],
  sandbox: [3, 5],
};

export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

const SCOPE = '@gifkit/';

/** The rooms that have a place, with what their manifests say. */
export function toRooms(manifests: readonly Manifest[]): Room[] {
  return manifests.flatMap(({ name, dependencies = {} }) => {
    const place = PLACES[name.replace(SCOPE, '')];
    if (!place) return [];
    const own = Object.keys(dependencies).filter((dependency) => dependency.startsWith(SCOPE));
    const [column, row] = place;
    const below = own.map((dependency) => dependency.replace(SCOPE, ''));
    return [{ name: name.replace(SCOPE, ''), column, row, dependencies: below }];
  });
}

/** Whether a room stands on another, directly or on what stands on it. */
export function standsOn(rooms: readonly Room[], name: string, other: string): boolean {
  const room = rooms.find((one) => one.name === name);
  return Boolean(
    room?.dependencies.some((below) => below === other || standsOn(rooms, below, other)),
  );
}

/** The arrows of the picture. One that follows from others is left out. */
export const arrowsOf = (rooms: readonly Room[]): [from: string, to: string][] =>
  rooms.flatMap(({ name, dependencies }) =>
    dependencies
      .filter((to) => !dependencies.some((other) => other !== to && standsOn(rooms, other, to)))
      .map((to): [string, string] => [name, to]),
  );

const WIDTH = 140;
const HEIGHT = 44;
const STEP = { column: 155, row: 84 };
const centreOf = ({ column }: Room) => column * STEP.column + WIDTH / 2 + 2;
const topOf = ({ row }: Room) => row * STEP.row + 2;

const boxOf = (room: Room): string =>
  `<rect x="${centreOf(room) - WIDTH / 2}" y="${topOf(room)}" width="${WIDTH}" height="${HEIGHT}" rx="6"/>` +
  `<text x="${centreOf(room)}" y="${topOf(room) + 27}" text-anchor="middle">${room.name}</text>`;

/** The picture: an arrow goes from who imports to what is imported. One line, so that Markdown leaves it whole. */
export function drawHouse(rooms: readonly Room[]): string {
  const arrows = arrowsOf(rooms);
  const lines = arrows.map(([from, to]) => {
    const [above, below] = [from, to].map((name) => rooms.find((room) => room.name === name));
    if (!above || !below) throw new Error(`The picture has no place for ${from} or ${to}.`);
    // Arrows from several sides end beside each other.
    const end = centreOf(below) + 20 * Math.sign(above.column - below.column);
    return `<path d="M${centreOf(above)} ${topOf(above) + HEIGHT}L${end} ${topOf(below) - 7}" marker-end="url(#arrow)"/>`;
  });
  const words = arrows.map(([from, to]) => `${from} imports ${to}`).join('; ');
  return `<svg class="house" viewBox="0 0 609 470" role="img" aria-label="${words}"><defs><marker id="arrow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z"/></marker></defs>${lines.join('')}${rooms.map(boxOf).join('')}</svg>`;
}

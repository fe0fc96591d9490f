import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrowsOf, drawHouse, type Manifest, PLACES, standsOn, toRooms } from './house.ts';

const root = new URL('../../../../', import.meta.url);
const manifests = globSync(
  ['packages/*/package.json', 'apps/{embed,gallery,server-kit}/package.json'],
  {
    cwd: root,
  },
).map((path) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Manifest);
const rooms = toRooms(manifests);

describe('the picture of the house', () => {
  it('has every package, and the apps that are made of them with what their servers share', () => {
    const names = manifests.map(({ name }) => name.replace('@gifkit/', '')).sort();
    expect(Object.keys(PLACES).sort()).toEqual(names);
  });

  it('says of each two packages whether one stands on the other, as their package.jsons do', () => {
    const drawn = rooms.map((room) => ({ ...room, dependencies: [] as string[] }));
    for (const [from, to] of arrowsOf(rooms)) {
      drawn.find(({ name }) => name === from)?.dependencies.push(to);
    }
    for (const { name } of rooms) {
      for (const { name: other } of rooms) {
        expect([name, other, standsOn(drawn, name, other)]).toEqual([
          name,
          other,
          standsOn(rooms, name, other),
        ]);
      }
    }
  });

  it('has arrows that lead downwards', () => {
    const rowOf = (name: string) => PLACES[name]?.[1] ?? Number.NaN;
    for (const [from, to] of arrowsOf(rooms)) expect(rowOf(to)).toBeGreaterThan(rowOf(from));
  });

  it('leaves out an arrow that follows from others', () => {
    const three = toRooms([
      { name: '@gifkit/model' },
      { name: '@gifkit/fetch-api', dependencies: { '@gifkit/model': '1' } },
      {
        name: '@gifkit/analytics',
        dependencies: { '@gifkit/model': '1', '@gifkit/fetch-api': '1' },
      },
    ]);
    expect(arrowsOf(three)).toEqual([
      ['fetch-api', 'model'],
      ['analytics', 'fetch-api'],
    ]);
  });

  it('says in words what it shows', () => {
    expect(drawHouse(rooms)).toContain('fetch-api imports model');
  });
});

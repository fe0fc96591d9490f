/**
 * Which folder of a room may import which others. An arrow runs one way: a folder may import
 * those in its list, and itself. Between packages biome holds the arrows, by what each
 * package.json declares.
 */
const rooms = {
  'packages/react-components/src': {
    labels: [],
    shared: [],
    next: [],
    motion: ['labels', 'shared'],
    attribution: ['labels', 'shared'],
    pingbacks: ['shared'],
    film: ['shared'],
    gif: ['film', 'attribution', 'motion', 'pingbacks', 'labels', 'shared'],
    paging: ['gif', 'labels', 'shared'],
    grid: ['paging', 'gif', 'motion', 'pingbacks', 'labels', 'shared'],
    carousel: ['paging', 'gif', 'motion', 'pingbacks', 'labels', 'shared'],
    captions: ['labels', 'shared'],
    video: ['captions', 'gif', 'motion', 'attribution', 'pingbacks', 'labels', 'shared'],
    search: ['attribution', 'pingbacks', 'labels', 'shared'],
    emoji: ['paging', 'gif', 'motion', 'pingbacks', 'labels', 'shared'],
    picker: [
      'grid',
      'search',
      'emoji',
      'paging',
      'gif',
      'attribution',
      'motion',
      'pingbacks',
      'labels',
      'shared',
    ],
  },
  'apps/embed/src': {
    labels: [],
    ui: ['labels'],
    tracking: ['ui', 'labels'],
    player: ['tracking', 'ui', 'labels'],
    host: ['player', 'ui', 'labels'],
    related: ['tracking', 'ui', 'labels'],
    share: ['tracking', 'ui', 'labels'],
    'external-media': ['ui', 'labels'],
    clip: ['player', 'host', 'tracking', 'ui', 'labels'],
    start: ['player', 'host', 'tracking', 'ui', 'labels'],
    page: [
      'clip',
      'external-media',
      'share',
      'related',
      'player',
      'host',
      'tracking',
      'ui',
      'labels',
    ],
    server: ['page', 'start', 'player', 'ui', 'labels'],
  },
};

const tests = String.raw`\.(test|stories)\.tsx?$|/(test|examples)/`;

const arrows = Object.entries(rooms).flatMap(([room, folders]) =>
  Object.entries(folders).map(([folder, below]) => ({
    name: `arrows of ${folder}`,
    comment: `${room}/${folder} may import ${below.join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `^${room}/${folder}/`, pathNot: tests },
    to: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${[folder, ...below].join('|')})/` },
  })),
);

export default {
  forbidden: [
    ...arrows,
    {
      name: 'one finder of what draws',
      comment:
        'Who draws for the sandbox may not be installed: art.ts alone looks for it, artist.ts says what it must do.',
      severity: 'error',
      from: { path: '^packages/sandbox/src/', pathNot: `${tests}|/media/art\\.ts$` },
      to: { path: 'sandbox-art' },
    },
    {
      name: 'one importer of bricks.js',
      comment: 'Only masonry.ts imports bricks.js: it knows how to run it without a DOM.',
      severity: 'error',
      from: { pathNot: '/masonry\\.ts$' },
      to: { path: 'bricks\\.js' },
    },
  ],
  options: {
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  },
};

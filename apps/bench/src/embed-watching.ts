/**
 * Measures what a visitor loads who only watches, and how long the first touch takes because of that.
 *
 *   pnpm --filter @gifkit/embed run build
 *   node apps/bench/src/embed-watching.ts
 *
 * With `EMBED_BEFORE`, the path of another checkout whose embed was built, it measures that one too, in turn.
 */
import type { Browser } from '@playwright/test';
import type { BenchedEmbed } from '../tools/embed-server.ts';
import { firstShare } from '../tools/first-share.ts';
import { type Limit, verdict } from '../tools/limits.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { measureBuilds } from '../tools/measure-builds.ts';
import { median } from '../tools/statistics.ts';
import { type WatchedBytes, watchedBytes } from '../tools/watched-bytes.ts';

/** GIFs that each figure is the median of; of avatars the heaviest counts. */
const GIFS = 5;
const SLOW = { cpuSlowdown: 4, isLineSlow: true };

interface Figure {
  name: string;
  limit?: Limit;
}

const FIGURES = {
  script: { name: 'script, KB', limit: { most: 8 } },
  files: { name: 'its files' },
  saving: { name: 'script with Save-Data, KB', limit: { most: 8 } },
  invited: { name: 'script in a frame of the SDK, KB', limit: { most: 8 } },
  stills: { name: 'stills of related GIFs, KB', limit: { most: 0 } },
  avatar: { name: 'the uploader’s avatar, KB at most' },
  touch: { name: 'first touch, on Share, until the menu is open, ms' },
  mouse: { name: 'the same by mouse, which came 300 ms before, ms' },
  slowTouch: { name: 'first touch on a slow line and machine, ms' },
  slowMouse: { name: 'the same by mouse, ms' },
} satisfies Record<string, Figure>;

type Figures = Record<keyof typeof FIGURES, number>;

async function measure(browser: Browser, { url, ids }: BenchedEmbed): Promise<Figures> {
  const pages = ids.slice(0, GIFS).map((id) => `${url}/embed/${id}`);
  const kilobytes = (all: readonly WatchedBytes[], key: keyof WatchedBytes) =>
    median(all.map((one) => one[key])) / 1000;
  const each = async <Result>(run: (page: string) => Promise<Result>) => {
    const results: Result[] = [];
    for (const page of pages) results.push(await run(page));
    return results;
  };
  const watched = await each((page) => watchedBytes(browser, page));
  const saving = await each((page) => watchedBytes(browser, page, { savesData: true }));
  const invited = await each((page) => watchedBytes(browser, page, { isInvited: true }));
  const share = async (...[pointing, conditions]: [Parameters<typeof firstShare>[2], object]) =>
    median(await each((page) => firstShare(browser, page, pointing, conditions)));
  return {
    script: kilobytes(watched, 'script'),
    files: median(watched.map(({ scriptFiles }) => scriptFiles)),
    saving: kilobytes(saving, 'script'),
    invited: kilobytes(invited, 'script'),
    stills: kilobytes(watched, 'relatedStills'),
    avatar: Math.max(...watched.map(({ avatar }) => avatar)) / 1000,
    touch: await share('finger', {}),
    mouse: await share('mouse', {}),
    slowTouch: await share('finger', SLOW),
    slowMouse: await share('mouse', SLOW),
  };
}

const { before, now } = await measureBuilds(measure);
const rows = (Object.entries(FIGURES) as [keyof Figures, Figure][]).map(
  ([key, { name, limit = {} }]) => [
    name,
    ...(before ? [figure(before[key])] : []),
    figure(now[key]),
    verdict(name, now[key], limit),
  ],
);
console.log(
  `## Embed page, for who only watches

What comes without a touch within 6 s, over the line, by a frame of 480 by 480 px with nothing in the cache, and
what the first touch costs for it; the median of ${GIFS} GIFs. The slow machine has a quarter of the CPU, the slow
line 1.6 Mbit/s and 150 ms.
`,
);
const head = before ? ['', 'before', 'Gifkit', 'limit'] : ['', 'Gifkit', 'limit'];
console.log(markdownTable(head, rows));

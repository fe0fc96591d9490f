/**
 * Measures how a picker opens beside its button, compared with gif-picker-react and the same service, alternating in
 * Chromium: the times until its field takes text and until the first GIF has loaded, and the script requested meanwhile.
 *
 *   node apps/bench/src/picker.ts [rounds]
 */
import { launchChromium, type Throttling } from '../tools/bench-browser.ts';
import { alternate, figure, type Limit, markdownTable, verdict } from '../tools/figures.ts';
import { measureOpening } from '../tools/measure-picker.ts';
import { servePages } from '../tools/page-server.ts';

const ROUNDS = Number(process.argv[2] ?? 7);

const SLOW_4G = { latency: 150, throughput: 200_000 };

/** Each with the most ms until the field takes text. */
const CASES: Readonly<Record<string, Throttling & { most: number }>> = {
  'fast machine': { cpu: 1, most: 60 },
  'CPU 4 times slower': { cpu: 4, most: 250 },
  'CPU 4 times slower, slow 4G': { cpu: 4, network: SLOW_4G, most: 600 },
};

const PICKERS = ['gifkit', 'peer'] as const;
await using browser = await launchChromium();
await using pages = await servePages(PICKERS.map((name) => `pickers/${name}`));

const rows: string[][] = [];
function addRow(name: string, [ours, peers]: [number, number], limit: Limit = {}): void {
  rows.push([name, figure(ours), figure(peers), verdict(name, ours, limit)]);
}

for (const [name, one] of Object.entries(CASES)) {
  // The sandbox draws its pictures in round 0.
  const [ours, peers] = await alternate(name, PICKERS, { rounds: ROUNDS, first: 0 }, (picker) =>
    measureOpening(browser, pages, picker, one),
  );
  addRow(`field, ${name}, ms`, [ours.field, peers.field], { most: one.most });
  const beforePeer = one.network && { most: peers.gif };
  addRow(`first GIF, ${name}, ms`, [ours.gif, peers.gif], beforePeer);
  if (!one.network) continue;
  addRow('requests of script', [ours.requests, peers.requests], { most: 8 });
  addRow('script, KB gzip', [ours.KB, peers.KB], { most: 45 });
}
console.log(`## Picker compared with gif-picker-react

From the click on a button of a loaded page, which requests the picker when it is hovered, until the field takes typed text and until the
first GIF has loaded; the median of ${ROUNDS} alternating runs, with KLIPY's API, built by Vite. React, styled-components and the provider
are in the page's own script. Slow 4G is 1.6 Mbit/s and 150 ms; the peer is gif-picker-react 2.0.0-rc.2.

${markdownTable(['', 'Gifkit', 'peer', 'limit'], rows)}`);

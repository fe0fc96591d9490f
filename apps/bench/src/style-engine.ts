/**
 * Finds out what the style engine spends on our tiles in a fast sweep: TanStack's list with our `Gif`, which mounts
 * each tile whole, with one thing at a time taken out of the style sheet, and the same list with bare tiles.
 *
 *   node apps/bench/src/style-engine.ts [--runs=2]
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from '../tools/bench-browser.ts';
import { figure, markdownTable } from '../tools/markdown.ts';
import { measureSweepCost, type SweepCost } from '../tools/measure-sweep.ts';
import { servePages } from '../tools/page-server.ts';
import { medians } from '../tools/statistics.ts';

const GIFS = 2500;

/** Takes out the rules that a pattern finds. */
const withoutRules = (pattern: string) => `
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, at) {
    const taken = new RegExp(${JSON.stringify(pattern)}).test(rule) ? '.none {}' : rule;
    return insertRule.call(this, taken, at);
  };`;

const CHANGES: readonly (readonly [name: string, page: string, script: string])[] = [
  ['bare tiles', 'tanstack?', ''],
  ['our tiles', 'tanstack?ours', ''],
  ['without any rule', 'tanstack?ours', withoutRules('.')],
  ['without colors and checkerboards', 'tanstack?ours', withoutRules('background: ?(#|repeating)')],
  [
    'without selectors of attributes and :not()',
    'tanstack?ours',
    withoutRules('\\[[^\\]]*\\]|:not'),
  ],
  [
    'without custom properties',
    'tanstack?ours',
    `const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, at) {
      let plain = rule;
      while (/var\\(--[\\w-]+, ?[^()]*\\)/.test(plain))
        plain = plain.replace(/var\\(--[\\w-]+, ?([^()]*)\\)/g, '$1');
      return insertRule.call(this, plain, at);
    };`,
  ],
  [
    'without the class of a GIF that has loaded',
    'tanstack?ours',
    `const { add } = DOMTokenList.prototype;
    DOMTokenList.prototype.add = function (...names) {
      if (!names.includes('giphy-img-loaded')) add.apply(this, names);
    };`,
  ],
  [
    'with containment',
    'tanstack?ours',
    `addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.giphy-gif { contain: strict; }');
      document.adoptedStyleSheets.push(sheet);
    });`,
  ],
];

const RUNS = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 2);

/** A browser whose pages begin with a script. */
const beginningWith = (browser: Browser, script: string): Browser =>
  new Proxy(browser, {
    get: (target, name) =>
      name === 'newContext'
        ? async (...args: Parameters<Browser['newContext']>) => {
            const context = await target.newContext(...args);
            await context.addInitScript(script);
            return context;
          }
        : Reflect.get(target, name),
  });

const browser = await launchChromium();
const { url, close } = await servePages();
try {
  const measure = ([, page, script]: (typeof CHANGES)[number]) =>
    measureSweepCost(beginningWith(browser, script), `${url}/${page}&gifs=${GIFS}`);
  const costs = CHANGES.map((): SweepCost[] => []);
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [index, change] of CHANGES.entries()) {
      console.error(`run ${run} of ${RUNS}, ${change[0]}`);
      costs[index]?.push(await measure(change));
    }
  }
  const [bare] = costs.map(medians);
  const rows = CHANGES.map(([name], index) => {
    const {
      style = Number.NaN,
      task = Number.NaN,
      fps = Number.NaN,
    } = medians(costs[index] ?? []) ?? {};
    return [
      name,
      figure(style),
      figure(style / (bare?.style ?? Number.NaN)),
      figure(task),
      figure(fps),
    ];
  });
  console.log(`## What the style engine spends

The sweep through ${GIFS.toLocaleString('en')} GIFs in 10 s in TanStack's list, whose tiles are all mounted whole, with one thing at a time
taken out of what styles them.

Neither rules and their selectors, nor custom properties, colors, checkerboards or the class of a GIF that has loaded are
what costs: without any rule the style engine spends as much. It is the elements, of which our tile has 1.7 times as many
as a bare one; so a grid that is rushed through mounts boxes in their place.

${markdownTable(['', 'style, ms CPU', '÷ bare', 'main thread, ms CPU', 'frames a second'], rows)}`);
} finally {
  await browser.close();
  await close();
}

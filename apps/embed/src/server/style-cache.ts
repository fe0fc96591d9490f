import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { GLOBAL_CSS } from '../ui/global-css.ts';
import type { Sha256 } from './sha256.ts';

/** What styled-components writes after each rule, and after each component's rules: the names they have. */
const END = '/*!sc*/';
const NAMES = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}$/;

/** How many different sets of rules are kept; pages come in far fewer kinds. */
const MOST_KINDS = 500;

/** The rules of one component or of keyframes. */
interface Group {
  names: readonly string[];
  rules: readonly string[];
}

/** The content of a `<style>`. */
export interface Style {
  css: string;
  /** As a content policy names it: `sha256-…`. */
  hash: string;
}

/** Styles of all pages, each compiled once and kept for good: a component may have but a few of them. */
export interface StyleCache {
  /** Lets an element write its rules into the cache while it is rendered. */
  collect: (element: ReactElement) => ReactElement;
  /** The rules that markup needs, the same ones for the same markup whatever was rendered before. */
  styleOf: (markup: string) => Promise<Style>;
  /** A style that is not kept. */
  toStyle: (css: string) => Promise<Style>;
  /** How many names of rules are in the cache. */
  size: () => number;
}

function readGroups(styleTags: string): Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const piece of styleTags.replace(/<\/?style[^>]*>/g, '').split(END)) {
    const rule = piece.replaceAll('\n', '');
    const [, names] = NAMES.exec(rule) ?? [];
    if (names !== undefined) {
      groups.push({ names: names.split(',').filter(Boolean).sort(), rules });
      rules = [];
    } else if (rule) rules.push(rule);
  }
  return groups;
}

const mentions = (rule: string, name: string): boolean =>
  new RegExp(`(?:\\.|@keyframes )${name}(?![\\w-])`).test(rule);

/** Names in `class` attributes; in texts React escapes the quotation mark. */
const classesOf = (markup: string): string[] => [
  ...new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names)),
];

function chooseRules(groups: readonly Group[], used: ReadonlySet<string>): string {
  const chosen = groups.flatMap(({ names, rules }) =>
    names
      .filter((name) => used.has(name))
      .flatMap((name) => rules.filter((rule) => mentions(rule, name))),
  );
  const css = chosen.join('');
  const keyframes = groups.flatMap(({ names, rules }) =>
    rules.filter(
      (rule) => rule.startsWith('@keyframes') && names.some((name) => css.includes(name)),
    ),
  );
  return css + keyframes.join('');
}

export function createStyleCache(sha256: Sha256): StyleCache {
  const sheet = new ServerStyleSheet();
  const kinds = new Map<string, Promise<Style>>();
  const readBook = () => readGroups(sheet.getStyleTags());
  const toStyle = async (css: string) => ({ css, hash: `sha256-${await sha256(css)}` });
  return {
    collect: (element) => sheet.collectStyles(element),
    styleOf(markup) {
      const classes = classesOf(markup);
      const kind = classes.join();
      const known = kinds.get(kind);
      if (known) return known;
      const used = new Set(classes.flatMap((names) => names.split(' ')));
      const style = toStyle(GLOBAL_CSS + chooseRules(readBook(), used));
      if (kinds.size >= MOST_KINDS) kinds.clear();
      kinds.set(kind, style);
      return style;
    },
    toStyle,
    size: () => readBook().reduce((sum, { names }) => sum + names.length, 0),
  };
}

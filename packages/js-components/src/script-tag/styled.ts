/**
 * Replaces styled-components in the module script, which saves 10 KB. Compiles rules with Stylis, like
 * styled-components. Has only the used features: no server rendering, themes or hydration.
 */
import {
  type ComponentType,
  createContext,
  createElement,
  type ElementType,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react';
import { compile, serialize, stringify } from 'stylis';

type Props = Record<string, unknown>;
type Value = unknown;

/** CSP nonce, from the `meta` tag that styled-components reads or from a script. */
const nonce = document.querySelector<HTMLElement>(
  'meta[property="csp-nonce"], script[nonce]',
)?.nonce;

/** Keeps class names of two copies apart. */
const prefix = `gifkit-${Math.random().toString(36).slice(2, 8)}-`;

/** Number of rule groups: one per component in the order of definition, so that later rules win. */
let groups = 0;

/** Style sheet of a page or a shadow root. */
class Sheet {
  readonly options = { nonce };
  readonly #target: ParentNode | undefined;
  readonly #names = new Map<string, string>();
  readonly #counts: number[] = [];
  #style: HTMLStyleElement | undefined;

  constructor(target?: ParentNode) {
    this.#target = target;
  }

  /** Adds rules once. @returns their class or animation name. */
  add(group: number, css: string, wrap: (name: string) => string): string {
    const key = `${group} ${css}`;
    const known = this.#names.get(key);
    if (known) return known;
    const name = `${prefix}${group}-${this.#names.size}`;
    this.#names.set(key, name);
    this.#style ??= this.#append();
    const counts = this.#counts;
    let place = 0;
    for (let below = 0; below <= group; below += 1) place += counts[below] ?? 0;
    for (const rule of compile(wrap(name))) {
      const text = serialize([rule], stringify);
      if (!text) continue;
      this.#style.sheet?.insertRule(text, place);
      counts[group] = (counts[group] ?? 0) + 1;
      place += 1;
    }
    return name;
  }

  #append(): HTMLStyleElement {
    const style = document.createElement('style');
    if (nonce) style.nonce = nonce;
    (this.#target ?? document.head).append(style);
    return style;
  }
}

export const StyleSheetContext = createContext({ styleSheet: new Sheet() });

const sheets = new WeakMap<ParentNode, { styleSheet: Sheet }>();

export function StyleSheetManager({
  target,
  children,
}: {
  target: ParentNode;
  children: ReactNode;
}) {
  const value = sheets.get(target) ?? { styleSheet: new Sheet(target) };
  sheets.set(target, value);
  return createElement(StyleSheetContext.Provider, { value }, children);
}

function toCss(value: Value, props: Props, sheet: Sheet): string {
  if (Array.isArray(value)) return value.map((part) => toCss(part, props, sheet)).join('');
  if (typeof value === 'function') return toCss(value(props, sheet), props, sheet);
  return value === undefined || value === null || value === false ? '' : String(value);
}

export const css = (texts: readonly string[], ...values: Value[]): Value[] =>
  texts.flatMap((text, index) => [text, values[index]]);

export function keyframes(...template: Parameters<typeof css>): Value {
  const group = groups++;
  return (_: Props, sheet: Sheet) => {
    const frames = toCss(css(...template), {}, sheet);
    return sheet.add(group, frames, (name) => `@keyframes ${name}{${frames}}`);
  };
}

export function createGlobalStyle(...template: Parameters<typeof css>): ComponentType {
  const group = groups++;
  return function GlobalStyle() {
    const { styleSheet } = useContext(StyleSheetContext);
    const rules = toCss(css(...template), {}, styleSheet);
    styleSheet.add(group, rules, () => rules);
    return null;
  };
}

/** Tag and rules of a component, for components that extend it. */
const made = new WeakMap<
  object,
  { tag: ElementType; rules: readonly (readonly [number, Value])[] }
>();

function make(base: ElementType, defaults: Props, template: Parameters<typeof css>): ElementType {
  const { tag, rules: inherited } = (typeof base !== 'string' && made.get(base)) || {
    tag: base,
    rules: [],
  };
  const rules = [...inherited, [groups++, css(...template)] as const];
  const Styled = forwardRef<unknown, Props>(function Styled(given, ref) {
    const { styleSheet } = useContext(StyleSheetContext);
    const { as = tag, className, ...props }: Props = { ...defaults, ...given };
    const names = rules.map(([group, rule]) => {
      const text = toCss(rule, props, styleSheet);
      return styleSheet.add(group, text, (name) => `.${name}{${text}}`);
    });
    // Transient props ($) are only for the rules.
    const passed = Object.entries(props).filter(([name]) => !name.startsWith('$'));
    return createElement(as as ElementType, {
      ...Object.fromEntries(passed),
      className: [className, ...names].filter(Boolean).join(' '),
      ref,
    });
  });
  made.set(Styled, { tag, rules });
  return Styled;
}

const styledOf = (base: ElementType) =>
  Object.assign((...template: Parameters<typeof css>) => make(base, {}, template), {
    attrs:
      (defaults: Props) =>
      (...template: Parameters<typeof css>) =>
        make(base, defaults, template),
  });

export const styled = new Proxy(styledOf, {
  get: (_, tag) => styledOf(tag as ElementType),
});

/**
 * Replaces styled-components in the module script, which saves 12 KB. Has only the used features, and leaves nested
 * rules to the browser: no server rendering, themes, hydration or components that extend styled ones.
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
  /** Group of each rule of the style element. */
  readonly #groups: number[] = [];
  #style: HTMLStyleElement | undefined;

  constructor(target?: ParentNode) {
    this.#target = target;
  }

  /** Adds a rule once. @returns its class or animation name. */
  add(group: number, css: string, wrap: (name: string) => string): string {
    const key = `${group} ${css}`;
    const known = this.#names.get(key);
    if (known) return known;
    const name = `${prefix}${group}-${this.#names.size}`;
    this.#names.set(key, name);
    this.#style ??= this.#append();
    const place = this.#groups.findLastIndex((one) => one <= group) + 1;
    this.#groups.splice(place, 0, group);
    this.#style.sheet?.insertRule(wrap(name), place);
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
    styleSheet.add(group, rules, () => `@media all{${rules}}`);
    return null;
  };
}

const styledOf =
  (tag: ElementType) =>
  (...template: Parameters<typeof css>): ElementType => {
    const group = groups++;
    return forwardRef<unknown, Props>(function Styled({ as = tag, className, ...props }, ref) {
      const { styleSheet } = useContext(StyleSheetContext);
      const text = toCss(css(...template), props, styleSheet);
      const name = styleSheet.add(group, text, (own) => `.${own}{${text}}`);
      // Transient props ($) are only for the rules.
      const passed = Object.entries(props).filter(([prop]) => !prop.startsWith('$'));
      return createElement(as as ElementType, {
        ...Object.fromEntries(passed),
        className: className ? `${className} ${name}` : name,
        ref,
      });
    });
  };

export const styled = new Proxy(styledOf, {
  get: (_, tag) => styledOf(tag as ElementType),
});

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
import { PREFIX } from '../prefix.ts';

type Props = Record<string, unknown>;
type Value = unknown;

/** Number of rule groups: one per component in the order of definition, so that later rules win. */
let groups = 0;

/** Constructed style sheet of a page or a shadow root, which content security policies allow without a nonce. */
class Sheet {
  /** Without the nonce of the one in styled-components. */
  readonly options = {};
  readonly #sheet: CSSStyleSheet;
  readonly #names = new Map<string, string>();
  /** Group of each rule of the style sheet. */
  readonly #groups: number[] = [];

  constructor(root: Document | ShadowRoot) {
    // A page accepts only style sheets of its own window.
    this.#sheet = new (
      (root.ownerDocument ?? (root as Document)).defaultView ?? window
    ).CSSStyleSheet();
    root.adoptedStyleSheets.push(this.#sheet);
  }

  /** False after a move to another document, which removes style sheets. */
  isIn(root: Document | ShadowRoot): boolean {
    return root.adoptedStyleSheets.includes(this.#sheet);
  }

  /** Adds a rule once. @returns its class or animation name. */
  add(group: number, css: string, wrap: (name: string) => string): string {
    const key = `${group} ${css}`;
    const known = this.#names.get(key);
    if (known) return known;
    const name = `${PREFIX}${group}-${this.#names.size}`;
    this.#names.set(key, name);
    const index = this.#groups.findLastIndex((one) => one <= group) + 1;
    this.#groups.splice(index, 0, group);
    this.#sheet.insertRule(wrap(name), index);
    return name;
  }
}

const page = { styleSheet: new Sheet(document) };

export const StyleSheetContext = createContext(page);

const sheets = new WeakMap<Node, typeof page>([[document, page]]);

export function StyleSheetManager({
  target = document,
  children,
}: {
  target?: Node;
  children: ReactNode;
}) {
  const root = target.getRootNode() as Document | ShadowRoot;
  const known = sheets.get(root);
  const value = known?.styleSheet.isIn(root) ? known : { styleSheet: new Sheet(root) };
  sheets.set(root, value);
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

import { describe, expect, it } from 'vitest';
import { markPureCalls } from './mark-pure-calls.ts';

const marked = (code: string) =>
  markPureCalls('module.js', code).toString().replaceAll('/* @__PURE__ */', '#');

describe('markPureCalls', () => {
  it('marks the calls that make what a module declares', () => {
    expect(marked('export const Context = createContext({});')).toBe(
      'export const Context = # createContext({});',
    );
    expect(marked('const known = new Map();')).toBe('const known = # new Map();');
    expect(marked('export default memo(function Tile() {});')).toBe(
      'export default # memo(function Tile() {});',
    );
  });

  it('marks a chain of calls once, at its beginning', () => {
    expect(marked('const Row = styled.div.attrs({ role: "row" }).withConfig({})(["a"]);')).toBe(
      'const Row = # styled.div.attrs({ role: "row" }).withConfig({})(["a"]);',
    );
  });

  it('marks the calls in the arguments of a call, too', () => {
    expect(marked('const Tiles = pair(styled.div(["a"]), [css(["b"])]);')).toBe(
      'const Tiles = # pair(# styled.div(["a"]), [# css(["b"])]);',
    );
  });

  it('leaves alone what runs when somebody calls it', () => {
    const code = [
      'const useIt = () => useState(new Map());',
      'function draw() { const a = make(); return a; }',
      'class Pool { one = make(); }',
    ].join('\n');
    expect(marked(code)).toBe(code);
  });

  it('leaves alone a call that is there for what it does', () => {
    const code = 'customElements.define("gifkit-embed", Element);\nif (!ready) start();';
    expect(marked(code)).toBe(code);
  });
});

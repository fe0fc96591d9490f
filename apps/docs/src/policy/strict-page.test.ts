import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createStyleSheet,
  policyOf,
  withClassSelectors,
  withoutStyleAttributes,
  withPolicy,
} from './strict-page.ts';

describe('a page under a strict policy', () => {
  it('has its style attributes as classes, each style once', () => {
    const sheet = createStyleSheet();
    const html = withoutStyleAttributes(
      '<b style="--0:#fff">a</b><i class="x" style="--0:#fff" title="a > b">b</i><br style="top:0">',
      sheet,
    );
    expect(html).toBe(
      '<b class="is-0">a</b><i class="is-0 x" title="a > b">b</i><br class="is-1">',
    );
    expect(sheet.css()).toBe('.is-0{--0:#fff}\n.is-1{top:0}');
  });

  it('has its code found by these classes', () => {
    expect(withClassSelectors(".code span[style^='--']:not([class]){color:var(--0)}")).toBe(
      '.code span[class^="is-"]{color:var(--0)}',
    );
  });

  it('keeps its scripts as they are, also those that write HTML', () => {
    const script = '<script>a = `<b style="top:0">`;</script>';
    expect(withoutStyleAttributes(script, createStyleSheet())).toBe(script);
  });

  it('allows its inline scripts by their hashes, and no other', () => {
    const hash = createHash('sha256').update('a()').digest('base64');
    const policy = policyOf('<script>a()</script><script src="/a.js"></script>');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('says its policy before anything else is loaded', () => {
    const html = withPolicy('<head><meta charset="utf-8"/><title>a</title></head>', '/docs/a.css');
    expect(html).toMatch(
      /^<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(html).toContain('<link rel="stylesheet" href="/docs/a.css"><title>');
  });
});

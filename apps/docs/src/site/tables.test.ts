import { expect, it } from 'vitest';
import { withTableRoles } from './tables.ts';

it('says what each part of a table is', () => {
  expect(
    withTableRoles(
      '<table><thead><tr><th align="right">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" align="right">A</th></tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell">1</td></tr></tbody></table>',
  );
});

it('lets an empty cell head no column', () => {
  expect(withTableRoles('<tr><th align="left"></th><th>A</th></tr>')).toBe(
    '<tr role="row"><th role="cell" align="left"></th><th role="columnheader">A</th></tr>',
  );
});

it('leaves everything else as it is, also code that shows a table', () => {
  const html = '<p>a</p><code>&lt;table&gt;</code><time>now</time>';
  expect(withTableRoles(html)).toBe(html);
});

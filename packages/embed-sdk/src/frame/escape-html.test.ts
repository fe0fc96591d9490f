import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each(['plain', '<b>"a" & \'b\'</b>', '&amp;', ''])('keeps "%s" a text in markup', (text) => {
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  const { firstElementChild: element } = document.body;
  expect(element?.getAttribute('title')).toBe(text);
  expect(element?.textContent).toBe(text);
});

import { GALLERY } from '../settings.ts';
import { violationsIn } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a picker works by keyboard with typing, Down and Enter, returns focus on Escape, and has no axe violations', async ({
  tab,
}) => {
  await tab.goto(`${GALLERY}/chat`);
  const button = { role: 'button', name: 'Choose a GIF' } as const;
  const dialog = { role: 'dialog', name: 'GIF picker' } as const;
  const description = { role: 'textbox', name: 'Description' } as const;
  await (await tab.find(button)).evaluate((element) => (element as HTMLElement).focus());
  await tab.press('Enter');
  await tab.find(dialog);
  const field = 'dialog [role="combobox"]';
  await expect.poll(() => tab.isFocused(field)).toBe(true);
  await tab.type('sun');
  await tab.press('Enter');
  await tab.find('dialog [role="grid"][aria-label*="sun"] .giphy-gif');
  expect(await violationsIn(tab, 'dialog')).toEqual([]);
  await tab.press('ArrowDown');
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null))
    .toBe(true);
  await tab.press('Enter');
  await expect.poll(() => tab.isFocused(description)).toBe(true);
  await tab.press('Escape');
  await tab.waitUntilGone(description);
  await tab.press('Escape');
  await tab.waitUntilGone(dialog);
  await expect.poll(() => tab.isFocused(button)).toBe(true);
});

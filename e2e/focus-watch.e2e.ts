import { expect, test } from './fixtures.ts';
import { focusChecked } from './focus-watch.ts';

/** A page with a button `Do it`, a way to have it do something, and another button. */
const pageOf = (script: string) => `<!doctype html><title>Focus</title>
  <button id="it">Do it</button> <button id="other">Other</button>
  <script>const it = document.getElementById('it'), other = document.getElementById('other');
  it.onclick = () => { ${script} };</script>`;

for (const [title, script, isLost] of [
  ['is removed', 'it.remove()', true],
  ['is removed later, when a response has come', 'setTimeout(() => it.remove(), 300)', true],
  ['is disabled', 'it.disabled = true', true],
  ['is hidden', 'it.hidden = true', true],
  ['gives the focus away to nobody', 'it.blur()', true],
  ['gives the focus on before it goes', 'other.focus(); it.remove()', false],
  ['stays', '', false],
] as const) {
  test(`a button that ${title} ${isLost ? 'loses' : 'keeps'} the focus`, async ({
    page,
    focusLosses,
  }) => {
    await page.route('http://focus.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf(script) }),
    );
    for (const activate of ['click', 'press'] as const) {
      focusLosses.length = 0;
      await page.goto('http://focus.test/');
      const button = page.getByRole('button', { name: 'Do it' });
      await (activate === 'click' ? button.click() : button.press('Enter'));
      if (isLost) {
        await expect.poll(() => focusLosses.join()).toMatch(/ on button “Do it”/);
      } else {
        await page.evaluate(focusChecked);
        expect(focusLosses).toEqual([]);
      }
    }
    focusLosses.length = 0;
  });
}

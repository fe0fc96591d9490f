import { expect, test } from './fixtures.ts';
import { focusChecked } from './focus-watch.ts';

/** A page with a button `Do it` that runs a script, and another button. */
const pageOf = (script: string) => `<!doctype html><title>Focus</title>
  <button id="it">Do it</button> <button id="other">Other</button>
  <script>const it = document.getElementById('it'), other = document.getElementById('other');
  it.onclick = () => { ${script} };</script>`;

test('focus is lost with a button that disappears, but not if the button moves it or stays', async ({
  page,
  focusLosses,
}) => {
  let body = '';
  await page.route('http://focus.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  for (const [script, isLost] of [
    ['it.remove()', true],
    // As after a response.
    ['setTimeout(() => it.remove(), 300)', true],
    ['it.disabled = true', true],
    ['it.hidden = true', true],
    ['it.blur()', true],
    ['other.focus(); it.remove()', false],
    ['', false],
  ] as const) {
    body = pageOf(script);
    for (const activate of ['click', 'press'] as const) {
      focusLosses.length = 0;
      await page.goto('http://focus.test/');
      const button = page.getByRole('button', { name: 'Do it' });
      await (activate === 'click' ? button.click() : button.press('Enter'));
      if (isLost) {
        await expect.poll(() => focusLosses.join(), script).toMatch(/ on button “Do it”/);
      } else {
        await page.evaluate(focusChecked);
        expect(focusLosses, script).toEqual([]);
      }
    }
    focusLosses.length = 0;
  }
});

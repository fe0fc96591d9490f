/** Script of the admin page. It renews the live parts every second and submits the forms. */

const INTERVAL = 1000;
/** Duration of a status message in ms; errors stay three times as long. */
const PATIENCE = 6000;

const at = (id) => document.getElementById(id);

let saying;
const say = (text, isBad = false) => {
  clearTimeout(saying);
  saying = setTimeout(() => say(''), isBad ? PATIENCE * 3 : PATIENCE);
  at('status').classList.toggle('bad', isBad);
  at('status').textContent = text;
};

/** Replaces a part that has changed. If its focused element disappears, focus moves to the section. */
const renew = (part, shown) => {
  if (part.innerHTML === shown.innerHTML) return;
  const focused = shown.contains(document.activeElement) && document.activeElement.id;
  shown.replaceChildren(...part.childNodes);
  if (focused) (at(focused) ?? shown.closest('section')).focus();
};

let isLost = false;
const refresh = async () => {
  try {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    for (const part of page.querySelectorAll('[data-live]')) renew(part, at(part.id));
    if (isLost) say('The sandbox responds again.');
    isLost = false;
  } catch {
    if (!isLost) say('The sandbox does not respond.', true);
    isLost = true;
  }
};

/** Sends a request to the sandbox and shows an error if it fails. Resolves to true on success. */
const send = async (method, path, body, done) => {
  const json = body && JSON.stringify(body);
  const response = await fetch(`/_sandbox/${path}`, { method, body: json }).catch(() => undefined);
  if (!response?.ok) {
    const refusal = await response?.json().catch(() => undefined);
    say(refusal?.meta?.msg ?? 'The sandbox does not respond.', true);
    return false;
  }
  await refresh();
  say(done);
  return true;
};

const onSubmit = (id, handle) =>
  at(id).addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].filter(([, value]) => value.trim());
    if (await handle(Object.fromEntries(fields))) form.reset();
  });

const faultOf = ({ query, ...fields }) => {
  const fault = Object.entries(fields).map(([name, value]) => [
    name,
    at('fault-form').elements[name].type === 'number' ? Number(value) : value,
  ]);
  const parameters = query && Object.fromEntries(new URLSearchParams(query));
  return { ...Object.fromEntries(fault), query: parameters };
};

onSubmit('fault-form', (fields) => send('POST', 'faults', faultOf(fields), 'The fault is added.'));
onSubmit('clock-form', ({ now }) => send('POST', 'clock', { now: `${now}Z` }, 'The clock is set.'));
document.addEventListener('click', ({ target: { dataset } }) => {
  if (dataset.remove)
    send('DELETE', `faults/${dataset.remove}`, undefined, 'The fault is removed.');
  if (!dataset.advance) return;
  send('POST', 'clock', { advanceMs: Number(dataset.advance) }, 'The clock is moved.');
});
at('reset').addEventListener('click', () =>
  send('POST', 'reset', undefined, 'Faults, logs, changes and the clock are reset.'),
);

setInterval(() => {
  if (!document.hidden) refresh();
}, INTERVAL);

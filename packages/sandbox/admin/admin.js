/** Script of the admin page. It polls the state every second and submits the forms. */

const INTERVAL = 1000;
/** Maximum number of shown requests and events. */
const KEPT = 100;
/** Duration of a status message in ms; errors stay three times as long. */
const PATIENCE = 6000;

const at = (id) => document.getElementById(id);

/** Creates an element. Texts never become markup. */
const element = (name, attributes = {}, ...contents) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents);
  return made;
};

/** Changes a list. If the focused item disappears, focus moves to the match in its place, otherwise to the section. */
const changeList = (list, selector, change) => {
  const place = [...list.children].findIndex((item) => item.contains(document.activeElement));
  change();
  if (place < 0 || list.contains(document.activeElement)) return;
  const matches = list.querySelectorAll(selector);
  (matches[Math.min(place, matches.length - 1)] ?? list.closest('section')).focus();
};

let saying;
const say = (text, isBad = false) => {
  const status = at('status');
  clearTimeout(saying);
  saying = setTimeout(() => status.replaceChildren(), isBad ? PATIENCE * 3 : PATIENCE);
  status.classList.toggle('bad', isBad);
  status.textContent = text;
};

/** Sends a request to the sandbox and shows an error if it fails. Resolves to true on success. */
const send = async (method, path, body, done) => {
  try {
    const response = await fetch(`/_sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const refusal = await response.json().catch(() => ({}));
      say(refusal.meta?.msg ?? `The sandbox answered with ${response.status}.`, true);
      return false;
    }
  } catch {
    say('The sandbox does not respond.', true);
    return false;
  }
  // A request in flight may return the state before the change.
  await loading;
  await refresh();
  say(done);
  return true;
};

const logItem = (fields, ...summary) =>
  element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, ...summary),
      element('pre', {}, JSON.stringify(fields, null, 2)),
    ),
  );

const inQuery = (query) => (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '');

const requestItem = ({ method, path, query, headers, status }) => {
  const isBad = status === 0 || status >= 400;
  const result = element('span', isBad ? { class: 'bad' } : {}, String(status || 'dropped'));
  return logItem({ query, headers }, result, ` ${method} ${path}${inQuery(query)}`);
};

const eventItem = (event) => logItem(event, String(event?.action_type ?? event?.type ?? 'event'));

const faultWords = ({ path, method = 'Every method', query = {}, ...rest }) =>
  `${method} ${path}${inQuery(query)} ${JSON.stringify(rest)}`;

const faultItem = ({ id, fault, strikes }) => {
  const label = `Remove the fault ${faultWords(fault)}`;
  const attributes = { type: 'button', 'aria-label': label, 'data-fault': id };
  const button = element('button', attributes, 'Remove');
  button.addEventListener('click', () =>
    send('DELETE', `faults/${id}`, undefined, 'The fault is removed.'),
  );
  return element(
    'li',
    {},
    element('p', {}, faultWords(fault)),
    element('div', { class: 'row' }, element('span', {}, `Struck ${strikes} so far.`), button),
  );
};

let faultsShown = '';
const showFaults = (faults) => {
  const text = JSON.stringify(faults);
  // An unchanged list stays, so that its focused button keeps the focus.
  if (text === faultsShown) return;
  const focused = document.activeElement?.getAttribute('data-fault');
  faultsShown = text;
  changeList(at('faults-list'), 'button', () => {
    at('faults-list').replaceChildren(...faults.map(faultItem));
    if (focused) document.querySelector(`[data-fault="${focused}"]`)?.focus();
  });
};

const shown = { requests: 0, events: 0 };
const showLog = (name, { total, count, isReset, entries }, toItem) => {
  const list = at(`${name}-list`);
  const before = [...list.children];
  list.prepend(...entries.map(toItem).reverse());
  const gone = isReset ? before : [...list.children].slice(KEPT);
  changeList(list, 'summary', () => {
    for (const item of gone) item.remove();
  });
  at(`${name}-total`).textContent = String(count);
  shown[name] = total;
};

let isLost = false;
const load = async () => {
  try {
    const response = await fetch(`/_sandbox/state?${new URLSearchParams(shown)}`);
    const state = await response.json();
    at('now').textContent = `${state.now.slice(0, 19).replace('T', ' ')} UTC`;
    showFaults(state.faults);
    showLog('requests', state.requests, requestItem);
    showLog('events', state.events, eventItem);
    if (isLost) say('The sandbox responds again.');
    isLost = false;
  } catch {
    if (!isLost) say('The sandbox does not respond.', true);
    isLost = true;
  }
};

/** Request in flight, shared by concurrent refreshes. */
let loading;
const refresh = () => {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
};

const onSubmit = (id, handle) =>
  at(id).addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].filter(([, value]) => value.trim());
    if (await handle(Object.fromEntries(fields))) form.reset();
  });

const faultOf = ({ path, method, body, message, query, ...numbers }) => {
  const { least, most, ...others } = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
  );
  const latencyMs =
    least === undefined || most === undefined ? (most ?? least) : [least, Math.max(least, most)];
  const fields = { path, method, body, message, latencyMs, ...others };
  return query ? { ...fields, query: Object.fromEntries(new URLSearchParams(query)) } : fields;
};

onSubmit('fault-form', (fields) => send('POST', 'faults', faultOf(fields), 'The fault is added.'));
onSubmit('clock-form', ({ now }) => send('POST', 'clock', { now: `${now}Z` }, 'The clock is set.'));
for (const button of document.querySelectorAll('[data-advance]')) {
  const advanceMs = Number(button.dataset.advance);
  button.addEventListener('click', () =>
    send('POST', 'clock', { advanceMs }, 'The clock is moved.'),
  );
}
at('reset').addEventListener('click', () =>
  send('POST', 'reset', undefined, 'Faults, logs, changes and the clock are reset.'),
);

let isPaused = false;
at('pause').addEventListener('click', ({ currentTarget }) => {
  isPaused = !isPaused;
  currentTarget.setAttribute('aria-pressed', String(isPaused));
  if (!isPaused) refresh();
});
setInterval(() => {
  if (!isPaused && !document.hidden) refresh();
}, INTERVAL);
refresh();

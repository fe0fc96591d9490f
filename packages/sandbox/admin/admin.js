/** The script of the admin page: it asks for the state each second, and sends what forms say. */

/** ms between two requests for the state. */
const INTERVAL = 1000;
/** Requests and events that the page keeps. */
const KEPT = 100;
/** How long the page says what was done, in ms; what went wrong stays longer. */
const PATIENCE = 6000;

const at = (id) => document.getElementById(id);

/** An element with attributes and contents; texts never become markup. */
const element = (name, attributes = {}, ...contents) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents);
  return made;
};

/**
 * Changes the items of a list. If the item that has the focus goes, what matches at its place has it then, or else
 * the section.
 */
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

/** Sends a request to the sandbox. Resolves to whether it was accepted; says why if it was not. */
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
    say('The sandbox does not answer.', true);
    return false;
  }
  // A state that is under way may be from before.
  await loading;
  await refresh();
  say(done);
  return true;
};

/** An entry of a log, with its fields to open. */
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

/** A fault in one line. */
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
  // An unchanged list is left alone, so that it does not take the focus from one of its buttons.
  if (text === faultsShown) return;
  const focused = document.activeElement?.getAttribute('data-fault');
  faultsShown = text;
  changeList(at('faults-list'), 'button', () => {
    at('faults-list').replaceChildren(...faults.map(faultItem));
    if (focused) document.querySelector(`[data-fault="${focused}"]`)?.focus();
  });
};

/** Totals of the logs that are shown. */
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
    if (isLost) say('The sandbox answers again.');
    isLost = false;
  } catch {
    if (!isLost) say('The sandbox does not answer.', true);
    isLost = true;
  }
};

/** What is under way; only one answer at a time is shown. */
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

/** The fault that the form describes. */
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
  send(
    'POST',
    'reset',
    undefined,
    'Faults, logs and changes are forgotten, and the clock is right.',
  ),
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

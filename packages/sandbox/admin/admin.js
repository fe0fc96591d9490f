/** The script of the admin page: it asks for the state each second, and sends what forms say. */

import { address, ask, at, changeList, element, itemButton, say } from './dom.js';
import { eventItem, faultWords, requestItem } from './items.js';
import { setUpScenarios, showScenarios } from './scenarios.js';

/** ms between two requests for the state. */
const INTERVAL = 1000;
/** Requests and events that the page keeps. */
const KEPT = 100;

const shown = { requests: 0, events: 0 };
let isPaused = false;

/** Sends a request to the sandbox, and shows what has changed. Resolves to whether it was accepted. */
const send = async (method, path, body, done) => {
  if (!(await ask(method, path, body))) return false;
  await refreshAnew();
  say(done);
  return true;
};

const faultItem = ({ id, fault, strikes }) => {
  const name = `Remove the fault ${faultWords(fault)}`;
  const button = itemButton('Remove', name, () => removeFault(id), { 'data-fault': id });
  const struck = element('span', { class: 'strikes' }, `Struck ${strikes} so far.`);
  return element(
    'li',
    { 'data-strikes': strikes },
    element('p', {}, faultWords(fault)),
    element('div', { class: 'row middle' }, struck, button),
  );
};

const removeFault = (id) => send('DELETE', `faults/${id}`, undefined, 'The fault is removed.');

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

const showNamespaces = (names) => {
  const select = at('namespace');
  const known = new Set([...select.options].map(({ value }) => value));
  for (const name of names.filter((one) => !known.has(one))) {
    select.append(element('option', {}, name));
  }
};

let isLost = false;
const load = async () => {
  try {
    const response = await fetch(address('state', shown));
    const state = await response.json();
    at('now').textContent = `${state.now.slice(0, 19).replace('T', ' ')} UTC`;
    at('per-hour').textContent = state.rateLimit
      ? `${state.rateLimit.perHour} requests in an hour`
      : 'any number of requests';
    showFaults(state.faults);
    showLog('requests', state.requests, requestItem);
    showLog('events', state.events, eventItem);
    showScenarios(state);
    showNamespaces(state.namespaces);
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

/** What is under way may be from before. */
const refreshAnew = async () => {
  await loading;
  await refresh();
};

const onSubmit = (id, handle) =>
  at(id).addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(
      [...new FormData(form)].filter(([, value]) => String(value).trim()),
    );
    if (await handle(fields)) form.reset();
  });

/** The fault that the form describes. */
const faultOf = ({ path, method, body, message, query, ...numbers }) => {
  const { least, most, status, probability, times } = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
  );
  const latencyMs =
    least === undefined || most === undefined ? (most ?? least) : [least, Math.max(least, most)];
  return {
    path,
    method,
    body,
    message,
    status,
    probability,
    times,
    latencyMs,
    ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }),
  };
};

onSubmit('fault-form', (fields) => send('POST', 'faults', faultOf(fields), 'The fault is added.'));
onSubmit('clock-form', ({ now }) => send('POST', 'clock', { now: `${now}Z` }, 'The clock is set.'));
onSubmit('limit-form', ({ perHour }) =>
  send('PUT', 'rate-limit', { perHour: Number(perHour) }, 'The limit is set.'),
);
at('lift').addEventListener('click', () =>
  send('DELETE', 'rate-limit', undefined, 'The limit is lifted.'),
);
at('reset').addEventListener('click', () =>
  send(
    'POST',
    'reset',
    undefined,
    'Faults, logs and changes are forgotten, and the clock is right.',
  ),
);
for (const button of document.querySelectorAll('[data-advance]')) {
  const advanceMs = Number(button.dataset.advance);
  button.addEventListener('click', () =>
    send('POST', 'clock', { advanceMs }, 'The clock is moved.'),
  );
}
at('pause').addEventListener('click', ({ currentTarget }) => {
  isPaused = !isPaused;
  currentTarget.setAttribute('aria-pressed', String(isPaused));
  if (!isPaused) refresh();
});

setUpScenarios(refreshAnew);

setInterval(() => {
  if (!isPaused && !document.hidden) refresh();
}, INTERVAL);
refresh();

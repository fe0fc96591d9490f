/** The section of scenarios: recording, replaying, and files of them. */
import { ask, at, element, focusAfter, itemButton, say } from './dom.js';
import { forget, keep, readKept } from './kept-scenarios.js';

let isRecording = false;

const counted = (count) => (count === 1 ? '1 request' : `${count} requests`);

/** A step as it is listed; one of a file may be anything. */
const stepItem = (step) => {
  const { method = '', path = '', query = {} } = step?.request ?? {};
  const search = new URLSearchParams(query).toString();
  const status = step?.response?.status === 0 ? 'dropped' : (step?.response?.status ?? '');
  return element('li', {}, `${status} ${method} ${path}${search && `?${search}`}`);
};

const replay = async (one, refresh) => {
  const response = await ask('POST', 'replay', one.scenario);
  if (!response) return;
  await refresh();
  say(`“${one.name}” is replayed: each of its requests gets the recorded response, once.`);
};

const download = ({ name, scenario }) => {
  const file = new Blob([JSON.stringify(scenario, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  element('a', { href: url, download: `${name.replace(/[^\w-]+/g, '-')}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Others stay as they are, so that none of their buttons loses the focus. */
const remove = async (one, item) => {
  const list = item.parentElement;
  const place = [...list.children].indexOf(item);
  item.remove();
  focusAfter(list, place, '[data-remove]');
  await forget(one.id);
  say(`“${one.name}” is removed.`);
};

const scenarioItem = (one, refresh) => {
  const item = element(
    'li',
    {},
    element('p', {}, element('strong', {}, one.name)),
    element(
      'details',
      {},
      element('summary', {}, counted(one.scenario.steps.length)),
      element('ol', {}, ...one.scenario.steps.map(stepItem)),
    ),
    element(
      'div',
      { class: 'row' },
      itemButton('Replay', `Replay ${one.name}`, () => replay(one, refresh)),
      itemButton('Download', `Download ${one.name}`, () => download(one)),
      itemButton('Remove', `Remove ${one.name}`, () => remove(one, item), { 'data-remove': '' }),
    ),
  );
  return item;
};

/** Adds a scenario to the list. Resolves to what is to be said besides. */
const add = async (name, scenario, refresh) => {
  const one = { id: crypto.randomUUID(), addedAt: Date.now(), name, scenario };
  at('scenarios-list').prepend(scenarioItem(one, refresh));
  return (await keep(one)) ? '' : ' This browser does not keep it: download it before you leave.';
};

const stop = async (refresh) => {
  const response = await ask('DELETE', 'recording');
  if (!response) return;
  const scenario = await response.json();
  const { length } = scenario.steps;
  if (length === 0) {
    await refresh();
    return say('Nothing was recorded, because no request came.');
  }
  const time = new Date().toLocaleString('sv').replaceAll(':', '.');
  const others = await add(`Recording of ${time}`, scenario, refresh);
  await refresh();
  const rest = scenario.leftOut ? ` ${scenario.leftOut} more had no room.` : '';
  say(`${counted(length)} recorded.${rest}${others}`);
};

const record = async (refresh) => {
  if (isRecording) return stop(refresh);
  if (!(await ask('POST', 'recording'))) return;
  await refresh();
  say('Every request is recorded from now on.');
};

const read = async (file, refresh) => {
  let scenario;
  try {
    scenario = JSON.parse(await file.text());
  } catch {
    return say(`“${file.name}” is not JSON.`, true);
  }
  if (!Array.isArray(scenario?.steps)) {
    return say(`“${file.name}” is no scenario: it needs a list "steps".`, true);
  }
  const others = await add(file.name.replace(/\.json$/i, ''), scenario, refresh);
  say(`“${file.name}” is in the list.${others}`);
};

/** Shows what the state says of recording and replaying. */
export const showScenarios = ({ recording, left }) => {
  isRecording = recording !== null;
  at('record').textContent = isRecording ? 'Stop and keep' : 'Record';
  const missing = recording?.leftOut ? `, and ${recording.leftOut} had no room` : '';
  at('recording').textContent = isRecording
    ? `Recording: ${counted(recording.steps)} so far${missing}.`
    : 'Nothing is being recorded.';
  at('replaying').textContent = left
    ? `Replaying: ${counted(left)} left to come.`
    : 'Nothing is being replayed.';
};

/** @param refresh shows the state anew */
export const setUpScenarios = (refresh) => {
  at('record').addEventListener('click', () => record(refresh));
  at('end-replay').addEventListener('click', async () => {
    if (!(await ask('DELETE', 'replay'))) return;
    await refresh();
    say('The service responds again.');
  });
  at('scenario-file').addEventListener('change', async ({ currentTarget }) => {
    for (const file of currentTarget.files) await read(file, refresh);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  });
  readKept().then((found) => {
    const before = found.toSorted((a, b) => b.addedAt - a.addedAt);
    at('scenarios-list').append(...before.map((one) => scenarioItem(one, refresh)));
  });
};

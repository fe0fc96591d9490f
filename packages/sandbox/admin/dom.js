/** What the scripts of the page have in common: its elements, its status, and requests to the sandbox. */

/** How long the page says what was done, in ms; what went wrong stays longer. */
const PATIENCE = 6000;

export const at = (id) => document.getElementById(id);

/** An element with attributes and contents; texts never become markup. */
export const element = (name, attributes = {}, ...contents) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents);
  return made;
};

/** A button of an item in a list. Its name begins with its text and says which item it is for. */
export const itemButton = (text, name, onClick, attributes = {}) => {
  const button = element('button', { type: 'button', 'aria-label': name, ...attributes }, text);
  button.addEventListener('click', onClick);
  return button;
};

/** Gives the focus to what matches in the item at a place of a list, or else in its last one; to the section where there is none. */
export const focusAfter = (list, place, selector) => {
  const matches = list.querySelectorAll(selector);
  (matches[Math.min(place, matches.length - 1)] ?? list.closest('section')).focus();
};

/** Changes the items of a list. Where the one that has the focus goes, what matches at its place has it then. */
export const changeList = (list, selector, change) => {
  const place = [...list.children].findIndex((item) => item.contains(document.activeElement));
  change();
  if (place >= 0 && !list.contains(document.activeElement)) focusAfter(list, place, selector);
};

let saying;
export const say = (text, isBad = false) => {
  const status = at('status');
  clearTimeout(saying);
  saying = setTimeout(() => status.replaceChildren(), isBad ? PATIENCE * 3 : PATIENCE);
  status.classList.toggle('bad', isBad);
  status.textContent = text;
};

export const address = (path, query = {}) =>
  `/_sandbox/${path}?${new URLSearchParams({ namespace: document.body.dataset.namespace, ...query })}`;

/** Sends a request to the sandbox. Resolves to the response if it was accepted; says why if it was not. */
export const ask = async (method, path, body) => {
  try {
    const response = await fetch(address(path), {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const refusal = await response.json().catch(() => ({}));
    say(refusal.meta?.msg ?? `The sandbox answered with ${response.status}.`, true);
  } catch {
    say('The sandbox does not answer.', true);
  }
  return undefined;
};

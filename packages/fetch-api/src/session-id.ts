import { PINGBACK_ID_KEY, PINGBACK_ID_LENGTH } from './constants.ts';

/** Keeps the id where session storage is forbidden (sandboxed frames) or missing (servers, React Native). */
let remembered = '';

/** 16 random letters and digits. They tell sessions apart and protect nothing. */
export function createPingbackId(): string {
  let id = '';
  while (id.length < PINGBACK_ID_LENGTH) id += Math.random().toString(36).slice(2);
  return id.slice(0, PINGBACK_ID_LENGTH);
}

/** The id of this browser session: 16 characters, kept in session storage. */
export function getPingbackId(): string {
  if (remembered) return remembered;
  try {
    remembered = sessionStorage.getItem(PINGBACK_ID_KEY) || createPingbackId();
    sessionStorage.setItem(PINGBACK_ID_KEY, remembered);
  } catch {
    remembered ||= createPingbackId();
  }
  return remembered;
}

import { API_KEY_NAME, API_KEY_PATTERN } from '@gifkit/embed-sdk/internal';

type Address = Pick<Location, 'href'>;

const NAMED = `[?#&]${API_KEY_NAME}=`;

/** Whether the host page says something of a key in the address of this frame. */
export const namesHostKey = ({ href }: Address): boolean => new RegExp(NAMED).test(href);

/** The key that the host page gave this frame, for the calls that the frame makes. */
export const hostKey = ({ href }: Address): string | undefined =>
  new RegExp(`${NAMED}(${API_KEY_PATTERN})(?=[&#]|$)`).exec(href)?.[1];

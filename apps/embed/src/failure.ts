/** Entry of the script of error pages: tells the host page that there is no player, and why, and asks again. */
import { reportFailure } from '@gifkit/embed-sdk/player';
import { FAILURE_DATA_ID } from './constants.ts';
import type { FailureData } from './page-data.ts';

const json = document.getElementById(FAILURE_DATA_ID)?.textContent;
if (!json) throw new Error('This document is no error page.');
const { hosts, retryAfter, ...failure }: FailureData = JSON.parse(json);
reportFailure(failure, { allowedOrigins: hosts });
// With the invitation of a host page in the fragment, going to this address would be a jump within the page.
if (retryAfter !== undefined) setTimeout(() => location.reload(), 1000 * retryAfter);
// The one link that leads to this page again; all others have a target.
document.querySelector('a:not([target])')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});

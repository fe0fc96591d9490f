/** Script of error pages: reports the failure to the host page and schedules a retry. */
import { reportFailure } from '@gifkit/embed-sdk/player';
import { FAILURE_DATA_ID } from './constants.ts';
import type { FailureData } from './page-data.ts';

const json = document.getElementById(FAILURE_DATA_ID)?.textContent;
if (!json) throw new Error('This document is not an error page.');
const { hosts, retryAfter, ...failure }: FailureData = JSON.parse(json);
reportFailure(failure, { allowedOrigins: hosts });
// `location.href = …` would only jump within the page if the fragment has an invitation of the host page.
if (retryAfter !== undefined) setTimeout(() => location.reload(), 1000 * retryAfter);
// The retry link is the only one without a target.
document.querySelector('a:not([target])')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});

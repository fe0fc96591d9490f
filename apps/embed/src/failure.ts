/** Entry of the script of error pages: tells the host page that there is no player, and why, and asks again. */
import { reportFailure } from '@gifkit/embed-sdk/player';
import { askAgain } from './ask-again.ts';
import { FAILURE_DATA_ID, type FailureData } from './failure-data.ts';

const json = document.getElementById(FAILURE_DATA_ID)?.textContent;
if (!json) throw new Error('This document is no error page.');
const { hosts, retryAfter, ...failure }: FailureData = JSON.parse(json);
reportFailure(failure, { allowedOrigins: hosts });
askAgain(document, () => location.reload(), retryAfter);

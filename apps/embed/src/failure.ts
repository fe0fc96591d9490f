/** Entry of the script of error pages: tells the host page that there is no player, and why. */
import { reportFailure } from '@gifkit/embed-sdk/player';
import { FAILURE_DATA_ID, type FailureData } from './failure-data.ts';

const json = document.getElementById(FAILURE_DATA_ID)?.textContent;
if (!json) throw new Error('This document is no error page.');
const { hosts, ...failure }: FailureData = JSON.parse(json);
reportFailure(failure, { allowedOrigins: hosts });

/** The page that a server sends when there is no such GIF. */
import { reportFailure } from '../../packages/embed-sdk/src/player/index.ts';

reportFailure({ status: 404, message: 'There is no such GIF.' }, { allowedOrigins: 'any' });

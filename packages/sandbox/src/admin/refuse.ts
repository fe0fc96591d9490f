import { badRequest } from '../http/errors.ts';

/**
 * Calls `set` and turns a `TypeError` of it into a refusal with the same message.
 *
 * @throws {ServiceError} 400 in place of a `TypeError`
 */
export const orRefuse = <Result>(set: () => Result): Result => {
  try {
    return set();
  } catch (error) {
    throw error instanceof TypeError ? badRequest(error.message) : error;
  }
};

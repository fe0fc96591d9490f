import { badRequest } from '../http/errors.ts';

/**
 * What `set` does; a `TypeError` says what is wrong with the request.
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

import { MAX_NAMESPACE_LENGTH, NAMESPACE_HEADER } from '../constants.ts';
import { isControlPath } from '../control/control-path.ts';
import { badRequest } from '../http/errors.ts';

/** @throws {ServiceError} 400 when the name is too long */
export function checkNamespace(name: string): string {
  if (name.length <= MAX_NAMESPACE_LENGTH) return name;
  throw badRequest(`A namespace’s name has at most ${MAX_NAMESPACE_LENGTH} characters.`);
}

/**
 * Name of the namespace that a request is for: by its header or, for `/_sandbox/*`, which pages
 * open without headers of their own, by the parameter `namespace`. Empty if it names none.
 *
 * @throws {ServiceError} 400 when the name is too long
 */
export function namespaceOf(request: Request): string {
  const named = request.headers.get(NAMESPACE_HEADER);
  if (named || !isControlPath(request)) return checkNamespace(named ?? '');
  return checkNamespace(new URL(request.url).searchParams.get('namespace') ?? '');
}

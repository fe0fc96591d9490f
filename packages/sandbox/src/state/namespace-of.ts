import { MAX_NAMESPACE_LENGTH, NAMESPACE_HEADER } from '../constants.ts';
import { isControlPath } from '../control/control-path.ts';
import { badRequest } from '../http/errors.ts';

/** @throws {ServiceError} 400 when the name is too long */
export function checkNamespace(name: string): string {
  if (name.length <= MAX_NAMESPACE_LENGTH) return name;
  throw badRequest(`A namespace’s name has at most ${MAX_NAMESPACE_LENGTH} characters.`);
}

/**
 * Name of the namespace of a request: from its header or, for `/_sandbox/*`, from the parameter `namespace`,
 * because links cannot set headers. Empty if there is none.
 *
 * @throws {ServiceError} 400 when the name is too long
 */
export function namespaceOf(request: Request): string {
  const named = request.headers.get(NAMESPACE_HEADER);
  if (named || !isControlPath(request)) return checkNamespace(named ?? '');
  return checkNamespace(new URL(request.url).searchParams.get('namespace') ?? '');
}

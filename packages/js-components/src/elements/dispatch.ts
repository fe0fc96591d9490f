import { eventOf } from './specs.ts';

/** Returns the React event among a handler's arguments. It is canceled together with the custom event. */
const reactEventOf = (args: readonly unknown[]) =>
  args.find(
    (arg): arg is Event => typeof (arg as Event | undefined)?.preventDefault === 'function',
  );

/**
 * Dispatches the event of a handler prop.
 *
 * @param fields names of the handler's arguments in `detail`; those of an argument `...` become its own.
 * @returns true if the host canceled the event.
 */
export function dispatch(
  element: Element,
  handler: string,
  fields: readonly string[],
  args: readonly unknown[],
): boolean {
  const event = new CustomEvent(eventOf(handler), {
    detail: Object.assign(
      {},
      ...fields.map((field, index) => (field === '...' ? args[index] : { [field]: args[index] })),
    ),
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  const isCanceled = !element.dispatchEvent(event);
  if (isCanceled) reactEventOf(args)?.preventDefault();
  return isCanceled;
}

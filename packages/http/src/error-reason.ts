/**
 * Describes a network error for logs: its text, after its code unless the text contains that. Node's error for a host
 * with several addresses only has a code.
 */
export function errorReason(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  if (!message) return String(code ?? error);
  return code && !message.includes(code) ? `${code}: ${message}` : message;
}

/** What the system says of a failed call, without the call: `EACCES: permission denied`. */
export function systemMessage(error: unknown): string {
  const { message } = error as Error;
  return 'syscall' in (error as Error) ? (message.split(', ')[0] ?? message) : message;
}

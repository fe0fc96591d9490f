/** Ends the script with one sentence for people; a stack trace would tell them nothing more. */
export function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** What pnpm's users type in place of npm's commands. The first that fits is taken. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  // Settings of npm are pnpm's, too.
  [/^npm config /, '$&'],
  [/^npm create --yes (\S+)(.*?) -- /, 'pnpm create $1$2 '],
  [/^npm install (?=--save-dev|\S)/, 'pnpm add '],
  [/^npm /, 'pnpm '],
  [/^npx --yes /, 'pnpm dlx '],
];

/** The command for the same by pnpm, which links to each package what it has asked for, and nothing else. */
export function byPnpm(command: string): string {
  const [found, replacement] = COMMANDS.find(([pattern]) => pattern.test(command)) ?? [];
  return found && replacement !== undefined ? command.replace(found, replacement) : command;
}

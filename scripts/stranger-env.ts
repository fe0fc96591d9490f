/** What a stranger's npm has to know, too: where registries are, how to reach them, what is there already. */
const KEPT =
  /^npm_config_(registry|@.+:registry|\/\/.+|ca|cafile|cert|key|strict_ssl|proxy|https?_proxy|noproxy|cache|userconfig|globalconfig)$/i;

/**
 * The environment for a program that is to run as if nobody had started it from here. npm, npx and pnpm
 * tell what they were told to all that they start: to be silent, to run a command in place of the one that
 * is asked for, to leave out or to freeze what is installed.
 */
export const strangerEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        KEPT.test(name) ||
        !/^(npm|pnpm|PNPM)_|^(INIT_CWD|NODE_ENV|NODE_OPTIONS|NODE_PATH)$/.test(name),
    ),
  );

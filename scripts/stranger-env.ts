/** npm settings to keep: registries, how to reach them, and caches. */
const KEPT =
  /^npm_config_(registry|@.+:registry|\/\/.+|ca|cafile|cert|key|strict_ssl|proxy|https?_proxy|noproxy|cache|userconfig|globalconfig)$/i;

/**
 * Creates the environment for a program that runs as if it was started by a user. npm, npx and pnpm pass
 * their own settings to child processes: to be silent, to run another command, to omit or freeze
 * dependencies.
 */
export const strangerEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        KEPT.test(name) ||
        !/^(npm|pnpm|PNPM)_|^(INIT_CWD|NODE_ENV|NODE_OPTIONS|NODE_PATH)$/.test(name),
    ),
  );

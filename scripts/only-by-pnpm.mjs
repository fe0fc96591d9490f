/** Before a package is published: npm would send `workspace:` ranges and entry points that are sources. */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Publish with `pnpm release`: npm would send out what only works inside the workspace.',
  );
  process.exit(1);
}

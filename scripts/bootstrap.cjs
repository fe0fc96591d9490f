/*
 * Runs one of the workspace's scripts on a machine that has Node and nothing else: installs what the
 * lockfile says, then hands over.
 *
 *   node scripts/bootstrap.cjs demo
 *   node scripts/bootstrap.cjs local-registry --no-build
 *
 * Plain, old JavaScript on purpose: it has to parse on any Node, to say so when the Node is too old.
 */
var spawn = require('child_process').spawn;

var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    'Gifkit needs Node 20 or newer; this is Node ' +
      process.versions.node +
      '. Get one at nodejs.org.',
  );
  process.exit(1);
}

var isWindows = process.platform === 'win32';
var command = 'pnpm install --frozen-lockfile && pnpm run ' + process.argv.slice(2).join(' ');
var child = spawn(
  'npx',
  ['--yes', '-p', 'pnpm@12.21.0', '-c', isWindows ? '"' + command + '"' : command],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // A group of its own, so that a signal reaches whatever runs below npx and its shells.
    detached: !isWindows,
  },
);

function stop(signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch (error) {
    // All of them have ended already.
  }
}

['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
  process.on(signal, stop);
});

// npm passes a signal on to the shell between it and this script, and the shell not any further: so that
// the shell is gone has to count as one.
var parent = process.ppid;
setInterval(function () {
  if (process.ppid !== parent) stop('SIGTERM');
}, 500).unref();

child.on('exit', (code) => {
  process.exit(code === null ? 1 : code);
});

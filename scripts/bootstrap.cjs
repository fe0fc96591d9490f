/*
 * Runs a script of the workspace on a machine with only Node: installs the locked dependencies first.
 *
 *   node scripts/bootstrap.cjs demo
 *   node scripts/bootstrap.cjs local-registry --no-build
 *
 * Written in old JavaScript, so that any Node can parse it and report that it is too old.
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
// The nightly run and releases check the age of all locked versions, which takes 17 s. Without --silent, pnpm
// prints a line after the last one of a failed script, which counts tests or names a busy port.
var command =
  'pnpm install --frozen-lockfile --trust-lockfile && pnpm --silent run ' +
  process.argv.slice(2).join(' ');
var child = spawn(
  'npx',
  ['--yes', '-p', 'pnpm@12.21.0', '-c', isWindows ? '"' + command + '"' : command],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // A process group of its own, so that a signal reaches all processes below npx.
    detached: !isWindows,
  },
);

function stop(signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch (error) {
    // All processes have exited.
  }
}

['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
  process.on(signal, stop);
});

// npm signals only the shell between it and this script, so the end of the shell counts as a signal.
var parent = process.ppid;
setInterval(function () {
  if (process.ppid !== parent) stop('SIGTERM');
}, 500).unref();

child.on('exit', function (code) {
  process.exit(code === null ? 1 : code);
});

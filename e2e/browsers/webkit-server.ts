import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { findFreeRow } from '../../scripts/ports.ts';
import type { EngineSettings } from './driver.ts';

/** Timeout for WebKitWebDriver to start, in ms. */
const START_TIMEOUT = 20_000;
const POLL_INTERVAL = 50;

const SCREEN = '1280x900x24';

interface Program {
  stop(): Promise<void>;
  /** Output of its file descriptor 3. */
  output: Readable;
}

/** Starts a program in its own process group, which also ends with this process. */
function start(command: string, args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(command, args, {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    output: child.stdio[3] as Readable,
    async stop() {
      kill();
      await ended;
    },
  };
}

/** Starts a virtual display; resolves with its name. */
async function startDisplay(): Promise<Program & { name: string }> {
  const program = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    process.env,
  );
  const [line] = await once(program.output, 'data');
  return { ...program, name: `:${String(line).trim()}` };
}

/** Writes a GTK settings folder, from which WebKitGTK reads the motion preference. */
async function writeGtkSettings({ reducedMotion }: EngineSettings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  const settings = `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`;
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), settings);
  return folder;
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(POLL_INTERVAL);
  }
  throw new Error(`WebKitWebDriver did not respond within ${START_TIMEOUT / 1000} s.`);
}

/** Starts WebKitGTK's WebDriver on its own display. */
export async function startWebKitServer(
  settings: EngineSettings,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const config = await writeGtkSettings(settings);
  const display = await startDisplay();
  const port = await findFreeRow(1);
  const server = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: config,
  });
  const url = `http://127.0.0.1:${port}`;
  const stopAll = async () => {
    await server.stop();
    await display.stop();
    await rm(config, { recursive: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return { url, stop: stopAll };
}

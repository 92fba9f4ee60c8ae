import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser to test with: the one of `CHROMIUM_PATH`, else the system's, else the one that Playwright installed.
 * Null when there is none.
 */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    MAC_PATH,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/**
 * Makes sure that there is a browser: from the distribution's package as root on Debian and Ubuntu, else Playwright's
 * own. Answers its path; throws with a sentence that says what to install when neither can be had.
 */
export function ensureChromium(log: (line: string) => void): string {
  const present = findChromium();
  if (present !== null) return present;
  log('Installing the Chromium browser for the tests.');
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  if (findChromium() === null) run(process.execPath, [playwrightProgram(), 'install', 'chromium']);
  const installed = findChromium();
  if (installed === null) {
    throw new Error(
      'The tests need a Chromium browser, and it could not be installed. Install the package chromium of your ' +
        'system, or set CHROMIUM_PATH to the program of a Chromium or Chrome.',
    );
  }
  return installed;
}

function playwrightProgram(): string {
  return join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
}

function run(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}

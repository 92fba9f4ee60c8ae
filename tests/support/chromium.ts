import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Chromium without its window, as Debian and its kin call the package and the program. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The whole browser, to measure with: the one of `CHROMIUM_PATH`, else the system's, else the one that Playwright installed.
 * Null when there is none.
 */
export function findChromium(): string | null {
  return firstPresent([process.env['CHROMIUM_PATH'], ...inPath(NAMES), MAC_PATH, chromium.executablePath()]);
}

/**
 * The browser of the journeys: the one of `CHROMIUM_PATH`, else the headless shell, which draws and runs pages with the same code and takes
 * little more than half the processor's time, else the whole browser. Null when there is none.
 */
export function findJourneyBrowser(): string | null {
  return firstPresent([process.env['CHROMIUM_PATH'], ...inPath([HEADLESS_SHELL])]) ?? findChromium();
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function firstPresent(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/**
 * Makes sure that there is a browser: from the distribution's package as root on Debian and Ubuntu, else Playwright's
 * own. Answers its path; throws with a sentence that says what to install when neither can be had.
 */
export function ensureChromium(log: (line: string) => void): string {
  const present = findChromium();
  if (present !== null) return present;
  log('Installing the Chromium browser for the tests.');
  if (mayInstallPackages()) {
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

/**
 * Makes sure that there is a browser for the journeys: the headless shell where this is root and the lists of the distribution have it, else the
 * whole browser. Throws as `ensureChromium` does.
 */
export function ensureJourneyBrowser(log: (line: string) => void): void {
  const isThere = firstPresent([process.env['CHROMIUM_PATH'], ...inPath([HEADLESS_SHELL])]) !== null;
  if (!isThere && mayInstallPackages() && run('apt-cache', ['show', HEADLESS_SHELL], 'ignore')) {
    log('Installing the headless shell of Chromium for the tests.');
    // The tests run without it too, so nothing is removed for it, and nobody waits long for a mirror that is away.
    const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
    run('apt-get', ['install', ...options, '-y', '--no-install-recommends', '--no-remove', HEADLESS_SHELL]);
  }
  if (findJourneyBrowser() !== null) return;
  ensureChromium(log);
}

const mayInstallPackages = (): boolean => process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');

function playwrightProgram(): string {
  return join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
}

function run(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}

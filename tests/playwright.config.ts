import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findJourneyBrowser } from './support/chromium.ts';

const port = process.env['E2E_PORT'] ?? '4310';
const platformPort = process.env['E2E_PLATFORM_PORT'] ?? '4311';
const providerPort = process.env['E2E_PROVIDER_PORT'] ?? '4312';
const receiverPort = process.env['E2E_RECEIVER_PORT'] ?? '4313';
const executablePath = findJourneyBrowser();

// Workers read this file too, and inherit what the first reading has chosen.
process.env['E2E_DATA'] ??= join(tmpdir(), `lectern-journeys-${randomUUID()}`);
process.env['E2E_PROVIDER_PORT'] = providerPort;
process.env['E2E_RECEIVER_PORT'] = receiverPort;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
/** On a large screen nothing is waited for that fades or slides; on a phone all moves, as most people see it. */
const still = { ...desktop, contextOptions: { reducedMotion: 'reduce' } } as const;
/** Screens that are only looked at. */
const lookedAt = /axeSample\.spec\.ts$/;

/** The journeys of `tests/e2e` in a real browser, on a product of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Two more than there are cores: a journey also waits, for the servers and for what moves on the page.
  workers: 4,
  retries: 0,
  // Many times what they take on a calm machine: a busy one is no fault of the product.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace of every journey costs a third of its time; `playwright test --trace on` records those that one looks at. What failed leaves
    // its picture and the accessible tree of its page.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        // Chromium's own sandbox does not work for root, who runs the tests in containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Drawn by the processor either way: imitating a graphics card on it costs more than drawing.
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      // First, as what is looked at is the content of the demo and not what other journeys leave in it.
      name: 'screens',
      testMatch: lookedAt,
      grepInvert: /@small/,
      use: still,
    },
    {
      name: 'desktop',
      testIgnore: lookedAt,
      // What the small screen alone has to show: large ones are looked at by the sample of accessibility.
      grepInvert: /@small/,
      use: still,
    },
    {
      name: 'phone',
      // The tests whose subject is the small screen; the others would only say the same twice.
      grep: /@phone|@small/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node support/serveProduct.ts',
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'pipe',
    env: {
      E2E_PORT: port,
      E2E_PLATFORM_PORT: platformPort,
      E2E_PROVIDER_PORT: providerPort,
      E2E_RECEIVER_PORT: receiverPort,
      E2E_DATA: process.env['E2E_DATA'],
    },
  },
});

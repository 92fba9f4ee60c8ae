import type { Browser } from '@playwright/test';
import { request } from 'undici';

export interface FirstScreen {
  readonly files: number;
  readonly gzipKib: number;
  readonly brotliKib: number;
  readonly plainKib: number;
}

/** What the client puts off until its first screen has come to rest waits for so long, as `afterFirstScreen.ts` says. */
const REST_MS = 2000;

/** Script and style that a page needs until it has drawn itself, as they travel in each encoding; pictures and fonts are not counted. */
export async function measureFirstScreen(browser: Browser, url: string): Promise<FirstScreen> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(neverRest, REST_MS);
  const urls = new Set<string>();
  page.on('request', (asked) => {
    if (['document', 'script', 'stylesheet'].includes(asked.resourceType())) urls.add(asked.url().split('#')[0] ?? '');
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  const sum = async (encoding: string) => {
    const sizes = await Promise.all([...urls].map((asset) => transferredBytes(asset, encoding)));
    return sizes.reduce((total, size) => total + size, 0) / 1024;
  };
  return {
    files: urls.size,
    gzipKib: await sum('gzip'),
    brotliKib: await sum('br'),
    plainKib: await sum('identity'),
  };
}

/** In the page: what is put off never begins, as on a slow machine it would before the network is idle for the first time. */
function neverRest(restMs: number): void {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, milliseconds = 0) =>
    milliseconds < restMs ? wait(work, milliseconds) : 0) as typeof window.setTimeout;
}

async function transferredBytes(url: string, encoding: string): Promise<number> {
  const { body } = await request(url, { headers: { accept: '*/*', 'accept-encoding': encoding } });
  return (await body.arrayBuffer()).byteLength;
}

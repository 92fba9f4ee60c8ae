import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../support/chromium.ts';
import { authors, hosts } from '../support/hosts.ts';
import { startProduct } from '../support/product.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { archiveOf } from './archiveOf.ts';
import { playPackage, type Played } from './playPackage.ts';

/**
 * `npm run conformance:scorm:packages -- FOLDER`: what authoring tools have made, each package a `.zip` or a folder of FOLDER, is uploaded and
 * played twice in a browser on a product of its own. Says of each what it did; ends with 1 where one was refused, did not open, or forgot.
 */
const [given, only] = process.argv.slice(2);
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), given ?? '');
if (!given || !existsSync(folder)) {
  console.error('Say where the packages lie: npm run conformance:scorm:packages -- FOLDER');
  process.exit(2);
}

const executablePath = ensureChromium(console.log);
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
let failed = 0;
try {
  const platform = createRestClient(product.platformUrl, hosts.lectern);
  for (const name of packagesIn(folder)) {
    try {
      // A token lasts less than many packages.
      const author = await signedIn(platform, authors[hosts.lectern]);
      const course = await makeScormCourse(author, archiveOf(join(folder, name)), `${name}.zip`);
      const played = await playPackage({ browser, webUrl: product.webUrl, platform, course });
      if (!holds(played)) failed += 1;
      console.log(describePlayed(name, played));
    } catch (error) {
      failed += 1;
      console.log(`${name}: FAILED ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exit(failed === 0 ? 0 : 1);

function packagesIn(root: string): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith('.zip') || statSync(join(root, name)).isDirectory())
    .filter((name) => only === undefined || name.includes(only))
    .toSorted();
}

/** One that opened, and found what it had kept. Whether it reports anything is its own business. */
function holds({ items }: Played): boolean {
  return items.length > 0 && items.every(({ opened, resumed }) => opened && resumed !== 'no');
}

function describePlayed(name: string, { version, items, errors }: Played): string {
  return [
    `${name}: SCORM ${version}`,
    ...items.map(
      ({ itemId, ...item }) =>
        `  ${itemId}: ${[
          item.opened ? 'opened' : 'DID NOT OPEN',
          item.initialized ? 'initialised' : 'calls nothing',
          `${item.calls} calls, ${item.sets} values set`,
          item.refusals.length === 0 ? 'none refused' : `REFUSED ${item.refusals.join(' | ')}`,
          `kept ${item.keptElements} elements, ${item.suspendLength} characters of its own`,
          `resumed: ${item.resumed}${item.resumed === 'no' ? ` (${item.difference})` : ''}`,
          `reported ${item.completion} ${item.success} ${item.score ?? 'without a score'}`,
        ].join('; ')}`,
    ),
    ...errors.map((error) => `  console: ${error}`),
  ].join('\n');
}

import type { Browser, Frame, Page } from '@playwright/test';
import { registerInBrowser } from '../support/learnerTest.ts';
import { newUsername } from '../support/hosts.ts';
import { signedIn, type RestClient } from '../support/restClient.ts';
import type { ScormCourse } from '../support/scormCourse.ts';
import { noteRuntimeCalls, playerFrame, runtimeCalls, type RuntimeCall } from './runtimeCalls.ts';

/** What one item did. */
export interface PlayedItem {
  readonly itemId: string;
  /** Whether its page came, both times. */
  readonly opened: boolean;
  readonly initialized: boolean;
  readonly calls: number;
  readonly sets: number;
  /** Values that were not taken, each kind once. */
  readonly refusals: readonly string[];
  readonly keptElements: number;
  readonly suspendLength: number;
  /** Whether it found at its second opening what was kept of the first: `nothing` where it had kept nothing to continue with, `unread` where it did not look. */
  readonly resumed: 'yes' | 'no' | 'nothing' | 'unread';
  readonly difference: string;
  readonly completion: string;
  readonly success: string;
  readonly score: number | null;
}

export interface Played {
  readonly version: string;
  readonly items: readonly PlayedItem[];
  /** What the browser said on its console, each once. */
  readonly errors: readonly string[];
}

interface ItemWire {
  readonly itemId: string;
  readonly path: string | null;
  readonly state: {
    readonly cmi: Readonly<Record<string, string>>;
    readonly completion: string;
    readonly success: string;
    readonly scoreScaled: number | null;
    readonly sessions: number;
  };
}
interface ScormWire {
  readonly version: string;
  readonly items: readonly ItemWire[];
}

/** More says nothing new of a package. */
const MOST_ITEMS = 3;
const MOST_CLICKS = 8;
const ITEM_MS = 30_000;

/** Plays the first items of a package as a learner of its own: some clicks, the page closed in the middle, opened again, closed by its button. */
export async function playPackage({
  browser,
  webUrl,
  platform,
  course,
}: {
  readonly browser: Browser;
  readonly webUrl: string;
  readonly platform: RestClient;
  readonly course: ScormCourse;
}): Promise<Played> {
  const context = await browser.newContext({ baseURL: webUrl, viewport: { width: 1440, height: 900 } });
  try {
    await noteRuntimeCalls(context);
    const errors = new Set<string>();
    const open = async (): Promise<Page> => {
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.add(message.text().slice(0, 200));
      });
      page.on('pageerror', (error) => errors.add(String(error).slice(0, 200)));
      return page;
    };
    const username = newUsername();
    await registerInBrowser(await open(), { name: 'Ada Example', username });
    const learner = await signedIn(platform, username);
    const { id } = await learner.expect<{ id: number }>('/api/v1/secured/usercourses', {
      method: 'POST',
      body: { courseId: course.courseId },
    });
    const read = () => learner.expect<ScormWire>(`/api/v1/secured/usercourses/${id}/lecture/${course.lectureId}/scorm`);
    const address = `/courseware/?lecture=${course.lectureId}&module=${course.moduleId}#!${course.courseId}`;
    const { version, items } = await read();
    const played: PlayedItem[] = [];
    const opening = items.filter(({ path }) => path !== null);
    for (const [at, item] of opening.slice(0, MOST_ITEMS).entries()) {
      played.push(await playItem({ open, address, at, read, itemId: item.itemId }));
    }
    return { version, items: played, errors: [...errors] };
  } finally {
    await context.close();
  }
}

async function playItem({
  open,
  address,
  at,
  read,
  itemId,
}: {
  readonly open: () => Promise<Page>;
  readonly address: string;
  /** Its place among those that open. */
  readonly at: number;
  readonly read: () => Promise<ScormWire>;
  readonly itemId: string;
}): Promise<PlayedItem> {
  const stateOf = async () => {
    const { items } = await read();
    return (items.find((item) => item.itemId === itemId) as ItemWire).state;
  };
  const page = await open();
  const opened = await openItem(page, address, at);
  await clickAround(page);
  const calls = await runtimeCalls(page);
  await page.close({ runBeforeUnload: false });
  const kept = await settled(stateOf);

  const again = await open();
  const openedAgain = await openItem(again, address, at);
  const secondCalls = await runtimeCalls(again);
  await again.getByRole('button', { name: 'Close the lesson' }).click();
  await again.close();
  const last = await settled(stateOf);
  const { resumed, difference } = comparedWithKept(kept.cmi, secondCalls);
  return {
    itemId,
    opened: opened && openedAgain,
    initialized: calls.some(({ method }) => method === 'Initialize'),
    calls: calls.length,
    sets: calls.filter(({ method }) => method === 'SetValue').length,
    refusals: [...new Set(calls.filter(isRefused).map(describeCall))],
    keptElements: Object.keys(kept.cmi).length,
    suspendLength: kept.cmi['cmi.suspend_data']?.length ?? 0,
    resumed,
    difference,
    completion: last.completion,
    success: last.success,
    score: last.scoreScaled,
  };
}

/** Opens the item with a place among those that open; whether its page came. */
async function openItem(page: Page, address: string, at: number): Promise<boolean> {
  await page.goto(address);
  const buttons = page
    .getByRole('list', { name: 'Parts of the lesson' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await buttons.nth(at).getByRole('button').last().click();
  const until = Date.now() + ITEM_MS;
  const isThere = () => itemFrames(page).some((frame) => frame.url().includes('/p/'));
  while (!isThere() && Date.now() < until) await page.waitForTimeout(100);
  await quiet(page);
  return isThere();
}

/** Until the item has called nothing for a while. */
async function quiet(page: Page): Promise<void> {
  let count = -1;
  for (let round = 0; round < 10; round += 1) {
    await page.waitForTimeout(1_500);
    const { length } = await runtimeCalls(page);
    if (length === count) return;
    count = length;
  }
}

const itemFrames = (page: Page): readonly Frame[] => {
  const player = playerFrame(page);
  const below = (frame: Frame): Frame[] => frame.childFrames().flatMap((child) => [child, ...below(child)]);
  return player === undefined ? [] : below(player);
};

const ONWARD =
  /^\W*(start|begin|launch|next|continue|enter|submit|ok|yes|weiter|avanti|siguiente|próximo|далі|далее)\b/i;

/** Presses what seems to lead on, in whatever frame it stands. */
async function clickAround(page: Page): Promise<void> {
  for (let click = 0; click < MOST_CLICKS; click += 1) {
    for (const frame of itemFrames(page)) {
      const onward = frame
        .locator('button, a, input[type=button], input[type=submit], [role=button]')
        .filter({ visible: true })
        .and(frame.getByRole('button', { name: ONWARD }).or(frame.getByRole('link', { name: ONWARD })));
      await onward
        .first()
        .click({ timeout: 800 })
        .catch(() => undefined);
    }
    await page.waitForTimeout(400);
  }
  await quiet(page);
}

/** What the server has once nothing is on its way any longer. */
async function settled<State>(read: () => Promise<State>): Promise<State> {
  let before = '';
  for (;;) {
    const state = await read();
    const now = JSON.stringify(state);
    if (now === before) return state;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const isRefused = ({ method, code }: RuntimeCall): boolean =>
  code !== '0' && (method === 'SetValue' || method === 'Initialize' || method === 'Commit');

const describeCall = ({ method, args, code }: RuntimeCall): string =>
  `${method}(${args.map((arg) => arg.slice(0, 60)).join(', ')}) ${code}`.replaceAll(/\.\d+\./g, '.n.');

/** Holds what it read at its second opening against what was kept: the bookmark, its own data. */
function comparedWithKept(
  kept: Readonly<Record<string, string>>,
  calls: readonly RuntimeCall[],
): Pick<PlayedItem, 'resumed' | 'difference'> {
  const elements = ['cmi.suspend_data', 'cmi.core.lesson_location', 'cmi.location'];
  const keptOnes = elements.filter((element) => kept[element]);
  if (keptOnes.length === 0) return { resumed: 'nothing', difference: '' };
  const read = calls.filter(({ method }) => method === 'GetValue');
  const first = (element: string) => read.find(({ args }) => args[0] === element);
  const entry = read.find(({ args }) => (args[0] ?? '').endsWith('.entry'));
  if (entry === undefined && !keptOnes.some(first)) return { resumed: 'unread', difference: '' };
  const wrong = keptOnes.flatMap((element) => {
    const answer = first(element)?.answer;
    return answer === undefined || answer === kept[element]
      ? []
      : [`${element} was ${answer.slice(0, 80)}, kept ${kept[element]?.slice(0, 80)}`];
  });
  if (entry !== undefined && entry.answer !== 'resume') wrong.push(`entry was ${entry.answer}`);
  return { resumed: wrong.length === 0 ? 'yes' : 'no', difference: wrong.join(', ') };
}

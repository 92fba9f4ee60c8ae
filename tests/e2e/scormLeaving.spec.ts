import type { BrowserContext, Page } from '@playwright/test';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test, type LearnerFixtures } from '../support/learnerTest.ts';
import { lessonPage, openedLesson } from '../support/playLesson.ts';
import { signedIn } from '../support/restClient.ts';
import { makeScormCourse } from '../support/scormCourse.ts';
import { leavingPackage, type LeavingEvent } from '../support/scormPackages.ts';

/** How a page is left, the lesson open. Ends with a page that can open it again. */
type Leave = (page: Page, context: BrowserContext) => Promise<Page>;

/** A document of another site that is cheap to open: where a learner goes says nothing about what is left. */
const elsewhere = `http://${hosts.acme}:${process.env['E2E_PORT'] ?? '4310'}/favicon.svg`;

async function closed(page: Page, context: BrowserContext): Promise<Page> {
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
  return context.newPage();
}

const ways: Readonly<Record<string, Leave>> = {
  'the tab is closed': closed,
  'the page is reloaded': async (page) => {
    await page.reload();
    return page;
  },
  'a link inside the app is followed': async (page) => {
    await page.getByRole('link', { name: 'Back to the course' }).click();
    await expect(page).not.toHaveURL(/courseware/);
    return page;
  },
  'another site is opened': async (page) => {
    await page.goto(elsewhere);
    return page;
  },
  'the learner goes back to another site': async (page) => {
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
    return page;
  },
  'the frame of the player is taken out': async (page) => {
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await page.goto(elsewhere);
    return page;
  },
  'the item is closed': async (page) => {
    await page.getByRole('button', { name: 'Close the lesson' }).click();
    return page;
  },
};

interface Kept {
  readonly itemId: string;
  readonly state: Readonly<Record<string, unknown>> & { readonly cmi: Readonly<Record<string, string>> };
}

/** A lecture with the package and the learner in its course. */
async function enrolled({ platform, learner }: Pick<LearnerFixtures, 'platform' | 'learner'>, archive: Uint8Array) {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { courseId, moduleId, lectureId } = await makeScormCourse(author, archive);
  const { id } = await learner.rest.expect<{ id: number }>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  const stateOf = async (itemId: string) => {
    const path = `/api/v1/secured/usercourses/${id}/lecture/${lectureId}/scorm`;
    const { items } = await learner.rest.expect<{ items: readonly Kept[] }>(path);
    return items.find((item) => item.itemId === itemId)?.state;
  };
  return { address: `/courseware/?lecture=${lectureId}&module=${moduleId}#!${courseId}`, stateOf };
}

/** Opens the lecture from another site. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(elsewhere);
  await page.goto(address);
}

/** Whether an item says that it is passed. A machine that is busy may let the page before go later than the next one comes. */
async function isPassed(page: Page, address: string, title: string): Promise<boolean> {
  for (let visits = 0; visits < 4; visits += 1) {
    await visit(page, address);
    const passed = page.getByRole('listitem').filter({ hasText: title }).getByText('Passed · Score 88%');
    const isThere = await passed.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}

async function begin(page: Page, title: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^(Start|Continue)/ })
    .click();
  await expect((await openedLesson(page)).getByRole('heading', { name: 'Part' })).toBeVisible();
}

/**
 * Chromium gives the frames of other sites half a second to hear that their page goes, and then lets it go without them. On a busy machine
 * that passes before their turn comes: nothing was said then, and nothing can arrive.
 */
const MOST_LEAVINGS = 3;

/**
 * `unload` is the last of the events, when the player has had its own already: it is tried on every way. The others on one on which the
 * whole page goes, and on another on which they are heard.
 */
const waysOf: Readonly<Record<LeavingEvent, readonly string[]>> = {
  unload: Object.keys(ways),
  // Taken out with its page, an item hears no `beforeunload`: that asks whether to go, and nobody asks.
  beforeunload: ['the tab is closed', 'another site is opened'],
  visibilitychange: ['the tab is closed', 'a link inside the app is followed'],
  pagehide: ['another site is opened', 'the item is closed'],
};

/** How an item leaves is the same in every version: the second shows that its words arrive as well, on one way with its page and one without. */
const leavings: readonly (readonly [version: Version, event: LeavingEvent, told: readonly string[]])[] = [
  ...(['unload', 'beforeunload', 'pagehide', 'visibilitychange'] as const).map(
    (event) => ['1.2', event, waysOf[event]] as const,
  ),
  ['2004 4th Edition', 'unload', ['the tab is closed', 'a link inside the app is followed']],
];

type Version = '1.2' | '2004 4th Edition';

/** What the server has of an item that was left. */
const passedIn = (version: Version) => ({
  success: 'PASSED',
  scoreScaled: 0.88,
  cmi: expect.objectContaining({ [version === '1.2' ? 'cmi.core.lesson_location' : 'cmi.location']: '7' }),
});

for (const [version, event, told] of leavings) {
  test(`SCORM-02 OP-115 what an item of ${version} says in ${event} is there when its lecture is opened again`, async ({
    page: first,
    platform,
    learner,
    context,
  }) => {
    const ids = told.map((_way, at) => `item-${at}`);
    const { address, stateOf } = await enrolled({ platform, learner }, leavingPackage(version, event, ids));
    let page = first;
    await visit(page, address);
    for (const [at, way] of told.entries()) {
      const id = ids[at] ?? '';
      await test.step(way, async () => {
        let leavings = 0;
        do {
          expect((leavings += 1)).toBeLessThanOrEqual(MOST_LEAVINGS);
          await begin(page, id);
          page = (await ways[way]?.(page, context)) ?? page;
        } while (!(await isPassed(page, address, id)));
      });
    }
    for (const id of ids) {
      expect(await stateOf(id)).toMatchObject(passedIn(version));
    }
  });
}

test('SCORM-02 OP-115 what an item says as the tab is closed arrives without another visit', async ({
  page,
  platform,
  learner,
  context,
}) => {
  const { address, stateOf } = await enrolled({ platform, learner }, leavingPackage('1.2', 'unload', ['only']));
  await visit(page, address);
  await begin(page, '');
  await closed(page, context);
  await expect.poll(() => stateOf('only')).toMatchObject(passedIn('1.2'));
});

test('SCORM-02 OP-115 what an item has committed outlives a crash of its tab', async ({
  page,
  platform,
  learner,
  context,
}) => {
  const { address, stateOf } = await enrolled(
    { platform, learner },
    leavingPackage('2004 4th Edition', 'unload', ['only']),
  );
  await visit(page, address);
  await begin(page, '');
  const crash = page.waitForEvent('crash');
  await lessonPage(page).getByRole('button', { name: 'Done' }).click();
  await page.goto('chrome://crash').catch(() => undefined);
  await crash;
  const next = await context.newPage();
  await next.goto(address);
  await expect.poll(() => stateOf('only')).toMatchObject(passedIn('2004 4th Edition'));
});

// Each has a length of its own that an item may keep.
for (const version of ['1.2', '2004 4th Edition'] as const) {
  test(`SCORM-02 OP-115 what is too long to be sent for a page of ${version} that is gone is sent at the next visit`, async ({
    page,
    platform,
    learner,
    context,
  }) => {
    const long = 'x'.repeat(version === '1.2' ? 4_000 : 64_000);
    const { address, stateOf } = await enrolled(
      { platform, learner },
      leavingPackage(version, 'unload', ['only'], long),
    );
    await context.route('**/commits/**', (route) => route.abort());
    await visit(page, address);
    await begin(page, '');
    const next = await closed(page, context);
    await next.goto(address);
    await expect.poll(() => stateOf('only')).toMatchObject(passedIn(version));
    expect((await stateOf('only'))?.cmi['cmi.suspend_data']).toBe(long);
  });
}

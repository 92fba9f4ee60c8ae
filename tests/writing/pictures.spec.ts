import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { savedState } from '../support/savedState.ts';
import { signInAs } from '../support/signInAs.ts';

const uploads = '**/upload-api/v1/secured/workspaces/*/files/_upload';
const live = (page: Page): Locator => page.locator('[data-live]');
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Editing', exact: true });

/** A picture of one colour, 64 by 48, as base64. */
const pngOf = (page: Page, colour: string): Promise<string> =>
  page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser does not draw.');
    context.fillStyle = fill;
    context.fillRect(0, 0, 64, 48);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, colour);

/** What the system's clipboard holds is pasted by its keys. */
async function pasteFromSystem(page: Page, held: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (entries) => {
    const blobs = Object.entries(entries).map(([type, content]) => {
      const isPicture = type === 'image/png';
      const bytes = isPicture ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : content;
      return [type, new Blob([bytes], { type })] as const;
    });
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, held);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Gives the open text what no script may put on the system's clipboard, or what is dropped. */
const give = (
  page: Page,
  type: 'paste' | 'drop',
  given: { readonly pngs?: readonly string[]; readonly texts?: Readonly<Record<string, string>> },
): Promise<void> =>
  live(page).evaluate(
    (root, [event, { pngs = [], texts = {} }]) => {
      const data = new DataTransfer();
      for (const [index, png] of pngs.entries()) {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `${event} ${index + 1}.png`, { type: 'image/png' }));
      }
      for (const [kind, text] of Object.entries(texts)) data.setData(kind, text);
      const { right, bottom } = root.getBoundingClientRect();
      const place = { clientX: right - 8, clientY: bottom - 8, bubbles: true, cancelable: true };
      root.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...place }),
      );
    },
    [type, given] as const,
  );

const word = (pictures: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment--><p class=MsoNormal><span lang=EN>From Word ${pictures}</span></p><!--EndFragment--></body></html>`;
const localPicture =
  '<img width=64 height=48 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="A drill">';
const rtf = (png: string): string =>
  String.raw`{\rtf1\ansi From Word {\pict\pngblip\picw64\pich48 ${Buffer.from(png, 'base64').toString('hex')}}\par}`;

interface Source {
  readonly name: string;
  readonly give: (page: Page, png: string) => Promise<void>;
  /** How many pictures stand in the text then. */
  readonly count: number;
  /** What is said of a picture that cannot be taken. */
  readonly said?: RegExp;
}

const sources: readonly Source[] = [
  { name: 'a screenshot', give: (page, png) => pasteFromSystem(page, { 'image/png': png }), count: 1 },
  { name: 'a file that is dropped', give: (page, png) => give(page, 'drop', { pngs: [png] }), count: 1 },
  { name: 'several files', give: (page, png) => give(page, 'paste', { pngs: [png, png, png] }), count: 3 },
  {
    name: 'Word, with its text and one picture as a file',
    give: (page, png) =>
      give(page, 'paste', { pngs: [png], texts: { 'text/html': word(localPicture), 'text/rtf': rtf(png) } }),
    count: 1,
  },
  {
    name: 'Word, without the bytes of its pictures',
    give: (page) => give(page, 'paste', { texts: { 'text/html': word(localPicture) } }),
    count: 0,
    said: /“?A drill”?[^]*This picture lies on your computer/,
  },
  {
    name: 'Google Docs',
    give: (page) =>
      pasteFromSystem(page, {
        'text/html':
          '<b id="docs-internal-guid-1"><p dir="ltr"><span>From Docs <img src="https://lh7-rt.googleusercontent.com/docsz/plan?key=1" alt="A plan"></span></p></b>',
      }),
    count: 1,
  },
  {
    name: 'another web site',
    give: (page) =>
      pasteFromSystem(page, {
        'text/html': '<p>From a site <img src="https://pictures.example.org/saw.png" alt="A saw"></p>',
      }),
    count: 1,
  },
  {
    name: 'a picture within the text',
    give: (page, png) =>
      pasteFromSystem(page, { 'text/html': `<p>Within <img src="data:image/png;base64,${png}" alt="A square"></p>` }),
    count: 1,
  },
];

test('LIB-05 OP-112 OP-113 a picture from everywhere is in the text after a reload, in the file of the course and before learners, or is refused aloud', async ({
  page,
  platform,
}) => {
  const courseName = `Pictures from everywhere ${Date.now()}`;
  const author = await signedIn(platform, authors[hosts.lectern]);
  const course = await makeLectureCourse(
    author,
    {
      name: 'Pictures from everywhere',
      sections: sources.map(({ name }) => ({
        type: 'JSON',
        content: { type: 'text', content: { text: `<p>Behind ${name}:</p>` } },
      })),
    },
    { name: courseName },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'author');
  await page.goto(course.editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  const state = bar(page).getByRole('status').first();

  for (const [index, { name, count, said, ...source }] of sources.entries()) {
    await test.step(name, async () => {
      const png = await pngOf(page, `hsl(${index * 40} 60% 60%)`);
      const pictures = Buffer.from(png, 'base64');
      // Both let other pages read their pictures.
      await page.route(/^https:\/\/(?:lh7-rt\.googleusercontent\.com|pictures\.example\.org)\//, (route) =>
        route.fulfill({ body: pictures, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
      );
      const gate = Promise.withResolvers<undefined>();
      await page.route(uploads, async (route) => {
        await gate.promise;
        await route.continue();
      });
      const section = page.getByRole('group', { name: `Section ${index + 1}: Text`, exact: true });
      await section.press('Enter');
      await expect(live(page)).toBeFocused();
      await source.give(page, png);
      if (said) await expect(page.getByText(said).first()).toBeVisible();
      else {
        await expect(section.locator('.ql-upload')).toHaveCount(count);
        await page.keyboard.press('ControlOrMeta+s');
        await expect(state).toHaveText(/^Uploading/);
      }
      gate.resolve(undefined);
      await expect(section.locator('.ql-upload')).toHaveCount(0);
      await expect(section.locator('img')).toHaveCount(count);
      await page.unroute(uploads);
      await page.keyboard.press('Escape');
      await expect(live(page)).toHaveCount(0);
    });
  }
  await page.keyboard.press('ControlOrMeta+s');
  await expect(state).toHaveText(savedState);

  /** Learners go on from section to section. */
  const standing = async (goesOn: boolean): Promise<void> => {
    for (const [index, { name, count }] of sources.entries()) {
      const text = page.locator('[data-author-html]').filter({ hasText: `Behind ${name}:` });
      await expect(text.locator('img[src*="/files/"]'), name).toHaveCount(count);
      await expect(text.locator('img'), name).toHaveCount(count);
      for (const picture of await text.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        const width = picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
        expect(await width, name).toBe(64);
      }
      if (goesOn && index < sources.length - 1)
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
    }
  };
  await page.reload();
  await standing(false);

  await page.goto('/admin/courses/');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill(courseName);
  await page.getByRole('button', { name: `Actions: ${courseName}`, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as a file', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.match(/<img [^>]*?\/files\//g)).toHaveLength(sources.reduce((all, { count }) => all + count, 0));
  expect(file).not.toMatch(/data:image|file:\/\/|googleusercontent|pictures\.example/);

  const learner = await signedIn(platform, 'learner@demo.test');
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: course.courseId } });
  await page.context().clearCookies();
  await signInAs(page, 'learner');
  await page.goto(course.path);
  await standing(true);
});

import { findJourneyBrowser } from '../support/chromium.ts';
import { filmLength, filmSecond } from '../support/film.ts';
import { authors, hosts, newUsername } from '../support/hosts.ts';
import { expect, registerInBrowser, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectSoundColours, expectSoundScreen } from '../support/screens.ts';
import { signInAs } from '../support/signInAs.ts';
import { sectionName } from '../support/sectionName.ts';
import { saveCourse } from '../support/saveCourse.ts';

const executablePath = findJourneyBrowser();

test.use({
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // A camera and a microphone that the browser makes up, and a press on "Allow".
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

test('SEC-11 LIB-05 LEC-08 an author records three seconds in the editor, and a learner plays them and seeks in them', async ({
  page,
  platform,
  browser,
}) => {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const { courseId, path, editPath } = await makeLectureCourse(author, { name: 'Seen on camera', sections: [] });
  await signInAs(page, 'author');
  await page.goto(editPath);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Add a section here' }).first().click();
  await page
    .getByRole('option', { name: sectionName('Video and text') })
    .last()
    .click();
  const record = page.getByRole('button', { name: /^Record: / });
  await record.click();
  const dialog = page.getByRole('dialog', { name: 'Record a video' });
  await dialog.getByRole('radio', { name: 'Camera' }).check();
  await expectSoundScreen(page, 'what to record', 'dialog');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSoundColours(page, 'what to record, dark', 'dialog');
  await page.emulateMedia({ colorScheme: 'light' });

  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Recording starts in' })).toBeVisible();
  const stop = dialog.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await expect(dialog.getByRole('meter', { name: 'Level of the microphone' })).toBeVisible();
  await expectSoundScreen(page, 'a recording', 'dialog');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible();
  // Nothing is lost by a wrong key.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('timer')).toContainText(/^(?:0:0[3-9]|0:[1-5]\d|[1-9]:\d\d) of 30:00$/);
  await stop.click();

  const preview = dialog.getByLabel('Your recording');
  await expect(preview).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use this video' })).toBeFocused();
  await expect.poll(() => filmLength(preview)).toBeGreaterThan(2);
  await expectSoundScreen(page, 'a recording to look at', 'dialog');
  await dialog.getByRole('button', { name: 'Use this video' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Use an address: Video' }).click();
  await expect(page.getByRole('textbox', { name: 'Address: Video' })).toHaveValue(
    /\/static\/files\/[0-9a-f]{64}\.webm\?file=\d+$/,
  );
  await saveCourse(page);

  const context = await browser.newContext();
  const seat = await context.newPage();
  const username = newUsername();
  await registerInBrowser(seat, { name: 'Ada Example', username });
  const learner = await signedIn(platform, username);
  await learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await seat.goto(path);
  await seat.getByRole('button', { name: 'Play the video' }).click();
  const video = seat.getByLabel('Video', { exact: true });
  await expect.poll(() => filmSecond(video)).toBeGreaterThan(0.2);
  const seconds = await filmLength(video);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).not.toBe(Infinity);
  // A film that nobody can seek in would begin again.
  await video.evaluate((player: HTMLVideoElement) => {
    player.pause();
    player.currentTime = player.duration - 0.5;
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.seeking)).toBe(false);
  expect(await filmSecond(video)).toBeGreaterThan(seconds - 0.7);
  await context.close();
});

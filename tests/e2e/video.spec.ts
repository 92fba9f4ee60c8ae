import { filmSecond } from '../support/film.ts';
import { authors, hosts } from '../support/hosts.ts';
import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { signedIn } from '../support/restClient.ts';
import { expectSoundScreen } from '../support/screens.ts';

const captions = [
  {
    language: 'en',
    label: 'English',
    vtt: 'WEBVTT\n\n00:00.000 --> 00:09.000\nWe forget most on the first day.\n\n00:09.000 --> 00:15.000\nEach repetition makes it last.\n',
  },
];

/** A lecture with one film. */
const filmLecture = {
  name: 'Why we forget',
  sections: [
    {
      type: 'JSON',
      content: { type: 'VIDEO_TEXT', content: { videoSrc: '/static/media/clips/learn-curve.webm', captions } },
    },
  ],
};

test('BEY-19 LEC-08 a learner watches a film, leaves, and continues there', async ({
  page,
  platform,
  learner,
  context,
}) => {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, authors[hosts.lectern]), filmLecture);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const kept: number[] = [];
  page.on('response', (response) => {
    const [, seconds] = /"seconds":(\d+)/.exec(response.request().postData() ?? '') ?? [];
    if (seconds !== undefined) kept.push(Number(seconds));
  });
  await page.goto(path);
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeVisible();
  expect(loaded.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await play.click();
  const video = page.getByLabel('Video', { exact: true });
  await expect(video).toBeFocused();
  await expect.poll(() => filmSecond(video)).toBeGreaterThan(0.2);
  // Far enough to go back as far as a key goes.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => filmSecond(video)).toBeGreaterThan(5.2);
  await page.keyboard.press('k');
  await expect(video).toHaveJSProperty('paused', true);
  const stopped = await filmSecond(video);
  // On a slow machine the film was kept at this second while it played, and is not kept again.
  await expect.poll(() => kept.at(-1)).toBe(Math.floor(stopped));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => filmSecond(video)).toBeLessThan(stopped - 4);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => filmSecond(video)).toBeGreaterThan(stopped - 1);
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', false);
  await page.keyboard.press('k');
  await expect(video).toHaveJSProperty('paused', true);
  await page.close();

  const again = await context.newPage();
  await again.goto(path);
  await again.getByRole('button', { name: /^Continue at 0:\d\d/ }).click();
  const film = again.getByLabel('Video', { exact: true });
  await expect.poll(() => filmSecond(film)).toBeGreaterThan(4.9);
  // Before the film is over, which would forget the place.
  await again.keyboard.press('k');
  await again.reload();
  await again.getByRole('button', { name: 'From the start' }).click();
  await expect.poll(() => filmSecond(film)).toBeGreaterThan(0);
  expect(await filmSecond(film)).toBeLessThan(4);
});

test('BEY-19 A11Y-01 THEME-02 captions show, and a line of the transcript leads to what is said', async ({
  page,
  platform,
  learner,
}) => {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, authors[hosts.lectern]), filmLecture);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expectSoundScreen(page, 'a video with its transcript');
  await page.getByRole('button', { name: '0:09 Each repetition makes it last.' }).click();
  const video = page.getByLabel('Video', { exact: true });
  await expect.poll(() => filmSecond(video)).toBeGreaterThanOrEqual(9);
  await page.keyboard.press('k');
  await page.keyboard.press('c');
  await expect
    .poll(() =>
      video.evaluate((player: HTMLVideoElement) =>
        [...player.textTracks].flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
      ),
    )
    .toEqual(['Each repetition makes it last.']);
  await page.getByRole('button', { name: '0:00 We forget most on the first day.' }).click();
  await expect.poll(() => filmSecond(video)).toBeLessThan(8);
  await expectSoundScreen(page, 'a video that plays with captions');
  expect(refused).toEqual([]);
});

test('LEC-08 the controls of a film stand in one line below it on a narrow screen', async ({
  page,
  platform,
  learner,
}) => {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, authors[hosts.lectern]), filmLecture);
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Play the video' }).click();
  const speed = page.getByRole('combobox', { name: 'Speed' });
  const lines = (): Promise<number> =>
    speed.evaluate((select) => {
      const buttons = [...(select.parentElement?.querySelectorAll('button') ?? [])];
      return new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size;
    });
  // As long as the film is on the way its bar says so as well.
  await expect.poll(lines).toBe(1);
});

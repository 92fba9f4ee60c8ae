import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './inputDevice.ts';

/** The package of a lecture, with what opens it. */
export const lessonOf = (page: Page): Locator => page.getByRole('region', { name: 'Interactive lesson' });

/** The page of a package that is open: in the frame of the run-time in the frame of the lecture. */
export const lessonPage = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe');

/**
 * Waits until the page of a package is in its frame, and gives it. A frame of another site moves to a process of its own while it loads, and
 * an expectation that looks through it in that moment fails at once instead of trying again.
 */
export async function openedLesson(page: Page): Promise<FrameLocator> {
  const isThere = (): boolean =>
    page
      .frames()
      .some((frame) => frame.parentFrame()?.parentFrame() === page.mainFrame() && frame.url().startsWith('http'));
  await expect.poll(isThere).toBe(true);
  return lessonPage(page);
}

const answers = ['Ich hätte gern einen Tee, bitte.', 'Apple cake and water', '€ 7.40', 'Getrennt, bitte.'];

/** Plays “Ordering in a café” from its first screen to its last, without a mistake. */
export async function playCafeLesson(page: Page, device: InputDevice): Promise<void> {
  await device.press(lessonOf(page).getByRole('button', { name: 'Start', exact: true }));
  const lesson = await openedLesson(page);
  await expect(lesson.getByText('Screen 1 of 5')).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    await device.press(lesson.getByRole('button', { name: 'Next' }));
    await expect(lesson.getByText(`Screen ${index + 2} of 5`)).toBeVisible();
    await device.press(lesson.getByRole('button', { name: answer }));
    await expect(lesson.getByText(/^Right\./)).toBeVisible();
  }
  await expect(lessonOf(page).getByText(/^Passed · Score 100/)).toBeVisible();
}

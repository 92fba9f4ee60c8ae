import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './inputDevice.ts';

/** The package of a lecture, with what opens it. */
export const lessonOf = (page: Page): Locator => page.getByRole('region', { name: 'Interactive lesson' });

/** The page of a package that is open: in the frame of the run-time in the frame of the lecture. */
export const lessonPage = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe');

const answers = ['Ich hätte gern einen Tee, bitte.', 'Apple cake and water', '€ 7.40', 'Getrennt, bitte.'];

/** Plays “Ordering in a café” from its first screen to its last, without a mistake. */
export async function playCafeLesson(page: Page, device: InputDevice): Promise<void> {
  const lesson = lessonPage(page);
  await device.press(lessonOf(page).getByRole('button', { name: 'Start', exact: true }));
  await expect(lesson.getByText('Screen 1 of 5')).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    await device.press(lesson.getByRole('button', { name: 'Next' }));
    await expect(lesson.getByText(`Screen ${index + 2} of 5`)).toBeVisible();
    await device.press(lesson.getByRole('button', { name: answer }));
    await expect(lesson.getByText(/^Right\./)).toBeVisible();
  }
  await expect(lessonOf(page).getByText(/^Passed · Score 100/)).toBeVisible();
}

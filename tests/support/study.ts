import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './inputDevice.ts';
import { authors, hosts } from './hosts.ts';
import { signedIn, type RestClient } from './restClient.ts';
import type { CourseWire, QuestionWire } from './wire.ts';

/** A course as its author knows it, for playing a learner who knows everything. */
export interface KnownCourse {
  readonly id: number;
  readonly name: string;
  readonly lectures: readonly KnownLecture[];
}

export interface KnownLecture {
  readonly id: number;
  readonly moduleId: number;
  readonly name: string;
  /** In the order of their numbers; a bank of them, where each learner gets some. */
  readonly questions: readonly QuestionWire[];
}

export async function readKnownCourse(platform: RestClient, courseId: number): Promise<KnownCourse> {
  const author = await signedIn(platform, authors[hosts.lectern]);
  const course = await author.expect<CourseWire>(`/api/v1/secured/courses/${courseId}?include=modules`);
  return {
    id: courseId,
    name: course.name,
    lectures: (course.modules ?? []).flatMap((module) =>
      module.lectures.map(({ lectureId, name, questionAnswers = [] }) => ({
        id: lectureId,
        moduleId: module.id,
        name,
        questions: questionAnswers,
      })),
    ),
  };
}

/** The card of the question with a number, from 1. */
export function questionCard(page: Page, number: number): Locator {
  return page.getByRole('article', { name: `Question ${number}`, exact: true });
}

export function rightPositions({ id, correctAnswer }: QuestionWire): readonly number[] {
  if (correctAnswer === null) throw new Error(`Question ${id} has no right answer for its author`);
  return correctAnswer;
}

/** Positions of which as many are chosen as are asked for, and not all are right. */
export function wrongPositions({ answer, correctAnswer }: QuestionWire): readonly number[] {
  if (!Array.isArray(answer) || correctAnswer === null) throw new Error('Only choices have positions');
  const others = answer.map((_, index) => index + 1).filter((position) => !correctAnswer.includes(position));
  return [...others, ...correctAnswer].slice(0, correctAnswer.length);
}

/** Opens every part of the lecture on screen. */
export async function revealAll(page: Page, device: InputDevice): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: 'Continue', exact: true });
  const parts = page.locator('[data-section]');
  await expect(parts.first()).toBeVisible();
  while (await more.isVisible()) {
    const before = await parts.count();
    await device.press(more);
    await expect.poll(() => parts.count()).toBeGreaterThan(before);
  }
}

/** Answers every question of the lecture on screen right, and reads to the end until the lecture is done. */
export async function studyLecture(page: Page, device: InputDevice, lecture: KnownLecture): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: lecture.name })).toBeVisible();
  await revealAll(page, device);
  const asked = await page.getByRole('article', { name: /^Question \d+$/ }).count();
  for (let number = 1; number <= asked; number += 1) {
    const card = questionCard(page, number);
    const text = await card.innerText();
    const question = lecture.questions.find((known) => text.includes(known.question));
    if (question === undefined) throw new Error(`The author of “${lecture.name}” does not know this question: ${text}`);
    for (const position of rightPositions(question)) await device.choose(card, position);
    await expect(card.getByText('That is right')).toBeVisible();
  }
  // What loads late pushes the end out of sight again; then a reader reads on.
  await expect(async () => {
    await device.readToEnd();
    await expect(page.getByText('This lecture is done')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

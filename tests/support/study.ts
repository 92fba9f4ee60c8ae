import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './inputDevice.ts';
import { authors, hosts } from './hosts.ts';
import { signedIn, type RestClient } from './restClient.ts';
import { lessonOf, playCafeLesson } from './playLesson.ts';
import { solveQuestion } from './solveQuestions.ts';
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

/** Positions of which as many are chosen as are asked for, and not all are right. */
export function wrongPositions({ answer, correctAnswer }: QuestionWire): readonly number[] {
  if (!Array.isArray(answer) || !Array.isArray(correctAnswer)) throw new Error('Only choices have positions');
  const others = answer.map((_, index) => index + 1).filter((position) => !correctAnswer.includes(position));
  return [...others, ...correctAnswer].slice(0, correctAnswer.length);
}

/** Opens every part of the lecture on screen. */
export async function revealAll(page: Page, device: InputDevice): Promise<void> {
  await expect(partsOf(page).first()).toBeVisible();
  while (await revealNext(page, device));
}

const partsOf = (page: Page): Locator => page.locator('[data-section]');

/** Opens the next part of the lecture on screen, as soon as what is being told there lets; false where there is none. */
async function revealNext(page: Page, device: InputDevice): Promise<boolean> {
  const more = page.getByRole('main').getByRole('button', { name: 'Continue', exact: true });
  if (!(await more.isVisible())) return false;
  const before = await partsOf(page).count();
  await expect(more).toBeEnabled();
  await device.press(more);
  await expect.poll(() => partsOf(page).count()).toBeGreaterThan(before);
  return true;
}

/**
 * Works through the lecture on screen as it opens, part by part: plays its package, takes the first of each choice of ways, answers every
 * question right, and reads to the end until the lecture is done.
 */
export async function studyLecture(page: Page, device: InputDevice, lecture: KnownLecture): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: lecture.name, exact: true })).toBeVisible();
  await expect(partsOf(page).or(lessonOf(page)).first()).toBeVisible();
  if (await lessonOf(page).isVisible()) await playCafeLesson(page, device);
  let answered = 0;
  do {
    await hearOut(page);
    await takeWays(page, device);
    answered = await answerAll(page, device, lecture, answered);
  } while (await revealNext(page, device));
  // What loads late, a question among it, pushes the end out of sight again; then a reader reads on.
  await expect(async () => {
    answered = await answerAll(page, device, lecture, answered);
    await device.readToEnd();
    await expect(page.getByText('This lecture is done')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
}

/** Stays with a dialog until it is told; it begins where it is in sight. */
async function hearOut(page: Page): Promise<void> {
  const typing = page.locator('[data-typing]');
  await expect(async () => {
    if ((await typing.count()) > 0) await typing.first().scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(typing).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Answers the questions that are open on screen after the first `answered`; answers how many there are. */
async function answerAll(page: Page, device: InputDevice, lecture: KnownLecture, answered: number): Promise<number> {
  const asked = await page.getByRole('article', { name: /^Question \d+$/ }).count();
  for (let number = answered + 1; number <= asked; number += 1) {
    const card = questionCard(page, number);
    const text = await card.innerText();
    const question = lecture.questions.find((known) => text.includes(known.question));
    if (question === undefined) throw new Error(`The author of “${lecture.name}” does not know this question: ${text}`);
    await solveQuestion(page, device, card, question);
  }
  return asked;
}

async function takeWays(page: Page, device: InputDevice): Promise<void> {
  for (const ways of await page.getByRole('group', { name: 'Choose how to continue' }).all()) {
    const first = ways.getByRole('button').first();
    if ((await ways.locator('[aria-pressed="true"]').count()) === 0) await device.press(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  }
}

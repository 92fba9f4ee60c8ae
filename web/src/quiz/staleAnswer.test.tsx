/** BEY-25, OP-344: an answer whose question was changed since, so that it is right by now, can be sent again as it is. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import {
  lectureFixture,
  multipleChoiceFixture,
  singleChoiceFixture,
  studyCourseFixture,
  userCourseFixture,
} from '../testing/studyFixture.ts';

const mutation = 'useAnswerQuestionMutation';

beforeEach(() => void fakeIntersectionObserver());

const wrong = { correct: false, wrongCount: 1, keyChanged: true };
const placing = (typename: string) => ({
  ...singleChoiceFixture(wrong),
  __typename: typename,
  items: [
    { key: '1', label: 'Apple' },
    { key: '2', label: 'Carrot' },
  ],
  categories: [
    { key: 'a', label: 'Fruit' },
    { key: 'b', label: 'Vegetable' },
  ],
  correctAnswerCount: 2,
  correctPartCount: null,
  partCount: null,
  placement: [{ category: 'b', items: ['1', '2'] }],
  correctPlacement: null,
});

/** A wrong answer of each type, which is right by now, and what is sent of it. */
const staleAnswers = [
  ['SingleChoiceQuestion', singleChoiceFixture({ ...wrong, chosenPosition: 1 }), { positions: [1] }],
  ['MultipleChoiceQuestion', multipleChoiceFixture({ ...wrong, chosenPositions: [1, 2] }), { positions: [1, 2] }],
  [
    'SingleOrderingQuestion',
    {
      ...singleChoiceFixture(wrong),
      __typename: 'SingleOrderingQuestion',
      options: ['two', 'one'],
      givenOrder: [1, 2],
      correctOrder: null,
      correctPartCount: null,
      partCount: null,
    },
    { order: [1, 2] },
  ],
  ['CategorizationQuestion', placing('CategorizationQuestion'), { placement: [{ category: 'b', items: ['1', '2'] }] }],
  [
    'MultipleAssociationQuestion',
    placing('MultipleAssociationQuestion'),
    { placement: [{ category: 'b', items: ['1', '2'] }] },
  ],
] as const;

async function open(
  question: object,
  readOnly = false,
  note = /The question was changed after your answer/,
): Promise<AppUnderTest> {
  const app = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user: {} },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
          lecture: lectureFixture({ questions: [question], readOnly }),
        }),
      },
    },
  });
  await screen.findByRole('article', { name: 'Question 1' });
  await screen.findByText(note);
  return app;
}

const card = () => within(screen.getByRole('article', { name: 'Question 1' }));
const check = () => card().getByRole('button', { name: 'Check' });
const sent = (app: AppUnderTest) => app.variables(mutation)['input'];

describe('BEY-25 OP-344 a wrong answer that is right by now', () => {
  it.each(staleAnswers)(
    '%s is sent again as it is by its button, which keeps the focus',
    async (_type, question, answer) => {
      const app = await open(question);
      await userEvent.click(check());
      expect(sent(app)).toMatchObject({ questionId: '3001', answer });
      const right = { ...question, keyChanged: false, correct: true, settled: true };
      await app.answer(mutation, {
        Mutation: () => ({
          answerQuestion: {
            correct: true,
            question: right,
            lecture: lectureFixture(),
            userCourse: userCourseFixture(),
            newAchievements: [],
            userErrors: [],
          },
        }),
      });
      expect(card().getByText('That is right.')).toBeVisible();
      expect(check()).toHaveFocus();
      expect(check()).toHaveAttribute('aria-disabled', 'true');
    },
  );

  it.each(staleAnswers)('%s is not asked for another one', async (_type, question) => {
    await open(question);
    expect(
      card().getByText(
        'The question was changed after your answer. Your result stays, and you may answer again, also with the same answer.',
      ),
    ).toBeVisible();
    expect(card().getByText('That was not right.')).toBeVisible();
    expect(card().queryByText(/another answer|Change your answer|not right yet/)).toBeNull();
  });

  it.each(staleAnswers)('%s stays, and promises nothing, where no further answer counts', async (_type, question) => {
    await open({ ...question, settled: true, wrongLimit: 1 });
    expect(card().getByText('The question was changed after your answer. Your result stays.')).toBeVisible();
    expect(card().getByText('No tries left.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it.each(staleAnswers)('%s offers nothing where the course can only be viewed', async (_type, question) => {
    await open(question, true);
    expect(card().getByText('The question was changed after your answer. Your result stays.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it.each(staleAnswers)(
    'OP-345 %s is called right in no part where it was given the point',
    async (_type, question) => {
      const given = { settled: true, correct: true, wrongCount: 0, regrading: 'POINT_GIVEN' };
      await open({ ...question, ...given }, false, /gave you the point/);
      expect(card().getByText('Your answer counts as right.')).toBeVisible();
      expect(document.querySelector('[data-mark="right"], [data-mark="wrong"], [data-mark="missed"]')).toBeNull();
      expect(card().queryByText(/Your answer, (not )?right|That is right/)).toBeNull();
    },
  );

  it('is sent by choosing the option that is chosen', async () => {
    const app = await open(singleChoiceFixture({ ...wrong, chosenPosition: 1 }));
    await userEvent.click(card().getByRole('radio', { name: /Gute Nacht/ }));
    expect(sent(app)).toMatchObject({ answer: { positions: [1] } });
  });

  it('is sent by taking one of several options back and choosing it again', async () => {
    const app = await open(multipleChoiceFixture({ ...wrong, chosenPositions: [1, 2] }));
    await userEvent.click(card().getByRole('checkbox', { name: /Hallo/ }));
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(card().getByRole('checkbox', { name: /Hallo/ }));
    expect(sent(app)).toMatchObject({ answer: { positions: [1, 2] } });
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../requestError.ts';
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

/** A lecture whose quiz is the one question. */
async function openQuestion(question: object, { enrolled = true, readOnly = false } = {}): Promise<AppUnderTest> {
  const app = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: enrolled ? { user: {} } : {},
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: enrolled ? userCourseFixture() : null }),
          lecture: lectureFixture({ questions: [question], readOnly }),
        }),
      },
    },
  });
  await screen.findByRole('article', { name: 'Question 1' });
  return app;
}

const card = () => within(screen.getByRole('article', { name: 'Question 1' }));
const option = (name: RegExp) => card().getByRole('radio', { name });
const box = (name: RegExp) => card().getByRole('checkbox', { name });

/** What the platform answers: the question as it is now. */
const answered = (question: object, correct: boolean, newAchievements: object[] = []) => ({
  Mutation: () => ({
    answerQuestion: {
      correct,
      question,
      lecture: lectureFixture(),
      userCourse: userCourseFixture(),
      newAchievements,
      userErrors: [],
    },
  }),
});

const input = (app: AppUnderTest) => app.variables(mutation)['input'] as Record<string, unknown>;

describe('a single choice question', () => {
  it('QUIZ-04 choosing an option submits at once', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Guten Morgen/));
    expect(input(app)).toMatchObject({ userCourseId: '4001', questionId: '3001', answer: { positions: [2] } });
  });

  it('QUIZ-04 a press that became a scroll or a drag chooses nothing', async () => {
    const app = await openQuestion(singleChoiceFixture());
    const at = (clientY: number) => ({ clientX: 10, clientY, detail: 1 });
    fireEvent.pointerDown(option(/Guten Morgen/), at(100));
    fireEvent.click(option(/Guten Morgen/), at(130));
    expect(app.operations).not.toContain(mutation);
    fireEvent.pointerDown(option(/Guten Morgen/), at(100));
    fireEvent.click(option(/Guten Morgen/), at(103));
    expect(app.operations).toContain(mutation);
  });

  it('OP-58 arrow keys move the focus and never submit; Enter chooses', async () => {
    const app = await openQuestion(singleChoiceFixture());
    option(/Gute Nacht/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(option(/Guten Morgen/)).toHaveFocus();
    expect(app.operations).not.toContain(mutation);
    await userEvent.keyboard('{Enter}');
    expect(input(app)).toMatchObject({ answer: { positions: [2] } });
  });

  it('OP-58 Space chooses', async () => {
    const app = await openQuestion(singleChoiceFixture());
    option(/Gute Nacht/).focus();
    await userEvent.keyboard(' ');
    expect(input(app)).toMatchObject({ answer: { positions: [1] } });
  });

  it('QUIZ-10 QUIZ-13 shows an overlay and takes nothing else while the answer is checked', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Gute Nacht/));
    expect(screen.getByTestId('checking-overlay')).toBeInTheDocument();
    await userEvent.click(option(/Guten Morgen/));
    expect(app.operations.filter((name) => name === mutation)).toHaveLength(1);
    await app.answer(
      mutation,
      answered(singleChoiceFixture({ chosenPosition: 1, correct: false, wrongCount: 1 }), false),
    );
    expect(screen.queryByTestId('checking-overlay')).not.toBeInTheDocument();
  });

  it('QUIZ-05 a right answer is green and disables further choices, and the focus stays', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Guten Morgen/));
    await app.answer(
      mutation,
      answered(singleChoiceFixture({ chosenPosition: 2, correctPosition: 2, correct: true, settled: true }), true),
    );
    expect(option(/Guten Morgen Your answer, right/)).toBeChecked();
    expect(option(/Gute Nacht/)).toHaveAttribute('aria-disabled', 'true');
    expect(card().getByText('That is right.')).toBeVisible();
    expect(option(/Guten Morgen/)).toHaveFocus();
    await userEvent.click(option(/Gute Nacht/));
    expect(app.operations.filter((name) => name === mutation)).toHaveLength(1);
  });

  it('QUIZ-06 OP-22 a wrong answer is red, says the tries left and explains itself', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Gute Nacht/));
    await app.answer(
      mutation,
      answered(
        singleChoiceFixture({
          chosenPosition: 1,
          correct: false,
          wrongCount: 1,
          explanations: [{ position: 1, type: 'TEXT', content: 'You say it when someone goes to bed.' }],
        }),
        false,
      ),
    );
    const wrong = option(/Gute Nacht Your answer, not right/);
    expect(wrong).toHaveAccessibleDescription('You say it when someone goes to bed.');
    expect(card().getByRole('status')).toHaveTextContent('That is not right yet. Choose another answer.');
    expect(card().getByText('2 tries left')).toBeVisible();
    expect(wrong).toHaveFocus();
  });

  it('QUIZ-09 choosing another option resets the verdict', async () => {
    await openQuestion(singleChoiceFixture({ chosenPosition: 1, correct: false, wrongCount: 1 }));
    expect(option(/Gute Nacht Your answer, not right/)).toBeChecked();
    await userEvent.click(option(/Guten Abend/));
    expect(option(/^Gute Nacht$/)).not.toBeChecked();
    expect(card().queryByText(/not right yet/)).not.toBeInTheDocument();
  });

  it('OP-58 clicking the option that was just found wrong spends no try', async () => {
    const app = await openQuestion(singleChoiceFixture({ chosenPosition: 1, correct: false, wrongCount: 1 }));
    await userEvent.click(option(/Gute Nacht/));
    expect(app.operations).not.toContain(mutation);
  });

  it('QUIZ-11 is disabled and shows the right answer once no try is left', async () => {
    await openQuestion(
      singleChoiceFixture({ chosenPosition: 1, correctPosition: 2, correct: false, wrongCount: 3, settled: true }),
    );
    expect(option(/Guten Morgen Right answer/)).toHaveAttribute('aria-disabled', 'true');
    expect(card().getByRole('status')).toHaveTextContent('No tries left. The right answer is marked.');
  });

  it('QUIZ-12 shows an author the right answer at any time', async () => {
    await openQuestion(singleChoiceFixture({ correctPosition: 2 }));
    expect(option(/Guten Morgen Right answer/)).not.toBeChecked();
  });

  it('QUIZ-23 OP-59 keeps an answer that could not be checked and tries again with the same key', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Guten Morgen/));
    const { idempotencyKey } = input(app);
    await app.fail(mutation, new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.queryByTestId('checking-overlay')).not.toBeInTheDocument();
    expect(option(/Guten Morgen/)).toBeChecked();
    expect(card().getByText('Your answer could not be checked. It is still here.')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Try again' }));
    expect(input(app)).toMatchObject({ answer: { positions: [2] }, idempotencyKey });
  });

  it('OP-59 sends an answer again on its own when the device is back online', async () => {
    const app = await openQuestion(singleChoiceFixture());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(option(/Guten Morgen/));
    const { idempotencyKey } = input(app);
    await app.fail(mutation, new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(card().getByText(/You are offline/)).toBeVisible();
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(app.operations.filter((name) => name === mutation)).toHaveLength(2));
    expect(input(app)).toMatchObject({ idempotencyKey });
  });

  it('ACH-01 announces an achievement that the answer earned', async () => {
    const app = await openQuestion(singleChoiceFixture());
    await userEvent.click(option(/Guten Morgen/));
    const earned = { id: 'earned-1', achievement: { id: 'item-1', name: 'First words', imageUrl: null } };
    await app.answer(
      mutation,
      answered(singleChoiceFixture({ chosenPosition: 2, correct: true, settled: true }), true, [earned]),
    );
    expect(await screen.findByText('New achievement')).toBeVisible();
    expect(screen.getByText('First words')).toBeVisible();
  });

  it('ENR-08 takes no answers where the course can only be viewed', async () => {
    await openQuestion(singleChoiceFixture(), { readOnly: true });
    expect(option(/Guten Morgen/)).toHaveAttribute('aria-disabled', 'true');
    expect(card().getByText(/answers no longer count/)).toBeVisible();
  });

  it('OP-49 shows a visitor the question with a hint to sign in', async () => {
    await openQuestion(singleChoiceFixture(), { enrolled: false, readOnly: true });
    expect(card().getByText(/Sign in and enrol to answer/)).toBeVisible();
    expect(card().getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/signin?next='),
    );
  });
});

describe('a multiple choice question', () => {
  it('QUIZ-08 says how many must be chosen and QUIZ-07 submits when that many are', async () => {
    const app = await openQuestion(multipleChoiceFixture());
    expect(card().getByText('Choose 2 answers')).toBeVisible();
    await userEvent.click(box(/Tschüss/));
    expect(app.operations).not.toContain(mutation);
    expect(card().getByText(/1 of 2 chosen/)).toBeVisible();
    await userEvent.click(box(/Bis bald/));
    expect(input(app)).toMatchObject({ answer: { positions: [1, 3] } });
  });

  it('QUIZ-09 taking an option back resets the verdict without spending a try', async () => {
    const app = await openQuestion(multipleChoiceFixture({ chosenPositions: [1, 2], correct: false, wrongCount: 1 }));
    expect(card().getByText(/not right yet/)).toBeVisible();
    await userEvent.click(box(/Hallo/));
    expect(card().queryByText(/not right yet/)).not.toBeInTheDocument();
    await userEvent.click(box(/Hallo/));
    expect(app.operations).not.toContain(mutation);
    expect(box(/Hallo/)).toBeChecked();
  });
});

describe('questions that place items', () => {
  const items = [
    { key: '1', label: 'Apple' },
    { key: '2', label: 'Carrot' },
  ];
  const categories = [
    { key: 'a', label: 'Fruit' },
    { key: 'b', label: 'Vegetable' },
  ];
  const placing = (typename: string) => ({
    ...singleChoiceFixture(),
    __typename: typename,
    text: 'Sort them',
    items,
    categories,
    correctAnswerCount: 2,
    correctPartCount: null,
    partCount: null,
    placement: null,
    correctPlacement: null,
    givenOrder: null,
    correctOrder: null,
  });
  const check = () => card().getByRole('button', { name: 'Check' });
  const category = (name: string) => within(card().getByRole('group', { name }));
  const inCategory = (name: string) =>
    category(name)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  /** Chooses an item, in the pool as long as it is there, and then a category. */
  const put = async (item: string, name: string) => {
    await userEvent.click(card().getAllByRole('button', { name: item })[0] as HTMLElement);
    await userEvent.click(card().getByRole('button', { name: `Put it here: ${name} (${item})` }));
  };

  it('QUIZ-13 the check button waits for a placement and QUIZ-21 sends keys by category', async () => {
    const app = await openQuestion(placing('CategorizationQuestion'));
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    await put('Apple', 'Fruit');
    expect(card().getByText('1 item left to place')).toBeVisible();
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    await put('Carrot', 'Vegetable');
    await userEvent.click(check());
    expect(input(app)).toMatchObject({
      answer: {
        placement: [
          { category: 'a', items: ['1'] },
          { category: 'b', items: ['2'] },
        ],
      },
    });
  });

  it('QUIZ-14 QUIZ-15 an item moves from one category to another, and is taken out by its button or by Delete', async () => {
    await openQuestion(placing('CategorizationQuestion'));
    await put('Apple', 'Fruit');
    await put('Apple', 'Vegetable');
    expect(inCategory('Fruit')).toEqual([]);
    expect(inCategory('Vegetable')).toEqual(['Apple']);
    await userEvent.click(card().getByRole('button', { name: 'Take Apple out' }));
    expect(inCategory('Vegetable')).toEqual([]);
    expect(card().getByText('2 items left to place')).toBeVisible();
    expect(card().getByText('Apple is no longer in Vegetable')).toBeInTheDocument();
    await put('Apple', 'Vegetable');
    card().getByRole('button', { name: 'Apple' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(inCategory('Vegetable')).toEqual([]);
    expect(card().getByRole('button', { name: 'Apple' })).toHaveFocus();
  });

  it('OP-105 A11Y-01 after a wrong placement it counts what is right and tells nothing of which, and the focus stays', async () => {
    const question = placing('CategorizationQuestion');
    const app = await openQuestion(question);
    await put('Apple', 'Vegetable');
    await put('Carrot', 'Vegetable');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(check());
    const placement = [{ category: 'b', items: ['1', '2'] }];
    const wrong = { ...question, placement, correct: false, wrongCount: 1, correctPartCount: 1, partCount: 2 };
    await app.answer(mutation, answered(wrong, false));
    expect(card().getByText('You have 1 of 2 right. Change your answer and check again.')).toBeVisible();
    expect(check()).toHaveFocus();
    expect(scroll).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ block: 'nearest' }));
    expect(scroll.mock.contexts[0]).toHaveTextContent('You have 1 of 2 right');
    scroll.mockRestore();
    expect(document.querySelector('[data-mark="right"], [data-mark="wrong"], [data-mark="missed"]')).toBeNull();
  });

  it('QUIZ-11 QUIZ-13 with no try left each item says where it belongs, and the check button keeps the focus', async () => {
    const question = placing('CategorizationQuestion');
    const app = await openQuestion(question);
    await put('Apple', 'Vegetable');
    await put('Carrot', 'Vegetable');
    await userEvent.click(check());
    await app.answer(
      mutation,
      answered(
        {
          ...question,
          placement: [{ category: 'b', items: ['1', '2'] }],
          correctPlacement: [
            { category: 'a', items: ['1'] },
            { category: 'b', items: ['2'] },
          ],
          correct: false,
          settled: true,
          wrongCount: 3,
          correctPartCount: 1,
          partCount: 2,
        },
        false,
      ),
    );
    expect(inCategory('Fruit')).toEqual(['Right answerApple']);
    expect(inCategory('Vegetable')).toEqual(['Your answer, not rightApple', 'Your answer, rightCarrot']);
    expect(check()).toHaveFocus();
    expect(check()).toHaveAttribute('aria-disabled', 'true');
    expect(card().queryByRole('button', { name: 'Apple' })).toBeNull();
  });

  it('QUIZ-13 a question that was settled before has no check button', async () => {
    await openQuestion({ ...placing('CategorizationQuestion'), correct: true, settled: true });
    expect(card().queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it('QUIZ-15 copies an item of a multiple association into several categories', async () => {
    const app = await openQuestion(placing('MultipleAssociationQuestion'));
    await put('Apple', 'Fruit');
    await put('Apple', 'Vegetable');
    await userEvent.click(check());
    expect(input(app)).toMatchObject({
      answer: {
        placement: [
          { category: 'a', items: ['1'] },
          { category: 'b', items: ['1'] },
        ],
      },
    });
  });

  it('QUIZ-16 orders items by keyboard and says where each one is', async () => {
    const app = await openQuestion({ ...placing('SingleOrderingQuestion'), items: undefined, options: ['two', 'one'] });
    await userEvent.click(card().getByRole('button', { name: 'Place two next' }));
    await userEvent.click(card().getByRole('button', { name: 'Place one next' }));
    await userEvent.click(card().getByRole('button', { name: 'Move one up' }));
    expect(card().getByText('one is now in position 1 of 2')).toBeInTheDocument();
    await userEvent.click(check());
    expect(input(app)).toMatchObject({ answer: { order: [2, 1] } });
  });
});

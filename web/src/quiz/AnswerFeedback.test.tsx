import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import type { Answer } from './useAnswer.ts';

const answer: Answer<readonly number[]> = {
  choice: [2],
  phase: 'kept',
  refusal: null,
  verdict: null,
  locked: false,
  stale: false,
  change: () => undefined,
  submit: () => undefined,
};

const shown = () =>
  renderPlain(
    <AnswerFeedback question={{ settled: false, wrongLimit: 0, wrongCount: 0 }} answer={answer} again="Again" />,
  );

describe('BEY-25 a question that was changed after the answer', () => {
  const changed = { settled: true, keyChanged: true, wrongLimit: 1, wrongCount: 1 };

  it('says that the result stays, and promises no right answer that it does not show', async () => {
    await renderPlain(
      <AnswerFeedback question={changed} answer={{ ...answer, phase: 'settled', verdict: false }} again="Again" />,
    );
    expect(screen.getByText('No tries left.')).toBeVisible();
    expect(screen.getByText('The question was changed after your answer. Your result stays.')).toBeVisible();
  });

  it('says so of a right answer', async () => {
    await renderPlain(
      <AnswerFeedback question={changed} answer={{ ...answer, phase: 'settled', verdict: true }} again="Again" />,
    );
    expect(screen.getByText(/Your result stays/)).toBeVisible();
  });
});

describe('BEY-25 OP-345 an answer whose outcome its author has changed', () => {
  const open = { settled: false, keyChanged: false, wrongLimit: 0, wrongCount: 1 };
  const settled = { ...open, settled: true, wrongCount: 0 };
  const gradedAgain = 'The author changed this question. Your answer was graded again.';
  const pointGiven = 'The author changed this question and gave you the point.';

  it.each([
    [
      'graded again and wrong by now',
      { ...open, regrading: 'GRADED_AGAIN' },
      false,
      'That is not right yet.',
      gradedAgain,
    ],
    ['graded again and right by now', { ...settled, regrading: 'GRADED_AGAIN' }, true, 'That is right.', gradedAgain],
    [
      'given the point, and not right',
      { ...settled, keyChanged: true, regrading: 'POINT_GIVEN' },
      true,
      'Your answer counts as right.',
      pointGiven,
    ],
    ['given the point, and right by now', { ...settled, regrading: 'POINT_GIVEN' }, true, 'That is right.', pointGiven],
    [
      'graded again before another change',
      { ...settled, keyChanged: true, regrading: 'GRADED_AGAIN' },
      true,
      'That is right.',
      'The question was changed after your answer. Your result stays.',
    ],
  ] as const)('%s: is told', async (_case, question, verdict, said, note) => {
    await renderPlain(
      <AnswerFeedback question={question} answer={{ ...answer, phase: 'settled', verdict }} again="Again" />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getAllByText(/changed/)).toHaveLength(1);
  });

  it('is told no more once another answer is chosen', async () => {
    await renderPlain(
      <AnswerFeedback
        question={{ ...open, regrading: 'GRADED_AGAIN' }}
        answer={{ ...answer, phase: 'editing' }}
        again="Again"
      />,
    );
    expect(screen.queryByText(gradedAgain)).toBeNull();
  });
});

describe('BEY-18 an answer that waits says what it waits for', () => {
  afterEach(() => vi.restoreAllMocks());

  it('our server, where the browser has a network: a 503 is no lost connection of the learner', async () => {
    await shown();
    expect(screen.getByText(/^Kept\. We cannot reach our server just now\./)).toBeVisible();
    expect(screen.queryByText(/online/)).toBeNull();
  });

  it('the network, where there is none, and our server once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown();
    expect(screen.getByText(/^Kept\. It is checked when you are back online/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/^Kept\. We cannot reach our server just now\./)).toBeVisible();
  });
});

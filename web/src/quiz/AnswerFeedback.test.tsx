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

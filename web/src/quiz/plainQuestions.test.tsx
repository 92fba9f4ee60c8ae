import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { CategorizationQuestion } from './categorization/CategorizationQuestion.tsx';
import { MultipleAssociationQuestion } from './multipleAssociation/MultipleAssociationQuestion.tsx';
import { MultipleChoiceQuestion } from './multipleChoice/MultipleChoiceQuestion.tsx';
import { OrderingQuestion } from './singleOrdering/OrderingQuestion.tsx';
import type { QuestionProps } from './QuestionProps.ts';
import { SingleChoiceQuestion } from './singleChoice/SingleChoiceQuestion.tsx';
import type { QuestionName } from './types.ts';
import type { Answer } from './useAnswer.ts';

const question: QuestionProps = {
  questionId: 0,
  number: 1,
  text: 'What comes first?',
  weight: 2,
  wrongLimit: 0,
  wrongCount: 0,
  settled: false,
  explanations: [],
};

/** An answer that is kept on the card alone. */
function Answered<Choice>({ initial, children }: { initial: Choice; children: (answer: Answer<Choice>) => ReactNode }) {
  const [choice, change] = useState(initial);
  return children({
    choice,
    phase: 'editing',
    refusal: null,
    verdict: null,
    locked: false,
    stale: false,
    change,
    submit: (next = choice) => change(next),
  });
}

const labels = [
  { key: 'a', label: 'Apple' },
  { key: 'b', label: 'Bean' },
];
const categories = [{ key: 'f', label: 'Fruit' }];

const cards: Readonly<Record<QuestionName, () => ReactElement>> = {
  singleChoice: () => (
    <Answered<readonly number[]> initial={[]}>
      {(answer) => <SingleChoiceQuestion question={question} options={['Apple', 'Bean']} answer={answer} />}
    </Answered>
  ),
  multipleChoice: () => (
    <Answered<readonly number[]> initial={[]}>
      {(answer) => (
        <MultipleChoiceQuestion
          question={question}
          options={['Apple', 'Bean']}
          correctAnswerCount={2}
          answer={answer}
        />
      )}
    </Answered>
  ),
  categorization: () => (
    <Answered initial={{}}>
      {(answer) => (
        <CategorizationQuestion
          question={question}
          items={labels}
          categories={categories}
          correctAnswerCount={2}
          answer={answer}
        />
      )}
    </Answered>
  ),
  multipleAssociation: () => (
    <Answered initial={{}}>
      {(answer) => (
        <MultipleAssociationQuestion
          question={question}
          items={labels}
          categories={categories}
          correctAnswerCount={2}
          answer={answer}
        />
      )}
    </Answered>
  ),
  singleOrdering: () => (
    <Answered<readonly number[]> initial={[]}>
      {(answer) => <OrderingQuestion question={question} options={['Apple', 'Bean']} answer={answer} />}
    </Answered>
  ),
};

describe('a question that is not saved yet', () => {
  it.each(Object.entries(cards))('QUIZ-03 %s is drawn from plain values, without any data', async (_name, card) => {
    await renderPlain(card());
    const drawn = within(screen.getByRole('article', { name: 'Question 1' }));
    expect(drawn.getByText('What comes first?')).toBeVisible();
    expect(drawn.getByText('2 points')).toBeVisible();
    expect(drawn.getAllByText('Apple').length).toBeGreaterThan(0);
  });

  it('QUIZ-16 items are put into order, moved and taken out again, and each move is said', async () => {
    await renderPlain(cards.singleOrdering());
    await userEvent.click(screen.getByRole('button', { name: /Apple/ }));
    expect(screen.getByRole('button', { name: 'Place Bean next' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /Bean/ }));
    expect(screen.getByRole('list', { name: 'What comes first?' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Check' })).not.toHaveAttribute('aria-disabled', 'true');
    const order = () => within(screen.getByRole('list', { name: 'What comes first?' })).getAllByRole('listitem');
    expect(order().map(({ textContent }) => textContent)).toEqual(['1Apple', '2Bean']);
    await userEvent.click(screen.getByRole('button', { name: /up.*Bean|Bean.*up/i }));
    expect(order().map(({ textContent }) => textContent)).toEqual(['1Bean', '2Apple']);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(/Bean.*1.*2/);
    await userEvent.click(
      within(order()[0] as HTMLElement)
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    );
    expect(order().map(({ textContent }) => textContent)).toEqual(['1Apple']);
    // The focus stays in the list where it was worked.
    expect(within(order()[0] as HTMLElement).getByRole('button', { name: 'Take Apple out' })).toHaveFocus();
  });

  it.each(Object.entries(cards))('A11Y-01 %s adds no heading to the page’s own', async (_name, card) => {
    await renderPlain(card());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('QUIZ-11 an order that is settled says at each place whether it was right, and the right one below', async () => {
    const settled: Answer<readonly number[]> = {
      choice: [1, 3, 2],
      phase: 'settled',
      refusal: null,
      verdict: false,
      locked: true,
      stale: false,
      change: () => undefined,
      submit: () => undefined,
    };
    await renderPlain(
      <OrderingQuestion
        question={{ ...question, settled: true, correct: false }}
        options={['Apple', 'Bean', 'Corn']}
        correctOrder={[1, 2, 3]}
        answer={settled}
      />,
    );
    const given = within(screen.getByRole('list', { name: 'What comes first?' })).getAllByRole('listitem');
    expect(given.map(({ textContent }) => textContent)).toEqual([
      '1AppleYour answer, right',
      '2CornYour answer, not right',
      '3BeanYour answer, not right',
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('OP-105 after a wrong order it says how many parts are right', async () => {
    const wrong: Answer<readonly number[]> = {
      choice: [1, 2],
      phase: 'settled',
      refusal: null,
      verdict: false,
      locked: false,
      stale: false,
      change: () => undefined,
      submit: () => undefined,
    };
    await renderPlain(
      <OrderingQuestion
        question={question}
        options={['Apple', 'Bean', 'Corn']}
        correctPartCount={1}
        partCount={3}
        answer={wrong}
      />,
    );
    expect(screen.getByText('You have 1 of 3 right. Change your answer and check again.')).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { ToastContext, type Toast } from '../ui/toastContext.ts';
import { convertQuestion } from './convertQuestion.ts';
import { anOrdering, aPlacement, aQuestion, englishWords } from './questionDraft.testkit.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { QuestionName } from './types.ts';

/** Draws the editor of a question, and tells its outcome. */
async function edit(initial: QuestionDraft) {
  const changes: QuestionDraft[] = [];
  const notices: Toast[] = [];
  function Edited(): ReactElement {
    const [question, setQuestion] = useState(initial);
    return (
      <QuestionEditor
        question={question}
        onChange={(next) => {
          changes.push(next);
          setQuestion(next);
        }}
      />
    );
  }
  await renderEditor(
    <ToastContext value={(toast) => notices.push(toast)}>
      <Edited />
    </ToastContext>,
  );
  await loaded();
  return { changes, notices, now: () => changes.at(-1) ?? initial };
}

/** The editor of a type has been loaded: each of them can add something. */
const loaded = () => screen.findAllByRole('button', { name: /^Add/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Opens the card that learners answer. */
async function tryIt(): Promise<void> {
  await press('Try it');
  await screen.findByRole('article');
}

const answer = (number: number) => screen.getByRole('textbox', { name: `Answer ${number}` });

describe('the editor of a question', () => {
  it('QEDIT-02 offers the types without the older list, and converts to what is chosen', async () => {
    const { now, changes } = await edit(aQuestion());
    const type = screen.getByRole('combobox', { name: 'Kind of question' });
    expect(within(type).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(type, 'multipleChoice');
    expect(now().content).toMatchObject({ type: 'multipleChoice', correctPositions: [2] });
    await userEvent.selectOptions(type, 'multipleChoice');
    expect(changes).toHaveLength(1);
    expect(await screen.findByRole('checkbox', { name: 'Answer 2 is right' })).toBeChecked();
  });

  it('QEDIT-04 LIM-27 offers one to five points, and keeps what is beyond', async () => {
    const { now } = await edit(aQuestion({ weight: 8 }));
    const points = screen.getByRole('combobox', { name: 'Points' });
    expect(
      within(points)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 point', '2 points', '3 points', '4 points', '5 points', '8 points']);
    await userEvent.selectOptions(points, '3');
    expect(now().weight).toBe(3);
  });

  it('QEDIT-07 QEDIT-08 the number of wrong answers can be written only while attempts are limited', async () => {
    const { now } = await edit(aQuestion());
    const count = screen.getByRole('spinbutton', { name: 'Wrong answers allowed' });
    expect(count).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Limit attempts' }));
    expect(now().wrongLimit).toBe(1);
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    expect(now().wrongLimit).toBe(3);
    await userEvent.clear(count);
    await userEvent.type(count, '0');
    expect(screen.getByText('Allow at least one.')).toBeInTheDocument();
    expect(now().wrongLimit).toBe(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Limit attempts' }));
    expect(now().wrongLimit).toBe(0);
  });

  it('QEDIT-16 answers are added, written, marked right, moved and deleted, and the focus stays at work', async () => {
    const { now } = await edit(aQuestion());
    await press('Add answer');
    expect(answer(4)).toHaveFocus();
    await userEvent.clear(answer(4));
    await userEvent.type(answer(4), 'Plum');
    await userEvent.click(screen.getByRole('radio', { name: 'Answer 4 is right' }));
    expect(now().content).toMatchObject({ options: ['Apple', 'Banana', 'Cherry', 'Plum'], correctPosition: 4 });
    await press('Move Answer 4 up');
    expect(now().content).toMatchObject({ options: ['Apple', 'Banana', 'Plum', 'Cherry'], correctPosition: 3 });
    expect(screen.getByRole('button', { name: 'Move Answer 3 up' })).toHaveFocus();
    expect(screen.getByText('Answer 4 is now in position 3 of 4')).toBeInTheDocument();
    await press('Delete Answer 1');
    expect(now().content).toMatchObject({ options: ['Banana', 'Plum', 'Cherry'], correctPosition: 2 });
    expect(screen.getByRole('button', { name: 'Delete Answer 1' })).toHaveFocus();
  });

  it('QEDIT-15 the only answer cannot be deleted, and its button says why', async () => {
    const { changes } = await edit(
      aQuestion({ content: { type: 'singleChoice', list: false, options: ['Apple'], correctPosition: 1 } }),
    );
    await press(/Answer 1 cannot be deleted/);
    expect(changes).toEqual([]);
  });

  it('QEDIT-01 OP-209 Enter, Backspace and pasted lines work in the answers as in a list', async () => {
    const { now, changes } = await edit(aQuestion());
    await userEvent.click(answer(3));
    await userEvent.keyboard('{Enter}Plum{Shift>}{Enter}{/Shift}tree');
    expect(answer(4)).toHaveFocus();
    expect(now().content).toMatchObject({ options: ['Apple', 'Banana', 'Cherry', 'Plum\ntree'] });
    await userEvent.keyboard('{Enter}{Backspace}');
    expect(answer(4)).toHaveFocus();
    expect(now().content).toMatchObject({ options: ['Apple', 'Banana', 'Cherry', 'Plum\ntree'] });
    await userEvent.keyboard('s');
    const before = changes.length;
    await userEvent.paste('\na) Fig\n*b) Pear');
    expect(changes).toHaveLength(before + 1);
    expect(now().content).toMatchObject({
      options: ['Apple', 'Banana', 'Cherry', 'Plum\ntreesFig', 'Pear'],
      correctPosition: 5,
    });
    expect(answer(5)).toHaveFocus();
    expect(screen.getByText('2 lines pasted, one below the other')).toBeInTheDocument();
  });

  it('QEDIT-01 OP-209 more answers than a question takes are refused aloud, and nothing changes', async () => {
    const { changes, notices } = await edit(aQuestion());
    await userEvent.click(answer(3));
    await userEvent.paste(Array.from({ length: 99 }, (_, index) => `Fruit ${index}`).join('\n'));
    expect(changes).toEqual([]);
    expect(notices).toMatchObject([
      { intent: 'error', text: expect.stringMatching(/at most 100 answers.*would be 101/) },
    ]);
  });

  it('QEDIT-01 OP-209 lines that are pasted into an item become items', async () => {
    const { now } = await edit(aPlacement());
    await userEvent.click(screen.getByRole('textbox', { name: 'Text of Stone' }));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('- Rock\n- Sand');
    expect(now().content).toMatchObject({
      items: [{ label: 'Apple' }, { label: 'Leek' }, { key: '3', label: 'Rock' }, { label: 'Sand' }],
    });
    expect(screen.getByRole('textbox', { name: 'Text of Sand' })).toHaveFocus();
  });

  it('QEDIT-09 an explanation is shown and hidden, and kept while it is hidden', async () => {
    const { now } = await edit(aQuestion());
    expect(screen.queryByRole('textbox', { name: 'Explanation of Answer 2' })).not.toBeInTheDocument();
    await press('Explain Answer 2');
    await userEvent.type(screen.getByRole('textbox', { name: 'Explanation of Answer 2' }), 'It is.');
    await press('Explain Answer 2');
    expect(screen.queryByRole('textbox', { name: 'Explanation of Answer 2' })).not.toBeInTheDocument();
    expect(now().explanation).toEqual({ type: 'TEXT', texts: [{ key: '2', content: 'It is.' }] });
  });

  it('QEDIT-10 QEDIT-11 an item goes into a category and back without being dragged', async () => {
    const { now } = await edit(aPlacement());
    await press('Put Stone into a category');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Fruit' }));
    expect(now().content).toMatchObject({
      correctPlacement: [
        { category: '1', items: ['1', '3'] },
        { category: '2', items: ['2'] },
      ],
    });
    expect(screen.getByText('Every item has its category.')).toBeInTheDocument();
    expect(screen.getByText('Stone is now in Fruit')).toBeInTheDocument();
    await press('Take Apple out of Fruit');
    expect(within(screen.getByRole('list', { name: 'Items' })).getByDisplayValue('Apple')).toBeInTheDocument();
  });

  it('QEDIT-13 QEDIT-17 QEDIT-18 items and categories are added and deleted', async () => {
    const { now } = await edit(aPlacement());
    await press('Add item');
    expect(screen.getByRole('textbox', { name: 'Text of Item 4' })).toHaveFocus();
    await press('Add category');
    expect(screen.getByRole('textbox', { name: 'Text of Category 3' })).toHaveFocus();
    await press('Delete Fruit');
    expect(now().content).toMatchObject({ categories: [{ label: 'Vegetable' }, { label: 'Category 3' }] });
  });

  it('QEDIT-19 the items of an ordering are moved in the right order, and learners see them in another', async () => {
    const { now } = await edit(convertQuestion(aQuestion(), 'singleOrdering', englishWords));
    expect(screen.getByText(/in the right order already/)).toBeInTheDocument();
    await press('Shuffle');
    expect(screen.queryByText(/in the right order already/)).not.toBeInTheDocument();
    const { content } = now();
    if (content.type !== 'singleOrdering') throw new Error('not an ordering');
    expect(content.correctOrder.map((position) => content.options[position - 1])).toEqual([
      'Apple',
      'Banana',
      'Cherry',
    ]);
    await press('Add item');
    expect(screen.getByDisplayValue('Item 4')).toHaveFocus();
  });

  it.each<[QuestionName, QuestionDraft, () => Promise<void>]>([
    ['singleChoice', aQuestion(), () => userEvent.click(screen.getByRole('radio', { name: /^Banana/ }))],
    [
      'multipleChoice',
      convertQuestion(aQuestion(), 'multipleChoice', englishWords),
      () => userEvent.click(screen.getByRole('checkbox', { name: /^Banana/ })),
    ],
    [
      'categorization',
      aPlacement(),
      async () => {
        await press('Apple');
        await press('Put it here: Fruit (Apple)');
        await press('Leek');
        await press('Put it here: Vegetable (Leek)');
        await press('Check');
      },
    ],
    [
      'singleOrdering',
      anOrdering(),
      async () => {
        for (const item of ['Morning', 'Noon', 'Night']) await press(`Place ${item} next`);
        await press('Check');
      },
    ],
  ])('QEDIT-01 a %s is tried as learners answer it', async (_type, question, answerRight) => {
    const { changes } = await edit(question);
    await tryIt();
    await answerRight();
    expect(screen.getByText('That is right.')).toBeInTheDocument();
    await press('Start over');
    expect(screen.queryByText('That is right.')).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  it('OP-22 QUIZ-20 a wrong answer is explained, and at its limit the right one is shown', async () => {
    await edit(
      aQuestion({ wrongLimit: 1, explanation: { type: 'TEXT', texts: [{ key: '1', content: 'It is red.' }] } }),
    );
    await tryIt();
    await userEvent.click(screen.getByRole('radio', { name: /^Apple/ }));
    expect(screen.getByText('No tries left. The right answer is marked.')).toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('It is red.')).toBeInTheDocument();
  });
});

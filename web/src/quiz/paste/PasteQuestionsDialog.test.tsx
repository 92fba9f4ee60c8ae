import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { PasteQuestionsDialog } from './PasteQuestionsDialog.tsx';

function Dialog({
  room,
  onMade,
}: {
  room: number;
  onMade: (questions: readonly QuestionDraft[], remaining: string) => void;
}): ReactElement {
  const [text, setText] = useState('');
  return <PasteQuestionsDialog text={text} room={room} onText={setText} onMade={onMade} onClosed={() => undefined} />;
}

const text = 'One?\nA. x\nB. y\nANSWER: B\n\nTwo?\nA. v\nB. w\n\nThree?\n*a) v\nb) w';

it('QEDIT-01 OP-210 shows what will be made and what is left out, and makes all of it at once', async () => {
  const made: (readonly QuestionDraft[])[] = [];
  const kept: string[] = [];
  const onMade = (questions: readonly QuestionDraft[], remaining: string): void => {
    made.push(questions);
    kept.push(remaining);
  };
  await renderEditor(<Dialog room={500} onMade={onMade} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add questions' }));
  expect(made).toEqual([]);
  await userEvent.click(screen.getByRole('textbox', { name: 'Questions as text' }));
  await userEvent.paste(text);
  expect(screen.getByRole('status')).toHaveTextContent('2 questions · 1 place gives no question');
  expect(screen.getAllByRole('img', { name: 'Right answer' })).toHaveLength(2);
  expect(screen.getByText('Line 6: No answer of this question is marked as right.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  expect(made).toMatchObject([[{ content: { options: ['x', 'y'], correctPosition: 2 } }, { text: 'Three?' }]]);
  expect(new Set(made[0]?.map(({ key }) => key)).size).toBe(2);
  expect(kept).toEqual(['Two?\nA. v\nB. w']);
});

it.each([
  [1, 'Add 1 question', 'so only 1 more fits. Those from line 10 on are not added.'],
  [0, 'Add questions', 'so no more fit. Those from line 1 on are not added.'],
])('QEDIT-01 OP-210 says how many fit before any is added: %d', async (room, button, told) => {
  await renderEditor(<Dialog room={room} onMade={() => undefined} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Questions as text' }));
  await userEvent.paste(text);
  expect(screen.getByRole('status')).toHaveTextContent(`A lecture can have 500 questions, ${told}`);
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});

it('QEDIT-01 OP-210 of a text that is no list of questions a hundred places are shown, and the others counted', async () => {
  await renderEditor(<Dialog room={500} onMade={() => undefined} />);
  await userEvent.click(await screen.findByRole('textbox'));
  await userEvent.paste(Array.from({ length: 103 }, (_, at) => `Word ${at}`).join('\n\n1. '));
  const places = await screen.findAllByRole('listitem');
  expect(places.at(-1)).toHaveTextContent(/^\d+ more places$/);
  expect(places).toHaveLength(101);
});

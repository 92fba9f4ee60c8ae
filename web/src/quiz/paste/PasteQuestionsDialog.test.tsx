import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { PasteQuestionsDialog } from './PasteQuestionsDialog.tsx';

it('QEDIT-01 OP-210 shows what will be made and what is left out, and makes all of it at once', async () => {
  const made: (readonly QuestionDraft[])[] = [];
  await renderEditor(
    <PasteQuestionsDialog initial="" onMade={(questions) => made.push(questions)} onClosed={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add questions' }));
  expect(made).toEqual([]);
  await userEvent.click(screen.getByRole('textbox', { name: 'Questions as text' }));
  await userEvent.paste('One?\nA. x\nB. y\nANSWER: B\n\nTwo?\nA. v\nB. w\n\nThree?\n*a) v\nb) w');
  expect(screen.getByRole('status')).toHaveTextContent('2 questions');
  expect(screen.getAllByRole('img', { name: 'Right answer' })).toHaveLength(2);
  expect(screen.getByText('Line 6: No answer of this question is marked as right.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  expect(made).toMatchObject([[{ content: { options: ['x', 'y'], correctPosition: 2 } }, { text: 'Three?' }]]);
  expect(new Set(made[0]?.map(({ key }) => key)).size).toBe(2);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { QuestionBank } from '../../authoring/draft/courseDraft.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { QuestionBankEditor } from './QuestionBankEditor.tsx';

const questions = [{ weight: 1 }, { weight: 1 }, { weight: 2 }];

async function edit(initial: QuestionBank | null, of = questions) {
  const changes: (QuestionBank | null)[] = [];
  function Edited(): ReactElement {
    const [bank, setBank] = useState(initial);
    return (
      <QuestionBankEditor
        bank={bank}
        questions={of}
        onChange={(next) => {
          changes.push(next);
          setBank(next);
        }}
      />
    );
  }
  await renderEditor(<Edited />);
  return changes;
}

const field = (name: string) => screen.getByRole('spinbutton', { name });

async function write(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('BANK-02 BANK-05 OP-43 draws as many as are written, and says what they are worth', async () => {
  const changes = await edit(null);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(5);
  await write('Questions for 1 point', '2');
  await write('Questions for 2 points', '1');
  expect(changes.at(-1)).toEqual({
    draws: [
      { weight: 1, drawCount: 2 },
      { weight: 2, drawCount: 1 },
    ],
  });
  expect(screen.getAllByText('Each learner can get 4 points.').length).toBeGreaterThan(0);
});

it('BANK-03 BANK-04 BANK-05 says what is wrong with a number, and draws what is possible', async () => {
  const changes = await edit(null);
  await write('Questions for 1 point', '7');
  expect(screen.getByText('Should not be greater than 2')).toBeInTheDocument();
  expect(changes.at(-1)).toEqual({ draws: [{ weight: 1, drawCount: 2 }] });
  await userEvent.tab();
  expect(field('Questions for 1 point')).toHaveValue(2);
  await write('Questions for 1 point', '-1');
  expect(screen.getByText('Cannot be less than zero')).toBeInTheDocument();
  expect(changes.at(-1)).toBeNull();
});

it('BANK-06 a weight that no question has cannot be drawn', async () => {
  await edit(null);
  expect(field('Questions for 3 points')).toBeDisabled();
  expect(field('Questions for 2 points')).toBeEnabled();
});

it('BANK-07 BANK-08 what is drawn shrinks with the questions', async () => {
  expect(await edit({ draws: [{ weight: 1, drawCount: 9 }] })).toEqual([{ draws: [{ weight: 1, drawCount: 2 }] }]);
});

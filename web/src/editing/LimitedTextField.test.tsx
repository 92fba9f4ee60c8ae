import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderEditor } from '../testing/renderEditor.tsx';
import { LimitedTextField } from './LimitedTextField.tsx';

function Edited({ initial }: { initial: string }): ReactElement {
  const [value, setValue] = useState(initial);
  return <LimitedTextField label="Title" limit={10} value={value} onChanged={setValue} />;
}

it.each([
  [7, false],
  [8, true],
  [10, true],
  [12, true],
])('EDIT-18 OP-219 tells the length of %d characters of 10 without being asked for: %s', async (length, told) => {
  await renderEditor(<Edited initial={'a'.repeat(length)} />);
  const badge = () => screen.queryByText(`${length} of 10`);
  expect(badge() !== null).toBe(told);
  await userEvent.tab();
  expect(badge()).toBeVisible();
  await userEvent.tab();
  expect(badge() !== null).toBe(told);
});

it('EDIT-19 what is written beyond the limit is cut when the focus leaves', async () => {
  await renderEditor(<Edited initial="" />);
  await userEvent.type(screen.getByRole('textbox'), 'Twelve chars');
  expect(screen.getByText('12 of 10')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('Twelve cha');
});

it('EDIT-19 a text that was longer before is not cut by a look at it', async () => {
  await renderEditor(<Edited initial="Twelve chars" />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('Twelve chars');
});

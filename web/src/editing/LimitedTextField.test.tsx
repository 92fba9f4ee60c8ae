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

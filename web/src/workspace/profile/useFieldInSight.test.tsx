import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { useFieldInSight } from './useFieldInSight.ts';

/** A form whose tab, and whose mistake, are shown by a press each. */
function Form(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [drawn, draw] = useState<'basics' | 'advanced'>('basics');
  const [wrong, setWrong] = useState(false);
  const seek = useFieldInSight(form, drawn);
  return (
    <form ref={form}>
      <button type="button" onClick={() => seek('advanced')}>
        Seek
      </button>
      <button type="button" onClick={() => draw('advanced')}>
        Draw
      </button>
      <button type="button" onClick={() => setWrong(true)}>
        Refuse
      </button>
      {drawn === 'advanced' ? <input aria-label="Privacy policy" aria-invalid={wrong || undefined} /> : null}
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['the tab and then the mark', ['Seek', 'Draw', 'Refuse']],
  ['the mark and then the tab', ['Seek', 'Refuse', 'Draw']],
  ['both before it is asked for', ['Draw', 'Refuse', 'Seek']],
])('WS-21 the wrong field has the focus once it is there and marked: %s', async (_order, names) => {
  render(<Form />);
  for (const name of names) await press(name);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Privacy policy' })).toHaveFocus());
  await press('Draw');
  expect(screen.getByRole('button', { name: 'Draw' })).toHaveFocus();
});

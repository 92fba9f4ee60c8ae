import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sound } from './Sound.tsx';

it('OP-242 a sound that nobody has played loads nothing, and shows its length once that is known', () => {
  render(<Sound src="https://demo.test/hello.mp3" aria-label="Hello" />);
  const player = screen.getByLabelText<HTMLAudioElement>('Hello');
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('data-measured', 'false');
  Object.defineProperty(player, 'duration', { value: 4 });
  fireEvent.durationChange(player);
  expect(player).toHaveAttribute('data-measured', 'true');
});

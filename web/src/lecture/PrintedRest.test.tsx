import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHold } from '../section/SectionPlay.ts';
import { renderPlain } from '../testing/renderPlain.tsx';
import { PrintedRest } from './PrintedRest.tsx';
import type { RevealSection } from './sectionReveal.ts';

const [first, second, third] = [1, 2, 3].map((sectionId) => ({ sectionId }) as RevealSection);

function Held({ number }: { number: number }) {
  useHold(true);
  return <p>Section {number}</p>;
}

it('LEC-03 what is not revealed yet is printed, whole and once, and gone from the screen afterwards', async () => {
  if (!first || !second || !third) throw new Error('A section is missing');
  await renderPlain(
    <PrintedRest steps={[[first, second], [third]]} shown={[[first]]}>
      {({ sectionId }) => <Held number={sectionId} />}
    </PrintedRest>,
  );
  expect(screen.queryByText(/Section/)).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/Section/).map(({ textContent }) => textContent)).toEqual(['Section 2', 'Section 3']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/Section/)).toBeNull();
});

import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { SectionLoading } from './SectionLoading.tsx';
import { useSectionPlays } from './SectionPlay.ts';
import { SectionScope } from './SectionScope.tsx';

const hold = () => () => undefined;
const reading = { read: { wasRead: () => true, hold }, notRead: { wasRead: () => false, hold } };

/** Two sections, the first of which loads; the second stands there unless it is held. */
function Sections({ first }: { first: keyof typeof reading }): ReactElement {
  const plays = useSectionPlays(reading[first]);
  return (
    <>
      <SectionScope sectionId={1} plays={plays}>
        <SectionLoading />
      </SectionScope>
      {plays.holding.size > 0 ? null : <p>Next section</p>}
    </>
  );
}

it.each([{ first: 'notRead', isHeld: true } as const, { first: 'read', isHeld: false } as const])(
  'SEC-18 SEC-19 what follows waits for a section whose code loads, unless that was read before: $read',
  ({ first, isHeld }) => {
    render(<Sections first={first} />);
    expect(screen.queryByText('Next section') === null).toBe(isHeld);
  },
);

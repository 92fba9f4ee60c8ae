import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ContinueReading } from '../../lecture/ContinueReading.tsx';
import { passed } from '../../ui/inView/InView.tsx';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.ts';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { useSectionPlays } from '../SectionPlay.ts';
import { SectionScope } from '../SectionScope.tsx';
import { DialogSection, type DialogSectionProps } from './DialogSection.tsx';

const turns: DialogSectionProps['turns'] = [
  {
    usesOwnPicture: false,
    side: 'LEFT',
    avatarName: 'Ada',
    bubbles: [
      { kind: 'text', html: '<p>Good <a href="#one">morning</a></p>' },
      { kind: 'text', html: '<p>Ready?</p>' },
    ],
  },
];

/** A dialog and the way on below it, as a lecture has them. */
function Step({ read }: { read: readonly number[] }): ReactElement {
  const lecture = useMemo(
    () => ({ wasRead: (sectionId: number) => read.includes(sectionId), hold: () => () => undefined }),
    [read],
  );
  const plays = useSectionPlays(lecture);
  return (
    <>
      <SectionScope sectionId={7} plays={plays}>
        <DialogSection sectionId={7} turns={turns} />
      </SectionScope>
      <ContinueReading held={plays.holding.has(7)} open={1} count={2} onContinued={() => undefined} />
    </>
  );
}

const wayOn = (): HTMLElement => screen.getByRole('button', { name: 'Continue' });
const typing = (container: HTMLElement): Element | null => container.querySelector('[data-typing]');

describe('DialogSection', () => {
  it('SEC-17 SEC-18 types bubble by bubble and holds the way on until all are shown', async () => {
    const { enter } = fakeIntersectionObserver();
    const { container } = await renderPlain(<Step read={[]} />);
    expect(typing(container)).toBeInTheDocument();
    expect(wayOn()).toHaveAttribute('aria-disabled', 'true');
    enter();
    await waitFor(() => expect(wayOn()).not.toHaveAttribute('aria-disabled', 'true'));
    expect(typing(container)).not.toBeInTheDocument();
  });

  it('SEC-18 does not hold the way on forever where someone has jumped past it', async () => {
    const { enter } = fakeIntersectionObserver();
    await renderPlain(<Step read={[]} />);
    enter(passed);
    await waitFor(() => expect(wayOn()).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('SEC-17 screen readers have every bubble from the beginning, and no dots', async () => {
    fakeIntersectionObserver();
    const { container } = await renderPlain(<Step read={[]} />);
    expect(screen.getByRole('list', { name: 'Conversation' })).toHaveTextContent(/Good morning.*Ready\?/);
    expect(typing(container)).toHaveAttribute('aria-hidden', 'true');
  });

  it('SEC-17 is told at once when the focus moves into it', async () => {
    fakeIntersectionObserver();
    const { container } = await renderPlain(<Step read={[]} />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'morning' })).toHaveFocus();
    expect(typing(container)).not.toBeInTheDocument();
    expect(wayOn()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('SEC-19 shows a dialog that was read before as a whole', async () => {
    fakeIntersectionObserver();
    const { container } = await renderPlain(<Step read={[7]} />);
    expect(typing(container)).not.toBeInTheDocument();
    expect(wayOn()).not.toHaveAttribute('aria-disabled', 'true');
  });
});

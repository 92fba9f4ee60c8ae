import { use, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { InView, passed } from '../../ui/inView/InView.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { SectionPlayContext, useHold } from '../SectionPlay.ts';
import type { BubbleProps } from './Bubble.tsx';
import { useDialogStyles } from './Dialog.styles.ts';
import { Turn } from './Turn.tsx';
import { useBubblesShown } from './useBubblesShown.ts';

export interface DialogSectionProps {
  /** The section as it is stored; without one, nothing plays. */
  sectionId?: number;
  /** The learner whose picture may be shown; null for a visitor, who has the word “You”. */
  learner?: { readonly name: string; readonly pictureUrl?: string | null } | null;
  turns: readonly {
    /** Whether the learner's own picture is shown. */
    readonly usesOwnPicture: boolean;
    readonly side: 'LEFT' | 'RIGHT';
    readonly avatarUrl?: string | null;
    /** The name of who speaks; a word for it where there is none. */
    readonly avatarName?: string | null;
    readonly bubbles: readonly BubbleProps[];
  }[];
}

/**
 * A conversation in bubbles (SEC-09). Read for the first time it is told bubble by bubble once it is in sight, and holds the way on
 * to the next section until it is told (SEC-17, SEC-18); anyone who moves the focus into it has it at once.
 */
export function DialogSection({ sectionId, learner = null, turns }: DialogSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useDialogStyles();
  const around = use(SectionPlayContext);
  const before = turns.map((_, index) => turns.slice(0, index).reduce((sum, { bubbles }) => sum + bubbles.length, 0));
  const count = turns.reduce((sum, { bubbles }) => sum + bubbles.length, 0);
  const plays = around !== null && sectionId !== undefined && !around.wasRead(sectionId);
  const { shown, start, showAll } = useBubblesShown(count, plays);
  const told = shown >= count;
  useHold(!told);
  return (
    <InView margin={passed} onEntered={start}>
      <ol
        aria-label={intl.formatMessage(messages.conversation)}
        className={styles.turns}
        onFocusCapture={told ? undefined : showAll}
      >
        {turns.map((turn, index) => (
          // Turns have no id; their order never changes while the page is open.
          // oxlint-disable-next-line react/no-array-index-key
          <Turn key={index} turn={turn} learner={learner} shown={told ? Infinity : shown - (before[index] ?? 0)} />
        ))}
      </ol>
    </InView>
  );
}

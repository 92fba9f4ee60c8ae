import { Button, makeStyles } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons/svg/pause-circle';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import { tightBar } from '../page/narrowBar.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { EditorHoldingBack, HeldBackSnapshot } from './HeldBack.ts';
import { useQuarterHour } from '../page/useQuarterHour.ts';
import { heldBackMessages as messages } from './messages.ts';
import { momentWords } from './momentWords.ts';

const HeldBackSheet = lazy(() => import('./HeldBackSheet.tsx').then((module) => ({ default: module.HeldBackSheet })));

/** How many changes learners do not have yet, and the list of them (BEY-24); nothing while changes are not held back. */
export function HeldBackControls({
  opened,
  snapshot,
  onPlace,
}: {
  opened: EditorHoldingBack;
  snapshot: EditorSnapshot;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement | null {
  const intl = useIntl();
  const held = useSyncExternalStore(opened.heldBack.subscribe, opened.heldBack.getSnapshot);
  const styles = useStyles();
  const now = useQuarterHour();
  const words = barWords(intl, held, now);
  const [isOpen, setOpen] = useState(false);
  if (!held.holds && !isOpen) return null;
  return (
    <>
      {held.holds ? (
        <Button
          data-held-back
          icon={<PauseCircleRegular />}
          aria-label={words}
          title={words}
          className={styles.button}
          onClick={() => setOpen(true)}
        >
          <span className={styles.words}>{words}</span>
          <span className={styles.count}>{held.changes ? intl.formatNumber(held.changes.totalCount) : null}</span>
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <HeldBackSheet
            opened={opened}
            snapshot={snapshot}
            held={held}
            onPlace={(place) => {
              setOpen(false);
              onPlace(place);
            }}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** How much is held back, and when it becomes live where that is set (OP-343). */
function barWords(intl: IntlShape, held: HeldBackSnapshot, now: number): string {
  const { changes, publishTime } = held;
  if (publishTime === null) return heldBackWords(intl, held);
  const time = momentWords(intl, publishTime, now);
  return changes && changes.totalCount > 0
    ? intl.formatMessage(messages.countAt, { time, count: changes.totalCount })
    : intl.formatMessage(messages.goesLive, { time });
}

/** How much is held back, in words. */
export function heldBackWords(intl: IntlShape, { changes, reading }: HeldBackSnapshot): string {
  if (changes && changes.totalCount > 0) return intl.formatMessage(messages.count, { count: changes.totalCount });
  return intl.formatMessage(reading === 'read' ? messages.none : messages.some);
}

const useStyles = makeStyles({
  // Its words alone where there is room for them, else its icon and the number.
  button: {
    '& .fui-Button__icon': { display: 'none' },
    [tightBar]: { minWidth: '32px', paddingInline: '8px', '& .fui-Button__icon': { display: 'inline-flex' } },
  },
  words: { [tightBar]: { display: 'none' } },
  count: { display: 'none', [tightBar]: { display: 'inline' } },
});

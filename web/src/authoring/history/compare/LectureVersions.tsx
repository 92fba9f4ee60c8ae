import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { Revision } from '../revision.ts';
import { TakeButton, type Taking } from '../take/TakeButton.tsx';
import { compareMessages as messages } from './compareMessages.ts';
import { pairParts, type Part } from './pairParts.ts';
import { PartVersions } from './PartVersions.tsx';
import { readRevisedLecture } from './readRevisedLecture.ts';
import { useAnswer } from './useAnswer.ts';

/** Both versions of a lecture: what differs in it, drawn as learners see it. */
export function LectureVersions({
  courseId,
  lectureId,
  before,
  after,
  taking,
}: {
  courseId: number;
  lectureId: number;
  before: Revision;
  after: Revision;
  taking: Taking | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const environment = useRelayEnvironment();
  const read = useCallback(
    () =>
      Promise.all(
        [before.version, after.version].map((version) =>
          readRevisedLecture(environment, { courseId, version, lectureId }),
        ),
      ),
    [environment, courseId, lectureId, before.version, after.version],
  );
  const [answer, again] = useAnswer(read);
  if (answer.is === 'waiting') return <p role="status">{intl.formatMessage(messages.loading)}</p>;
  if (answer.is === 'failed') {
    return (
      <ErrorState
        text={intl.formatMessage(messages.unread)}
        actions={<Button onClick={again}>{intl.formatMessage(messages.again)}</Button>}
      />
    );
  }
  const [earlier = null, later = null] = answer.value;
  const pairs = pairParts(earlier, later);
  const differing = pairs.filter(({ state }) => state !== 'same');
  const take = (side: 0 | 1, part: Part | null): ReactNode => {
    const lecture = side === 0 ? earlier : later;
    const isCurrent = (side === 0 ? before : after).current;
    return taking && lecture && !isCurrent ? <TakeButton {...taking} lecture={lecture} part={part} /> : null;
  };
  return (
    <>
      <div className={styles.columns}>
        {[earlier, later].map((lecture, side) => (
          <div key={side === 0 ? 'before' : 'after'} className={styles.column}>
            <span className={styles.side}>{intl.formatMessage(side === 0 ? messages.earlier : messages.later)}</span>
            {lecture ? take(side === 0 ? 0 : 1, null) : intl.formatMessage(messages.absent)}
          </div>
        ))}
      </div>
      {differing.map((pair) => (
        <PartVersions
          key={pair.key}
          pair={pair}
          questions={[earlier?.content.questions ?? [], later?.content.questions ?? []]}
          actions={[take(0, pair.before), take(1, pair.after)]}
        />
      ))}
      <p className={styles.same}>
        {differing.length === 0
          ? intl.formatMessage(messages.sameContent)
          : differing.length < pairs.length
            ? intl.formatMessage(messages.same, { count: pairs.length - differing.length })
            : null}
      </p>
    </>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  side: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  same: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
});

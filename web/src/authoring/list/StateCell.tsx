import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useViewer } from '../../viewer/useShell.ts';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { momentWords } from '../heldBack/momentWords.ts';
import { useQuarterHour } from '../page/useQuarterHour.ts';
import { courseListMessages as messages } from './messages.ts';
import type { StateCell_course$key } from './__generated__/StateCell_course.graphql.ts';

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px' },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  held: {
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  editing: { color: tokens.colorStatusWarningForeground1 },
});

/** Whether learners find the course and have all of it (BEY-24), how they get in, and who edits it right now (CRS-15, LOCK-01). */
export function StateCell({ course: key }: { course: StateCell_course$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const viewer = useViewer();
  const { published, template, voucherActivated, version, liveVersion, publishTime, lock } = useFragment(
    graphql`
      fragment StateCell_course on AuthoredCourse @throwOnFieldError {
        published
        template
        voucherActivated
        version
        liveVersion
        publishTime
        lock {
          holder {
            userId
            name
            username
          }
        }
      }
    `,
    key,
  );
  const now = useQuarterHour();
  // One whose moment has just passed may be live by now: that is told by the next reading.
  const isScheduled = publishTime != null && Date.parse(publishTime) > now;
  const state = template ? messages.template : published ? messages.published : messages.draft;
  const own = lock?.holder.userId === viewer?.userId;
  return (
    <div className={styles.state}>
      <span className={mergeClasses(marks.mark, published && !template && marks.good)}>
        {intl.formatMessage(state)}
      </span>
      {version === liveVersion ? null : (
        <span className={mergeClasses(marks.mark, styles.held)}>
          {isScheduled
            ? intl.formatMessage(messages.goesLive, { time: momentWords(intl, publishTime, now) })
            : intl.formatMessage(messages.notLive)}
        </span>
      )}
      {voucherActivated ? <span className={styles.note}>{intl.formatMessage(messages.byVoucher)}</span> : null}
      {lock ? (
        <span className={mergeClasses(styles.note, styles.editing)}>
          {own
            ? intl.formatMessage(messages.editedByYou)
            : intl.formatMessage(messages.editedBy, { person: lock.holder.name || lock.holder.username })}
        </span>
      ) : null}
    </div>
  );
}

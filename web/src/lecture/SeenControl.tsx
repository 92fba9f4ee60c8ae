import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowCircleRight20Regular } from '@fluentui/react-icons/svg/arrow-circle-right';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CloudArrowUp20Regular } from '@fluentui/react-icons/svg/cloud-arrow-up';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLiveAhead } from './live/useLiveAhead.ts';
import { useOnline } from '../routing/useOnline.ts';
import { lectureMessages as messages } from './messages.ts';
import { isClosedHere } from './wayOn.ts';
import type { SeenControl_lecture$key } from './__generated__/SeenControl_lecture.graphql.ts';

/**
 * Marks a lecture as seen by hand, and says that it is done, or done without its points (LEC-17, OP-45, OP-104). While questions are open
 * that skips them, and the button says so; where next asks about them, it is not asked for twice. A live lecture that is still ahead is not done.
 */
export function SeenControl({
  lecture,
  openQuestions,
  markSeen,
  pending,
  failed,
  kept,
}: {
  lecture: SeenControl_lecture$key;
  /** How many questions of the lecture still take an answer. */
  openQuestions: number;
  markSeen: () => void;
  pending: boolean;
  failed: boolean;
  /** The mark waits in this browser. */
  kept: boolean;
}): ReactElement {
  const { lectureId, mediaSource, progress, next } = useFragment(
    graphql`
      fragment SeenControl_lecture on Lecture @throwOnFieldError {
        lectureId
        mediaSource {
          kind
          startTime
        }
        progress {
          done
          skipped
        }
        next {
          gate {
            reason
            lectureId
          }
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useStyles();
  const online = useOnline();
  const liveAhead = useLiveAhead(mediaSource) !== null;
  const nextAsks = openQuestions > 0 && (!next?.gate || isClosedHere(next.gate, lectureId));
  return (
    <div role="status" className={styles.control}>
      {progress?.skipped ? (
        <span className={styles.skipped}>
          <ArrowCircleRight20Regular aria-hidden />
          {intl.formatMessage(messages.skippedOpen, { count: openQuestions })}
        </span>
      ) : progress?.done ? (
        <span className={styles.done}>
          <CheckmarkCircle20Filled aria-hidden />
          {intl.formatMessage(messages.markedSeen)}
        </span>
      ) : kept ? (
        <span className={styles.kept}>
          <CloudArrowUp20Regular aria-hidden />
          {intl.formatMessage(online ? messages.seenKeptUnanswered : messages.seenKept)}
        </span>
      ) : failed ? (
        <span className={styles.failed}>
          {intl.formatMessage(messages.seenFailed)}
          <Button size="small" onClick={markSeen}>
            {intl.formatMessage(messages.tryAgain)}
          </Button>
        </span>
      ) : nextAsks || liveAhead ? null : (
        <Button
          icon={openQuestions > 0 ? <ArrowCircleRight20Regular /> : <Checkmark20Regular />}
          disabledFocusable={pending}
          onClick={markSeen}
        >
          {intl.formatMessage(openQuestions > 0 ? messages.skipQuestions : messages.markSeen, { count: openQuestions })}
        </Button>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  control: { minHeight: '32px', display: 'flex', alignItems: 'center' },
  done: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorStatusSuccessForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  kept: { display: 'inline-flex', alignItems: 'flex-start', gap: '8px', color: tokens.colorNeutralForeground2 },
  skipped: { display: 'inline-flex', alignItems: 'flex-start', gap: '8px', color: tokens.colorNeutralForeground2 },
  failed: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 12px',
    borderRadius: '8px',
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
});

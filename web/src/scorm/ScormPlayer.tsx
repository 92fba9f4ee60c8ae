import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { scormMessages as messages } from './messages.ts';
import { ScormItems } from './ScormItems.tsx';
import { useLeftOver } from './useLeftOver.ts';
import type { ScormPlayerQuery } from './__generated__/ScormPlayerQuery.graphql.ts';

export interface ScormPlayerProps {
  courseId: number;
  lectureId: number;
  userCourseId: number | null;
  canWork: boolean;
}

/** The package of a lecture: its items with what the learner did in them, one of which can be open. */
export function ScormPlayer(props: ScormPlayerProps): ReactElement {
  const intl = useIntl();
  return props.userCourseId === null ? (
    <Note>{intl.formatMessage(messages.forLearners)}</Note>
  ) : (
    <EnrolledPlayer {...props} userCourseId={props.userCourseId} />
  );
}

function EnrolledPlayer(props: ScormPlayerProps & { userCourseId: number }): ReactElement | null {
  // Tickets in addresses expire, and another device may have gone on: each visit asks anew. It is known here, as what waits forgets its state.
  const [visit] = useState(() => crypto.randomUUID());
  // What an earlier opening could not send goes first: the package opens with it.
  return useLeftOver(props) ? <OpenedPlayer {...props} visit={visit} /> : null;
}

function OpenedPlayer({
  courseId,
  lectureId,
  userCourseId,
  canWork,
  visit,
}: ScormPlayerProps & { userCourseId: number; visit: string }): ReactElement {
  const intl = useIntl();
  const fetchKey = useRetryKey();
  const { lecture } = useLazyLoadQuery<ScormPlayerQuery>(
    graphql`
      query ScormPlayerQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
        lecture(courseId: $courseId, lectureId: $lectureId) {
          scorm {
            version
            title
            contentUrl
            items {
              itemId
              title
              parentId
              launchUrl
              masteryScore
              completionThreshold
              launchData
              timeLimitAction
              maxTimeAllowed
              state {
                cmi
                completion
                success
                scoreScaled
                totalSeconds
                sessionCount
              }
            }
          }
        }
      }
    `,
    { courseId: String(courseId), lectureId: String(lectureId) },
    { fetchPolicy: 'network-only', fetchKey: `${visit}-${fetchKey}` },
  );
  const scorm = lecture?.scorm;
  return scorm ? (
    <ScormItems scorm={scorm} place={{ userCourseId, lectureId }} canWork={canWork} />
  ) : (
    <Note>{intl.formatMessage(messages.gone)}</Note>
  );
}

const useStyles = makeStyles({
  note: {
    margin: '8px 0 0',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '12px',
    color: tokens.colorNeutralForeground2,
  },
});

function Note({ children }: { children: string }): ReactElement {
  const styles = useStyles();
  return <p className={styles.note}>{children}</p>;
}

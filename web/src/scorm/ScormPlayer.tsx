import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { useIsCourseAdmin } from '../viewer/useShell.ts';
import { UnsentCommits } from './UnsentCommits.tsx';
import { scormMessages as messages } from './messages.ts';
import { ScormItems } from './ScormItems.tsx';
import { useLeftOver } from './useLeftOver.ts';
import { useSettled } from './useSettled.ts';
import type { ScormPlayerQuery } from './__generated__/ScormPlayerQuery.graphql.ts';

export interface ScormPlayerProps {
  courseId: number;
  lectureId: number;
  userCourseId: number | null;
  canWork: boolean;
  /** Another one with each visit: the package is asked for again by it. */
  visit: string;
}

/**
 * The package of a lecture: its items with what the learner did in them, one of which can be open. Who works on courses and is not enrolled
 * looks at it.
 */
export function ScormPlayer(props: ScormPlayerProps): ReactElement {
  const intl = useIntl();
  const mayLook = useIsCourseAdmin();
  const { userCourseId } = props;
  if (userCourseId !== null) return <EnrolledPlayer {...props} userCourseId={userCourseId} />;
  return mayLook ? (
    <OpenedPlayer {...props} canWork={false} />
  ) : (
    <Note>{intl.formatMessage(messages.forLearners)}</Note>
  );
}

function EnrolledPlayer(props: ScormPlayerProps & { userCourseId: number }): ReactElement | null {
  // What an earlier opening could not send goes first: the package opens with it.
  return useLeftOver(props) ? <OpenedPlayer {...props} /> : null;
}

const packageQuery = graphql`
  query ScormPlayerQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
    lecture(courseId: $courseId, lectureId: $lectureId) {
      name
      scorm {
        version
        title
        contentUrl
        leaving {
          url
          ticket
        }
        items {
          itemId
          title
          parentId
          launchUrl
          masteryScore
          completionThreshold
          objectiveIds
          launchData
          timeLimitAction
          maxTimeAllowed
          state {
            cmi
            completion
            success
            finished
            scoreScaled
            totalSeconds
            sessionCount
          }
        }
      }
    }
  }
`;

function OpenedPlayer({ courseId, lectureId, userCourseId, canWork, visit }: ScormPlayerProps): ReactElement {
  const intl = useIntl();
  const fetchKey = useRetryKey();
  const isAuthor = useIsCourseAdmin();
  const environment = useRelayEnvironment();
  const variables = { courseId: String(courseId), lectureId: String(lectureId) };
  const { lecture } = useLazyLoadQuery<ScormPlayerQuery>(packageQuery, variables, {
    fetchPolicy: 'network-only',
    fetchKey: `${visit}-${fetchKey}`,
  });
  const place = { userCourseId, lectureId };
  const { settled, settle, whenSettled } = useSettled(userCourseId === null || !canWork);
  const scorm = lecture?.scorm;
  if (!scorm) return <Note>{intl.formatMessage(isAuthor ? messages.missing : messages.gone)}</Note>;
  return (
    <>
      <ScormItems scorm={scorm} lectureName={lecture.name} place={place} canWork={canWork} whenReady={whenSettled} />
      {settled || userCourseId === null ? null : (
        <UnsentCommits
          contentUrl={scorm.contentUrl}
          userCourseId={userCourseId}
          lectureId={lectureId}
          onSettled={(hasNews) => {
            if (!hasNews) return settle();
            // What is opened now begins with what the server has of it.
            const renewed = fetchQuery<ScormPlayerQuery>(environment, packageQuery, variables, {
              networkCacheConfig: { force: true },
            }).toPromise();
            return void renewed.catch(() => undefined).then(settle);
          }}
        />
      )}
    </>
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

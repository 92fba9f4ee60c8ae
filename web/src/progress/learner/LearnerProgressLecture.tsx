import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { readId } from '../../admin/table/tableView.ts';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { links } from '../../routing/links.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { progressMessages as messages } from '../messages.ts';
import type {
  LearnerProgressLecture_progress$data,
  LearnerProgressLecture_progress$key,
} from './__generated__/LearnerProgressLecture_progress.graphql.ts';

const useStyles = makeStyles({
  lecture: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '12px',
    rowGap: '4px',
    flexWrap: 'wrap',
    padding: '12px 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, alignSelf: 'flex-start', color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  // Below the words, not below the icon, where there is no room beside them.
  points: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2, marginInlineStart: '32px' },
  link: { color: tokens.colorBrandForegroundLink, minHeight: '24px' },
  answers: { padding: '0 0 24px', '@media (min-width: 600px)': { paddingInlineStart: '32px' } },
});

/** One lecture of the course: whether and when it was done, its points, and the way to what was answered in it. */
export function LearnerProgressLecture({
  progress: key,
  userCourseId,
  answers,
}: {
  progress: LearnerProgressLecture_progress$key;
  userCourseId: number;
  /** What was answered in the lecture that the address names. */
  answers: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const lang = useContentLanguage();
  const named = readId(new URLSearchParams(useLocation().search).get('lecture'));
  const progress = useFragment(
    graphql`
      fragment LearnerProgressLecture_progress on LectureProgress @throwOnFieldError {
        lecture {
          lectureId
          name
        }
        done
        doneTime
        skipped
        status
        correctPoints
        totalPoints
      }
    `,
    key,
  );
  const { lecture, done, correctPoints, totalPoints } = progress;
  const open = named === lecture.lectureId;
  const action = intl.formatMessage(open ? messages.hideAnswers : messages.showAnswers);
  const Icon = done ? CheckmarkCircleRegular : CircleRegular;
  return (
    <li className={styles.lecture}>
      <div className={styles.line}>
        <Icon className={mergeClasses(styles.icon, done && styles.done)} fontSize={20} aria-hidden />
        <span className={styles.words}>
          <span className={styles.name} lang={lang}>
            {lecture.name}
          </span>
          <span className={styles.state}>{stateText(progress, intl)}</span>
        </span>
        {totalPoints > 0 ? (
          <>
            <span className={styles.points}>
              {intl.formatMessage(messages.pointsOf, { points: correctPoints, total: totalPoints })}
            </span>
            <Link
              className={styles.link}
              to={links.learnersWay(userCourseId, open ? undefined : lecture.lectureId)}
              aria-label={intl.formatMessage(messages.answersOf, { action, lecture: lecture.name })}
              preventScrollReset
              replace
            >
              {action}
            </Link>
          </>
        ) : null}
      </div>
      {open ? (
        <div className={styles.answers}>
          <PartBoundary>{answers}</PartBoundary>
        </div>
      ) : null}
    </li>
  );
}

function stateText(
  { done, doneTime, skipped, status }: LearnerProgressLecture_progress$data,
  intl: ReturnType<typeof useIntl>,
): string {
  if (skipped) return intl.formatMessage(messages.lectureSkipped);
  if (done && doneTime)
    return intl.formatMessage(messages.lectureDoneOn, { date: intl.formatDate(doneTime, { dateStyle: 'medium' }) });
  if (done) return intl.formatMessage(messages.lectureDone);
  return intl.formatMessage(status === 'IN_PROGRESS' ? messages.lectureBegun : messages.lectureToDo);
}

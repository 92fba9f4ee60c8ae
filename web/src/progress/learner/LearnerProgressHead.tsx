import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { dayInUtc } from '../../i18n/dayInUtc.ts';
import { LearnerCertificate } from '../../certificate/revocation/LearnerCertificate.tsx';
import { ChangeDueDate } from '../../enrolment/others/ChangeDueDate.tsx';
import { ChangeEnrolments } from '../../enrolment/others/ChangeEnrolments.tsx';
import { enrolPeopleMessages } from '../../enrolment/others/messages.ts';
import { links } from '../../routing/links.ts';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { usePercent } from '../../ui/figure/usePercent.ts';
import { BackLink } from '../../ui/back/BackLink.tsx';
import { PageHeading } from '../../ui/Page.tsx';
import { LearnerStateMark } from '../LearnerStateMark.tsx';
import { progressMessages as messages } from '../messages.ts';
import { useLearnerProgressHeadStyles } from './LearnerProgressHead.styles.ts';
import type { LearnerProgressHead_userCourse$key } from './__generated__/LearnerProgressHead_userCourse.graphql.ts';

/** Who it is and in what, how they stand, and the figures of the whole course. */
export function LearnerProgressHead({
  userCourse: key,
}: {
  userCourse: LearnerProgressHead_userCourse$key;
}): ReactElement {
  const styles = useLearnerProgressHeadStyles();
  const intl = useIntl();
  const userCourse = useFragment(
    graphql`
      fragment LearnerProgressHead_userCourse on UserCourse @throwOnFieldError {
        id
        userId
        name
        username
        startTime
        finishTime
        lastActivityTime
        seenPercent
        scorePercent
        correctPoints
        totalPoints
        stuck
        continueAt {
          name
        }
        course {
          courseId
          name
          metadata {
            language
          }
        }
        dueTime
        certificate {
          ...LearnerCertificate_certificate
        }
        ...LearnerStateMark_userCourse
        ...ChangeDueDate_userCourse
      }
    `,
    key,
  );
  const { name, username, course, stuck, continueAt, seenPercent, scorePercent, correctPoints, totalPoints } =
    userCourse;
  const language = course?.metadata.language;
  const learner = name || (username ?? '');
  const day = (time: string | null | undefined): string | null =>
    time ? intl.formatDate(time, { dateStyle: 'medium' }) : null;
  const percent = usePercent();
  const figures = [
    { name: messages.seen, value: percent(seenPercent) },
    { name: messages.score, value: percent(scorePercent) },
    {
      name: messages.points,
      value:
        totalPoints > 0
          ? intl.formatMessage(messages.pointsOfAll, { points: correctPoints, total: totalPoints })
          : null,
    },
    { name: messages.enrolledOn, value: day(userCourse.startTime) },
    { name: messages.lastActivity, value: day(userCourse.lastActivityTime) },
    { name: enrolPeopleMessages.due, value: day(userCourse.dueTime) },
    { name: messages.finishedOn, value: dayInUtc(intl, userCourse.finishTime, 'medium') },
  ];
  return (
    <div className={styles.head}>
      <BackLink to={links.adminProgress}>{intl.formatMessage(messages.back)}</BackLink>
      <div className={styles.title}>
        <PageHeading>{learner}</PageHeading>
        <LearnerStateMark userCourse={userCourse} />
      </div>
      <p className={styles.about}>
        {name ? <span>{username}</span> : null}
        {course ? (
          <Link className={styles.link} to={links.progressInCourse(course.courseId)}>
            {authorText(course.name, language)}
          </Link>
        ) : null}
        <Link className={styles.link} to={links.progressOfPerson(userCourse.userId)}>
          {intl.formatMessage(messages.allOfPerson)}
        </Link>
      </p>
      <div className={styles.bar}>
        <ProgressBar percent={seenPercent} label={intl.formatMessage(messages.seenOf, { learner })} />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ name: term, value }) =>
          value === null ? null : (
            <div key={term.id}>
              <dt className={styles.term}>{intl.formatMessage(term)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {userCourse.finishTime == null ? (
        <div className={styles.actions}>
          <ChangeDueDate userCourse={userCourse} />
          <ChangeEnrolments actions={['UNENROL']} learners={{ ids: [userCourse.id] }} count={1} />
        </div>
      ) : null}
      {userCourse.certificate ? <LearnerCertificate certificate={userCourse.certificate} learner={learner} /> : null}
      {stuck ? (
        <p className={styles.note}>
          {continueAt
            ? intl.formatMessage(messages.stuckAt, { lecture: authorText(continueAt.name, language) })
            : intl.formatMessage(messages.stuckAtEnd)}
        </p>
      ) : null}
    </div>
  );
}

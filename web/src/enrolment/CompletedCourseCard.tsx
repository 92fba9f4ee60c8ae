import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { enrolmentMessages as messages } from './messages.ts';
import { UserCourseCard } from './UserCourseCard.tsx';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';
import type { CompletedCourseCard_userCourse$key } from './__generated__/CompletedCourseCard_userCourse.graphql.ts';

/** A completed course with its certificate (DASH-03). */
export function CompletedCourseCard({ userCourse }: { userCourse: CompletedCourseCard_userCourse$key }): ReactElement {
  const { course, certificate, finishTime } = useFragment(
    graphql`
      fragment CompletedCourseCard_userCourse on UserCourse @throwOnFieldError {
        finishTime
        course @required(action: THROW) {
          courseId
          name
          imageUrl
          metadata {
            language
          }
        }
        certificate {
          uuid
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useUserCourseCardStyles();
  return (
    <UserCourseCard
      courseId={course.courseId}
      name={course.name}
      lang={course.metadata.language ?? undefined}
      image={course.imageUrl}
      to={links.userCourse(course.courseId)}
    >
      {finishTime ? (
        <p className={styles.quiet}>
          {intl.formatMessage(messages.completedOn, { date: intl.formatDate(finishTime, { dateStyle: 'long' }) })}
        </p>
      ) : null}
      <div className={styles.foot}>
        {certificate ? (
          <Link className={styles.above} to={links.certificate(certificate.uuid)}>
            {intl.formatMessage(messages.certificate)}
          </Link>
        ) : (
          <p className={styles.small}>{intl.formatMessage(messages.noCertificate)}</p>
        )}
      </div>
    </UserCourseCard>
  );
}

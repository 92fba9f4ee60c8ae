import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { dayInUtc } from '../i18n/dayInUtc.ts';
import { links } from '../routing/links.ts';
import { FoundWith } from './FoundWith.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { UserCourseCard } from './UserCourseCard.tsx';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';
import type { CompletedCourseCard_userCourse$key } from './__generated__/CompletedCourseCard_userCourse.graphql.ts';

/** A completed course with its certificate (DASH-03). */
export function CompletedCourseCard({ userCourse }: { userCourse: CompletedCourseCard_userCourse$key }): ReactElement {
  const data = useFragment(
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
          standing
          expireTime
          revokeTime
        }
        ...FoundWith_userCourse
      }
    `,
    userCourse,
  );
  const { course, certificate, finishTime } = data;
  const intl = useIntl();
  const day = (time: string | null | undefined): string => dayInUtc(intl, time);
  const styles = useUserCourseCardStyles();
  return (
    <UserCourseCard
      courseId={course.courseId}
      name={course.name}
      lang={course.metadata.language ?? undefined}
      image={course.imageUrl}
      to={links.userCourse(course.courseId)}
    >
      <FoundWith userCourse={data} />
      {finishTime ? (
        <p className={styles.quiet}>{intl.formatMessage(messages.completedOn, { date: day(finishTime) })}</p>
      ) : null}
      <div className={styles.foot}>
        {certificate ? (
          <>
            <Link className={styles.above} to={links.certificate(certificate.uuid)}>
              {intl.formatMessage(messages.certificate)}
            </Link>
            {certificate.standing === 'EXPIRED' ? (
              <p className={styles.small}>
                {intl.formatMessage(messages.certificateExpired, { date: day(certificate.expireTime) })}
              </p>
            ) : null}
            {certificate.standing === 'REVOKED' ? (
              <p className={styles.small}>
                {intl.formatMessage(messages.certificateRevoked, { date: day(certificate.revokeTime) })}
              </p>
            ) : null}
          </>
        ) : (
          <p className={styles.small}>{intl.formatMessage(messages.noCertificate)}</p>
        )}
      </div>
    </UserCourseCard>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { dayInUtc } from '../i18n/dayInUtc.ts';
import { links } from '../routing/links.ts';
import { CertificateLine } from './CertificateLine.tsx';
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
          ...CertificateLine_certificate
        }
        ...FoundWith_userCourse
      }
    `,
    userCourse,
  );
  const { course, finishTime } = data;
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
      <FoundWith userCourse={data} />
      {finishTime ? (
        <p className={styles.quiet}>{intl.formatMessage(messages.completedOn, { date: dayInUtc(intl, finishTime) })}</p>
      ) : null}
      <div className={styles.foot}>
        <CertificateLine certificate={data.certificate ?? null} />
      </div>
    </UserCourseCard>
  );
}

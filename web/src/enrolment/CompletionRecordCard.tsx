import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { dayInUtc } from '../i18n/dayInUtc.ts';
import { CertificateLine } from './CertificateLine.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { UserCourseCard } from './UserCourseCard.tsx';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';
import type { CompletionRecordCard_record$key } from './__generated__/CompletionRecordCard_record.graphql.ts';

/** A completed course that was deleted since: it has no page, and keeps its certificate (OP-170). */
export function CompletionRecordCard({ record }: { record: CompletionRecordCard_record$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CompletionRecordCard_record on CompletionRecord @throwOnFieldError {
        courseId
        courseName
        courseLanguage
        scorePercent
        finishTime
        certificate {
          ...CertificateLine_certificate
        }
      }
    `,
    record,
  );
  const intl = useIntl();
  const styles = useUserCourseCardStyles();
  const { scorePercent } = data;
  return (
    <UserCourseCard
      courseId={data.courseId}
      name={data.courseName}
      lang={data.courseLanguage ?? undefined}
      image={null}
      to={null}
    >
      <p className={styles.quiet}>
        {intl.formatMessage(messages.completedOn, { date: dayInUtc(intl, data.finishTime) })}
      </p>
      {scorePercent == null ? null : (
        <p className={styles.quiet}>{intl.formatMessage(messages.score, { percent: scorePercent })}</p>
      )}
      <div className={styles.foot}>
        <CertificateLine certificate={data.certificate ?? null} />
      </div>
    </UserCourseCard>
  );
}

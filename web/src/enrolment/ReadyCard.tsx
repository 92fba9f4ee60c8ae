import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CertificateNeed } from './CertificateNeed.tsx';
import { FoundWith } from './FoundWith.tsx';
import { LeadCard } from './LeadCard.tsx';
import { useLeadCardStyles } from './LeadCard.styles.ts';
import { enrolmentMessages as messages } from './messages.ts';
import type { ReadyCard_userCourse$key } from './__generated__/ReadyCard_userCourse.graphql.ts';

/** A course whose lectures are all done and that waits to be finished: with its certificate, or with what that still needs (OP-41). */
export function ReadyCard({ userCourse }: { userCourse: ReadyCard_userCourse$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ReadyCard_userCourse on UserCourse @throwOnFieldError {
        scorePercent
        course @required(action: THROW) {
          courseId
          name
          imageUrl
          metadata {
            language
          }
        }
        certificateProgress {
          pointsPercent
          requiredPercent
          reached
        }
        ...FoundWith_userCourse
      }
    `,
    userCourse,
  );
  const { course, scorePercent, certificateProgress } = data;
  const intl = useIntl();
  const styles = useLeadCardStyles();
  const earned = certificateProgress?.reached === true;
  return (
    <LeadCard kicker={intl.formatMessage(earned ? messages.certificateReady : messages.allSeen)} course={course}>
      <FoundWith userCourse={data} />
      {certificateProgress && !earned ? (
        <CertificateNeed {...certificateProgress} className={styles.lecture} />
      ) : (
        <p className={styles.lecture}>{intl.formatMessage(messages.score, { percent: scorePercent })}</p>
      )}
      <div className={styles.foot}>
        <ButtonLink appearance="primary" size="large" to={links.completion(course.courseId)}>
          {intl.formatMessage(earned ? messages.getCertificate : messages.finish)}
        </ButtonLink>
      </div>
    </LeadCard>
  );
}

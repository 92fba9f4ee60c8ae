import { mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CertificateNeed } from '../enrolment/CertificateNeed.tsx';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AddToLinkedIn } from './AddToLinkedIn.tsx';
import { CertificateArtwork } from './CertificateArtwork.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificateDownload } from './CertificateDownload.tsx';
import { CompletionDecision } from './CompletionDecision.tsx';
import { completionOutcome, isAchieved } from './completionOutcome.ts';
import { useCompletionScreenStyles } from './CompletionScreen.styles.ts';
import { certificateMessages as messages } from './messages.ts';
import { MissingLectures } from './MissingLectures.tsx';
import { OpenBadgeDownload } from './OpenBadgeDownload.tsx';
import { ScoreFigures } from './ScoreFigures.tsx';
import { ShareAchievement } from './ShareAchievement.tsx';
import { CertificateVerdict } from './status/CertificateVerdict.tsx';
import type { CompletionResult_userCourse$key } from './__generated__/CompletionResult_userCourse.graphql.ts';

/** What a learner has at the end of a course: the figures, what is left to decide or to do, and the certificate. */
export function CompletionResult({
  courseId,
  courseName,
  userCourse,
  settingsName,
}: {
  courseId: number;
  courseName: string;
  userCourse: CompletionResult_userCourse$key;
  /** The name that continues the certificate (CERT-04). */
  settingsName: string;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CompletionResult_userCourse on UserCourse @throwOnFieldError {
        userCourseId
        phase
        seenPercent
        scorePercent
        certificateProgress {
          pointsPercent
          requiredPercent
        }
        certificate {
          uuid
          status
          ...CertificateVerdict_certificate
          ...CertificateArtwork_certificate
          ...CertificateDownload_certificate
          ...AddToLinkedIn_certificate
          ...OpenBadgeDownload_certificate
        }
        completion @required(action: THROW) {
          complete
          certificate
          noCertificateReason
          scorePercent
          requiredPercent
          missingLectures {
            ...MissingLectures_steps
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useCompletionScreenStyles();
  const [asking, setAsking] = useState(false);
  const { completion, certificate } = data;
  // Of one that was revoked nothing is kept or shared.
  const kept = certificate?.status === 'REVOKED' ? null : certificate;
  const outcome = completionOutcome({ phase: data.phase, ...completion });
  const details = (
    <>
      {/* The heading says the score of who has passed, and that all lectures are done of who is short of points. */}
      {outcome === 'passed' || outcome === 'done' ? null : (
        <ScoreFigures scorePercent={data.scorePercent} seenPercent={outcome === 'short' ? null : data.seenPercent} />
      )}
      {/* Once the certificate is there, nothing is needed for it any more. */}
      {data.certificateProgress && outcome !== 'short' && !certificate ? (
        <CertificateNeed {...data.certificateProgress} className={styles.text} />
      ) : null}
      {outcome === 'missing' ? <MissingLectures courseId={courseId} steps={completion.missingLectures} /> : null}
      <div className={mergeClasses(styles.actions, certificate ? styles.stacked : undefined)}>
        {kept ? <CertificateDownload className={styles.action} certificate={kept} /> : null}
        {isAchieved(outcome) ? (
          <ShareAchievement
            className={styles.action}
            courseId={courseId}
            courseName={courseName}
            certificateUuid={kept?.uuid ?? null}
          />
        ) : null}
        {kept ? <AddToLinkedIn className={styles.action} certificate={kept} /> : null}
        {kept ? <OpenBadgeDownload className={styles.action} noteClassName={styles.note} certificate={kept} /> : null}
        <ButtonLink className={styles.action} to={links.userCourse(courseId)}>
          {intl.formatMessage(messages.backToCourse)}
        </ButtonLink>
      </div>
    </>
  );
  return (
    <>
      {certificate && certificate.status !== 'VALID' ? (
        <CertificateVerdict className={styles.verdict} certificate={certificate} />
      ) : null}
      {certificate ? (
        <div className={styles.result}>
          <CertificateArtwork certificate={certificate} />
          <div className={styles.beside}>{details}</div>
        </div>
      ) : null}
      {outcome === 'passed' || outcome === 'done' || outcome === 'short' ? (
        <CompletionDecision
          outcome={outcome}
          courseId={courseId}
          userCourseId={data.userCourseId}
          points={{ pointsPercent: completion.scorePercent, requiredPercent: completion.requiredPercent }}
          onCertificateAsked={() => setAsking(true)}
        />
      ) : null}
      {certificate ? null : details}
      {asking ? (
        <CertificateDialog
          userCourseId={data.userCourseId}
          settingsName={settingsName}
          onIssued={() => setAsking(false)}
          onDismissed={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

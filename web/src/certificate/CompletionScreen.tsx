import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ProgressMessage } from '../enrolment/ProgressMessage.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { CertificateArtwork } from './CertificateArtwork.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificateDownload } from './CertificateDownload.tsx';
import { useCompletionScreenStyles } from './CompletionScreen.styles.ts';
import { certificateMessages as messages } from './messages.ts';
import { MissingLectures } from './MissingLectures.tsx';
import { ScoreFigures } from './ScoreFigures.tsx';
import { ShareAchievement } from './ShareAchievement.tsx';
import { useCompleteCourse } from './useCompleteCourse.ts';
import type { CompletionScreen_course$key } from './__generated__/CompletionScreen_course.graphql.ts';
import type { CompletionScreen_user$key } from './__generated__/CompletionScreen_user.graphql.ts';
import type { CompletionScreen_userCourse$key } from './__generated__/CompletionScreen_userCourse.graphql.ts';

/** The end of a course: the score, what is needed for a certificate, what is missing, and the certificate (LEC-13, OP-41). */
export function CompletionScreen({
  course,
  user,
}: {
  course: CompletionScreen_course$key;
  /** Null for a visitor. */
  user: CompletionScreen_user$key | null;
}): ReactElement {
  const { courseId, name, viewerUserCourse } = useFragment(
    graphql`
      fragment CompletionScreen_course on Course @throwOnFieldError {
        courseId
        name
        viewerUserCourse {
          phase
          completion @required(action: THROW) {
            complete
          }
          ...CompletionScreen_userCourse
        }
      }
    `,
    course,
  );
  const person = useFragment(
    graphql`
      fragment CompletionScreen_user on User @throwOnFieldError {
        name
      }
    `,
    user,
  );
  const intl = useIntl();
  const styles = useCompletionScreenStyles();
  const title =
    viewerUserCourse?.phase === 'COMPLETED'
      ? messages.completedTitle
      : viewerUserCourse?.completion.complete
        ? messages.completionTitle
        : messages.almostTitle;
  return (
    <Page title={intl.formatMessage(title)} width="reading">
      <p className={styles.course}>{name}</p>
      {viewerUserCourse && person ? (
        <Outcome courseId={courseId} courseName={name} userCourse={viewerUserCourse} settingsName={person.name} />
      ) : (
        <ButtonLink appearance="primary" to={links.course(courseId)}>
          {intl.formatMessage(messages.backToCourse)}
        </ButtonLink>
      )}
    </Page>
  );
}

function Outcome({
  courseId,
  courseName,
  userCourse,
  settingsName,
}: {
  courseId: number;
  courseName: string;
  userCourse: CompletionScreen_userCourse$key;
  settingsName: string;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CompletionScreen_userCourse on UserCourse @throwOnFieldError {
        userCourseId
        phase
        seenPercent
        level
        certificate {
          uuid
          ...CertificateArtwork_certificate
          ...CertificateDownload_certificate
        }
        completion @required(action: THROW) {
          complete
          certificate
          scorePercent
          passingPercent
          noCertificateReason
          missingLectures {
            ...MissingLectures_steps
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const errorText = useErrorText();
  const styles = useCompletionScreenStyles();
  const [asking, setAsking] = useState(false);
  const { complete, pending, failure } = useCompleteCourse(data.userCourseId);
  const { completion, certificate } = data;
  const active = data.phase === 'ENROLLED' || data.phase === 'IN_PROGRESS';
  const finishWithout = (label: keyof typeof messages, primary: boolean): ReactElement => (
    <Button
      appearance={primary ? 'primary' : 'secondary'}
      disabledFocusable={pending}
      onClick={() => complete(null, () => undefined)}
    >
      {intl.formatMessage(messages[label])}
    </Button>
  );
  return (
    <>
      <ProgressMessage level={data.level} />
      <ScoreFigures
        scorePercent={completion.scorePercent}
        passingRate={completion.noCertificateReason === 'NOT_CERTIFIABLE' ? null : completion.passingPercent}
        seenPercent={data.seenPercent}
      />
      {certificate ? <CertificateArtwork certificate={certificate} /> : null}
      {active && completion.complete ? (
        <section className={styles.decision}>
          <p className={styles.text}>
            {completion.certificate
              ? intl.formatMessage(messages.certificateWaits)
              : completion.noCertificateReason === 'NOT_CERTIFIABLE'
                ? intl.formatMessage(messages.notCertifiable)
                : intl.formatMessage(messages.scoreTooLow, {
                    percent: completion.scorePercent,
                    needed: completion.passingPercent,
                  })}
          </p>
          <div className={styles.actions}>
            {completion.certificate ? (
              <Button appearance="primary" size="large" onClick={() => setAsking(true)}>
                {intl.formatMessage(messages.getCertificate)}
              </Button>
            ) : completion.noCertificateReason === 'NOT_CERTIFIABLE' ? (
              finishWithout('finish', true)
            ) : (
              <>
                <ButtonLink appearance="primary" to={links.userCourse(courseId)}>
                  {intl.formatMessage(messages.keepTrying)}
                </ButtonLink>
                {finishWithout('finishWithout', false)}
              </>
            )}
          </div>
          {failure && !asking ? (
            <p role="alert" className={styles.text}>
              {errorText(failure)}
            </p>
          ) : null}
        </section>
      ) : null}
      {active && !completion.complete ? (
        <MissingLectures courseId={courseId} steps={completion.missingLectures} />
      ) : null}
      <div className={styles.actions}>
        {certificate ? <CertificateDownload certificate={certificate} /> : null}
        <ShareAchievement courseId={courseId} courseName={courseName} certificateUuid={certificate?.uuid ?? null} />
        <ButtonLink to={links.userCourse(courseId)}>{intl.formatMessage(messages.backToCourse)}</ButtonLink>
      </div>
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

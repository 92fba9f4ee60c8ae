import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CertificateNeed } from '../enrolment/CertificateNeed.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { CompletionOutcome } from './completionOutcome.ts';
import { useCompletionScreenStyles } from './CompletionScreen.styles.ts';
import { certificateMessages as messages } from './messages.ts';
import { useCompleteCourse } from './useCompleteCourse.ts';

/** What is left to decide once every lecture is done: take the certificate, finish, or try for more points (OP-41). */
export function CompletionDecision({
  outcome,
  courseId,
  userCourseId,
  points,
  onCertificateAsked,
}: {
  outcome: Extract<CompletionOutcome, 'passed' | 'done' | 'short'>;
  courseId: number;
  userCourseId: number;
  /** Points of right answers and what the certificate needs, in percent (OP-103). */
  points: { readonly pointsPercent: number; readonly requiredPercent: number };
  onCertificateAsked: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const styles = useCompletionScreenStyles();
  const { complete, pending, failure } = useCompleteCourse(userCourseId);
  const finish = (): void => complete(null, () => undefined);
  return (
    <section className={styles.decision}>
      {outcome === 'short' ? (
        <CertificateNeed {...points} className={styles.text} />
      ) : (
        <p className={styles.text}>
          {intl.formatMessage(outcome === 'passed' ? messages.certificateWaits : messages.notCertifiable)}
        </p>
      )}
      <div className={styles.actions}>
        {outcome === 'passed' ? (
          <Button className={styles.action} appearance="primary" size="large" onClick={onCertificateAsked}>
            {intl.formatMessage(messages.getCertificate)}
          </Button>
        ) : null}
        {outcome === 'done' ? (
          <Button
            className={styles.action}
            appearance="primary"
            size="large"
            disabledFocusable={pending}
            onClick={finish}
          >
            {intl.formatMessage(messages.finish)}
          </Button>
        ) : null}
        {outcome === 'short' ? (
          <>
            <ButtonLink className={styles.action} appearance="primary" size="large" to={links.userCourse(courseId)}>
              {intl.formatMessage(messages.keepTrying)}
            </ButtonLink>
            <Button className={styles.action} size="large" disabledFocusable={pending} onClick={finish}>
              {intl.formatMessage(messages.finishWithout)}
            </Button>
          </>
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className={styles.text}>
          {errorText(failure)}
        </p>
      ) : null}
    </section>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { dayInUtc } from '../../i18n/dayInUtc.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import { revocationMessages as messages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useRestoreCertificate } from './useRestoreCertificate.ts';
import type { LearnerCertificate_certificate$key } from './__generated__/LearnerCertificate_certificate.graphql.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
});

/** A learner's certificate as admins of its course see it: whether it counts, and taking it back (BEY-17). */
export function LearnerCertificate({
  certificate,
  learner,
}: {
  certificate: LearnerCertificate_certificate$key;
  /** Whose it is, in words. */
  learner: string;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const errorText = useErrorText();
  const { id, uuid, status, issueTime, expireTime, revokeTime, revokeReason } = useFragment(
    graphql`
      fragment LearnerCertificate_certificate on Certificate @throwOnFieldError {
        id
        uuid
        status
        issueTime
        expireTime
        revokeTime
        revokeReason
      }
    `,
    certificate,
  );
  const [asking, setAsking] = useState(false);
  const [restore, restoring, failure] = useRestoreCertificate();
  const day = (time: string | null | undefined): string => dayInUtc(intl, time, 'medium');
  const dates = { date: day(issueTime), until: day(expireTime) };
  const words = {
    VALID: () => intl.formatMessage(expireTime ? messages.validUntil : messages.valid, dates),
    EXPIRED: () => intl.formatMessage(messages.expired, dates),
    REVOKED: () => intl.formatMessage(messages.revoked, { date: day(revokeTime), reason: revokeReason ?? '' }),
  };
  const close = (): void => {
    setAsking(false);
    setTimeout(() => button.current?.focus());
  };
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {intl.formatMessage(messages.heading)}
      </h2>
      <p className={styles.line} role="status">
        {words[status]()}
      </p>
      <div className={styles.actions}>
        <Button
          ref={button}
          disabledFocusable={restoring}
          onClick={() => (status === 'REVOKED' ? restore(id) : setAsking(true))}
        >
          {intl.formatMessage(status === 'REVOKED' ? messages.restore : messages.revoke)}
        </Button>
        <Link className={styles.link} to={links.certificate(uuid)}>
          {intl.formatMessage(messages.show)}
        </Link>
      </div>
      {failure && !restoring ? (
        <p role="alert" className={styles.line}>
          {errorText(failure)}
        </p>
      ) : null}
      {asking ? <RevokeDialog certificateId={id} learner={learner} onClosed={close} /> : null}
    </section>
  );
}

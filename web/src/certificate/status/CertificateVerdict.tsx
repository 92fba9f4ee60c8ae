import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Clock24Regular } from '@fluentui/react-icons/svg/clock';
import { DismissCircle24Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { dayInUtc } from '../../i18n/dayInUtc.ts';
import { useShell } from '../../viewer/useShell.ts';
import { certificateMessages } from '../messages.ts';
import { statusMessages as messages } from './messages.ts';
import { useVerdictStyles } from './Verdict.styles.ts';
import type { CertificateVerdict_certificate$key } from './__generated__/CertificateVerdict_certificate.graphql.ts';

/** Says whether a certificate counts, and if not, since when and why (CERT-06, BEY-17). */
export function CertificateVerdict({
  certificate,
  className,
}: {
  certificate: CertificateVerdict_certificate$key;
  className?: string;
}): ReactElement {
  const { status, expireTime, revokeTime, revokeReason } = useFragment(
    graphql`
      fragment CertificateVerdict_certificate on Certificate @throwOnFieldError {
        status
        expireTime
        revokeTime
        revokeReason
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const styles = useVerdictStyles();
  const company = useShell().data?.workspace?.company;
  const day = (time: string | null | undefined): string => dayInUtc(intl, time);
  const genuine = company
    ? intl.formatMessage(certificateMessages.validText, { company })
    : intl.formatMessage(certificateMessages.validTextPlain);
  const verdicts = {
    VALID: {
      Icon: CheckmarkCircle24Filled,
      style: styles.valid,
      title: intl.formatMessage(certificateMessages.valid),
      text: expireTime ? `${genuine} ${intl.formatMessage(messages.countsUntil, { date: day(expireTime) })}` : genuine,
    },
    EXPIRED: {
      Icon: Clock24Regular,
      style: styles.expired,
      title: intl.formatMessage(messages.expired, { date: day(expireTime) }),
      text: intl.formatMessage(messages.expiredText),
    },
    REVOKED: {
      Icon: DismissCircle24Regular,
      style: styles.refused,
      title: intl.formatMessage(messages.revoked, { date: day(revokeTime) }),
      text: intl.formatMessage(messages.revokedText, { reason: revokeReason ?? '' }),
    },
  };
  const { Icon, style, title, text } = verdicts[status];
  return (
    <div role="status" className={mergeClasses(styles.verdict, style, className)}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { dayInUtc } from '../i18n/dayInUtc.ts';
import { links } from '../routing/links.ts';
import { enrolmentMessages as messages } from './messages.ts';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';
import type { CertificateLine_certificate$key } from './__generated__/CertificateLine_certificate.graphql.ts';

/** The way to the certificate of a completed course, and whether it still counts; or that there is none. */
export function CertificateLine({
  certificate,
}: {
  certificate: CertificateLine_certificate$key | null;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CertificateLine_certificate on Certificate @throwOnFieldError {
        uuid
        status
        expireTime
        revokeTime
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const styles = useUserCourseCardStyles();
  if (!data) return <p className={styles.small}>{intl.formatMessage(messages.noCertificate)}</p>;
  const day = (time: string | null | undefined): string => dayInUtc(intl, time);
  return (
    <>
      <Link className={styles.above} to={links.certificate(data.uuid)}>
        {intl.formatMessage(messages.certificate)}
      </Link>
      {data.status === 'EXPIRED' ? (
        <p className={styles.small}>
          {intl.formatMessage(messages.certificateExpired, { date: day(data.expireTime) })}
        </p>
      ) : null}
      {data.status === 'REVOKED' ? (
        <p className={styles.small}>
          {intl.formatMessage(messages.certificateRevoked, { date: day(data.revokeTime) })}
        </p>
      ) : null}
    </>
  );
}

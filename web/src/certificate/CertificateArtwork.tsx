import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useSiteTitle } from '../shell/useSiteIdentity.ts';
import { useCertificateArtworkStyles } from './CertificateArtwork.styles.ts';
import { certificateMessages as messages } from './messages.ts';
import { QrCode } from './QrCode.tsx';
import { useDuration } from '../i18n/useDuration.ts';
import type { CertificateArtwork_certificate$key } from './__generated__/CertificateArtwork_certificate.graphql.ts';

/** The certificate as it hangs on a wall (CERT-05): the same on the screen, on the verification page and as PDF. */
export function CertificateArtwork({ certificate }: { certificate: CertificateArtwork_certificate$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CertificateArtwork_certificate on Certificate {
        uuid
        holderName
        courseName
        scorePercent
        issuedDate
        duration
        verifyUrl
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const styles = useCertificateArtworkStyles();
  const site = useSiteTitle();
  const formatDuration = useDuration();
  const facts = [
    { label: messages.issuedOn, value: intl.formatDate(data.issuedDate, { dateStyle: 'long' }) },
    { label: messages.score, value: intl.formatMessage(messages.percent, { percent: data.scorePercent }) },
    ...(data.duration ? [{ label: messages.duration, value: formatDuration(data.duration) }] : []),
  ];
  return (
    <article className={styles.sheet} aria-label={intl.formatMessage(messages.certificate)}>
      <div className={styles.frame}>
        <p className={styles.site}>{site}</p>
        <div className={styles.centre}>
          <p className={styles.kind}>{intl.formatMessage(messages.certificate)}</p>
          <p className={styles.line}>{intl.formatMessage(messages.thisCertifies)}</p>
          <p className={styles.holder}>{data.holderName}</p>
          <p className={styles.line}>{intl.formatMessage(messages.hasCompleted)}</p>
          <p className={styles.course}>{data.courseName}</p>
        </div>
        <div className={styles.foot}>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label.id}>
                <dt className={styles.term}>{intl.formatMessage(label)}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
            <div className={styles.wide}>
              <dt className={styles.term}>{intl.formatMessage(messages.number)}</dt>
              <dd className={styles.uuid}>{data.uuid}</dd>
            </div>
          </dl>
          <div className={styles.proof}>
            <QrCode
              text={new URL(data.verifyUrl, window.location.origin).href}
              label={intl.formatMessage(messages.qrName)}
              size={96}
            />
            <span className={styles.small}>{intl.formatMessage(messages.verifyAt)}</span>
          </div>
        </div>
      </div>
    </article>
  );
}

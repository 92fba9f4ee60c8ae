import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { dayInUtc } from '../i18n/dayInUtc.ts';
import { useSiteTitle } from '../shell/useSiteIdentity.ts';
import { useCertificateArtworkStyles } from './CertificateArtwork.styles.ts';
import { visit } from '../visit.ts';
import { certificateMessages as messages } from './messages.ts';
import { QrCode } from './QrCode.tsx';
import { rosettePath } from './rosette.ts';
import { statusMessages } from './status/messages.ts';
import { useDuration } from '../i18n/useDuration.ts';
import type { CertificateArtwork_certificate$key } from './__generated__/CertificateArtwork_certificate.graphql.ts';

/** The certificate as it hangs on a wall (CERT-05): the same on the screen, on the verification page and as PDF. */
export function CertificateArtwork({ certificate }: { certificate: CertificateArtwork_certificate$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CertificateArtwork_certificate on Certificate @throwOnFieldError {
        uuid
        holderName
        courseName
        courseLanguage
        scorePercent
        issueTime
        expireTime
        durationMinutes
        verifyUrl
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const styles = useCertificateArtworkStyles();
  const site = useSiteTitle();
  const formatDuration = useDuration();
  const day = (time: string | null | undefined): string => dayInUtc(intl, time);
  const facts = [
    { label: messages.points, value: intl.formatMessage(messages.percent, { percent: data.scorePercent }) },
    ...(data.durationMinutes ? [{ label: messages.duration, value: formatDuration(data.durationMinutes) }] : []),
    { label: messages.issuedOn, value: day(data.issueTime) },
    ...(data.expireTime ? [{ label: statusMessages.validUntil, value: day(data.expireTime) }] : []),
  ];
  return (
    <div className={styles.room}>
      <article className={styles.sheet} aria-label={intl.formatMessage(messages.certificate)}>
        <div className={styles.panel}>
          <svg aria-hidden viewBox="-100 -100 200 200" className={styles.rosette}>
            <path d={rosettePath(data.uuid)} fill="none" stroke="#fff" strokeOpacity="0.34" strokeWidth="0.35" />
          </svg>
          <p className={styles.issuer} dir="auto">
            {site}
          </p>
          <div className={styles.proof}>
            <span className={styles.code}>
              <QrCode
                text={new URL(data.verifyUrl, visit().origin).href}
                label={intl.formatMessage(messages.qrName)}
                size={104}
              />
            </span>
            <span>{intl.formatMessage(messages.verifyAt)}</span>
          </div>
        </div>
        <div className={styles.statement}>
          <p className={styles.kind}>{intl.formatMessage(messages.certificate)}</p>
          <div className={styles.middle}>
            <p className={styles.holder} dir="auto">
              {data.holderName}
            </p>
            <hr className={styles.rule} />
            <p className={styles.line}>{intl.formatMessage(messages.hasCompleted)}</p>
            <p className={styles.course} lang={data.courseLanguage ?? undefined} dir="auto">
              {data.courseName}
            </p>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label.id}>
                <dt className={styles.term}>{intl.formatMessage(label)}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.number}>{intl.formatMessage(messages.numbered, { uuid: data.uuid })}</p>
        </div>
      </article>
    </div>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { useShareLink } from '../ui/share/useShareLink.ts';
import { AddToLinkedIn } from './AddToLinkedIn.tsx';
import { CertificateDownload } from './CertificateDownload.tsx';
import { OpenBadgeDownload } from './OpenBadgeDownload.tsx';
import { certificateMessages as messages } from './messages.ts';
import type { CertificateActions_certificate$key } from './__generated__/CertificateActions_certificate.graphql.ts';

/**
 * What anyone can do with a certificate: keep it as PDF or as an Open Badge, share the link that anyone can verify (OP-24, OP-76, BEY-17).
 * Nothing with one that was revoked.
 */
export function CertificateActions({
  certificate,
}: {
  certificate: CertificateActions_certificate$key;
}): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment CertificateActions_certificate on Certificate @throwOnFieldError {
        uuid
        courseName
        status
        ...CertificateDownload_certificate
        ...AddToLinkedIn_certificate
        ...OpenBadgeDownload_certificate
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const styles = useStyles();
  const share = useShareLink();
  if (data.status === 'REVOKED') return null;
  return (
    <div className={styles.row}>
      <CertificateDownload className={styles.action} certificate={data} />
      <Button
        className={styles.action}
        icon={<Share20Regular />}
        onClick={() =>
          void share({
            link: links.certificate(data.uuid),
            title: intl.formatMessage(messages.shareText, { course: data.courseName }),
          })
        }
      >
        {intl.formatMessage(messages.share)}
      </Button>
      <AddToLinkedIn className={styles.action} certificate={data} />
      <OpenBadgeDownload className={styles.action} noteClassName={styles.note} certificate={data} />
    </div>
  );
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px', '@media print': { display: 'none' } },
  // One below the other on a phone, all of one width.
  note: {
    flexBasis: '100%',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  action: { '@media (max-width: 599px)': { width: '100%' } },
});

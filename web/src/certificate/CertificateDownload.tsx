import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { certificateMessages as messages } from './messages.ts';
import type { CertificateDownload_certificate$key } from './__generated__/CertificateDownload_certificate.graphql.ts';

/** Keeps a certificate as PDF, in the language of the page (OP-24). */
export function CertificateDownload({
  certificate,
  className,
}: {
  certificate: CertificateDownload_certificate$key;
  className?: string;
}): ReactElement {
  const { pdfUrl } = useFragment(
    graphql`
      fragment CertificateDownload_certificate on Certificate @throwOnFieldError {
        pdfUrl
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const { language } = useLanguage();
  return (
    <Button
      as="a"
      className={className}
      appearance="primary"
      icon={<ArrowDownload20Regular />}
      href={`${pdfUrl}?lang=${language}`}
      download
    >
      {intl.formatMessage(messages.downloadPdf)}
    </Button>
  );
}

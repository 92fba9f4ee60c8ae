import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NewTabLink } from '../NewTabLink.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { fileName } from './fileName.ts';

export interface PdfSectionProps {
  /** The address of the document. */
  url: string;
}

/** A PDF document: the browser's own viewer opens it in a new tab (SEC-05). */
export function PdfSection({ url }: PdfSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <DocumentPdf24Regular aria-hidden className={styles.icon} />
      <span className={styles.name}>{fileName(url) ?? intl.formatMessage(messages.pdf)}</span>
      <NewTabLink href={url}>{intl.formatMessage(messages.openPdf)}</NewTabLink>
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  name: { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
});

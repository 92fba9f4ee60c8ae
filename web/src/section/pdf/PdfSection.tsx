import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { loadWithTexts } from '../../i18n/loadWithTexts.ts';
import { InView } from '../../ui/inView/InView.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { ownPath } from '../../ui/ownPath.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { fileName } from '../../ui/fileName.ts';

export interface PdfSectionProps {
  /** The address of the document. */
  url: string;
  /** What its author calls it; else the name of the file. */
  title?: string;
}

const PdfViewer = lazy(() =>
  loadWithTexts(() => import('./viewer/PdfViewer.tsx')).then((module) => ({ default: module.PdfViewer })),
);

/**
 * A PDF document (SEC-05): in the page once it comes near, where it lies on this site; the page may read no other. The link opens
 * every one in a new tab, and is what is left where a document cannot be shown.
 */
export function PdfSection({ url, title }: PdfSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [near, setNear] = useState(false);
  const own = ownPath(url) !== null;
  return (
    <InView margin="400px" onEntered={() => setNear(true)} className={styles.section}>
      <div className={styles.card}>
        <DocumentPdf24Regular aria-hidden className={styles.icon} />
        <span className={styles.name}>{title || fileName(url) || intl.formatMessage(messages.pdf)}</span>
        <NewTabLink href={url}>{intl.formatMessage(messages.openPdf)}</NewTabLink>
      </div>
      {own && near ? (
        <LazyBoundary>
          <PdfViewer url={url} />
        </LazyBoundary>
      ) : null}
    </InView>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px' },
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

import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { NewTabLink } from '../NewTabLink.tsx';
import { sectionMessages as messages } from '../messages.ts';
import type { PdfView_section$key } from './__generated__/PdfView_section.graphql.ts';
import { fileName } from './fileName.ts';

/** A PDF document: the browser's own viewer opens it in a new tab (SEC-05). */
export function PdfView({ section }: { section: PdfView_section$key }): ReactElement {
  const { url: src } = useFragment(
    graphql`
      fragment PdfView_section on PdfSection {
        url
      }
    `,
    section,
  );
  const intl = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <DocumentPdf24Regular aria-hidden className={styles.icon} />
      <span className={styles.name}>{fileName(src) ?? intl.formatMessage(messages.pdf)}</span>
      <NewTabLink href={src}>{intl.formatMessage(messages.openPdf)}</NewTabLink>
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

import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { fileName } from '../../ui/fileName.ts';
import { ownPath } from '../../ui/ownPath.ts';
import { sectionMessages as messages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { downloadName } from './downloadName.ts';

export interface FileSectionProps {
  /** The address of the file. */
  url: string;
  /** What its author calls it; else the name of the file. */
  title: string;
}

/** A file to download (OP-207). A browser downloads what lies on this site alone, so that a file elsewhere opens in a new tab. */
export function FileSection({ url, title }: FileSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const name = title || fileName(url) || intl.formatMessage(messages.file);
  return (
    <div className={styles.card}>
      <ArrowDownload24Regular aria-hidden className={styles.icon} />
      <span lang={title ? lang : undefined} className={styles.name}>
        {name}
      </span>
      {ownPath(url) === null ? (
        <NewTabLink href={url}>{intl.formatMessage(messages.openFile)}</NewTabLink>
      ) : (
        <Link
          href={url}
          download={downloadName(name, url)}
          aria-label={intl.formatMessage(messages.downloadOf, { name })}
        >
          {intl.formatMessage(messages.download)}
        </Link>
      )}
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

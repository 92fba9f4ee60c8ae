import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FilePreview } from './FilePreview.tsx';
import type { LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';

/** Files in columns, three at the width that the drawer has at first (LIB-03). */
export function FileGrid({
  files,
  does,
  onChosen,
  onDetails,
}: {
  files: readonly LibraryFile[];
  /** What pressing a file does, where that is not plain. */
  does?: string | undefined;
  onChosen: (file: LibraryFile) => void;
  /** Shows what is known of a file. */
  onDetails?: ((file: LibraryFile) => void) | undefined;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const doesId = useId();
  return (
    <>
      {does ? (
        <span id={doesId} hidden>
          {does}
        </span>
      ) : null}
      <ul aria-label={intl.formatMessage(messages.files)} className={styles.grid}>
        {files.map((file) => (
          <li key={file.id} className={styles.tile}>
            <button
              type="button"
              className={styles.file}
              title={file.name}
              aria-describedby={does ? doesId : undefined}
              onClick={() => onChosen(file)}
            >
              <span className={styles.preview}>
                <FilePreview file={file} sizes="160px" />
              </span>
              <span className={styles.name}>{file.name}</span>
            </button>
            {onDetails ? (
              <Button
                className={styles.details}
                size="small"
                icon={<InfoRegular fontSize={20} />}
                aria-label={intl.formatMessage(messages.details, { name: file.name })}
                onClick={() => onDetails(file)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tile: { position: 'relative', minWidth: 0 },
  file: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    boxSizing: 'border-box',
    width: '100%',
    padding: '4px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  preview: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: '4px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // Lines enough to tell names apart that begin alike, in the narrow columns of the drawer.
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    width: '100%',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  details: { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px', minWidth: '28px' },
});

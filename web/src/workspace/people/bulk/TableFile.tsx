import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFileDrop } from '../../../file/useFileDrop.ts';
import { useFieldStyles } from '../../../ui/form/Field.styles.ts';
import { bulkMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    // A long word of a button is broken rather than cut off in large type.
    '& > button': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  },
  over: { backgroundColor: tokens.colorNeutralBackground1Selected },
  chosen: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  drop: { color: tokens.colorNeutralForeground2 },
});

/** Takes the file of a table: chosen, dropped or pasted. */
export function TableFile({
  fileName,
  problem,
  onChosen,
  children,
}: {
  /** Of the file that was read; null for none. */
  fileName: string | null;
  problem: string | null;
  onChosen: (file: File) => void;
  /** Further buttons. */
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const field = useFieldStyles();
  const intl = useIntl();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onChosen(file);
  };
  const { over, handlers } = useFileDrop(take);
  const label = intl.formatMessage(messages.file);
  return (
    <div className={field.field} role="group" aria-labelledby={id} aria-describedby={`${id}-said`} {...handlers}>
      <div className={field.label} id={id}>
        {label}
      </div>
      <div className={mergeClasses(styles.zone, over && styles.over)}>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={label}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={({ target }) => {
            take(target.files);
            // The same file, mended, may be chosen again.
            target.value = '';
          }}
        />
        {fileName === null ? null : (
          <span className={styles.chosen} role="status">
            {fileName}
          </span>
        )}
        <Button icon={<ArrowUploadRegular fontSize={20} />} onClick={() => chooser.current?.click()}>
          {intl.formatMessage(fileName === null ? messages.chooseFile : messages.otherFile)}
        </Button>
        <span className={styles.drop}>{intl.formatMessage(messages.dropFile)}</span>
        {children}
      </div>
      <p
        id={`${id}-said`}
        className={problem === null ? field.hint : field.problem}
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? intl.formatMessage(messages.fileHint)}
      </p>
    </div>
  );
}

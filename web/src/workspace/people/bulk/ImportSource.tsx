import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { decodeText, encodings, guessEncoding, type Encoding } from '../../../file/decodeText.ts';
import { isWorkbook } from './isWorkbook.ts';
import { bulkMessages as messages } from './messages.ts';
import { TableFile } from './TableFile.tsx';

const useStyles = makeStyles({
  source: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px' },
  text: { minHeight: '132px', paddingBlock: '10px', resize: 'vertical' },
});

interface ReadFile {
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
}

/** Where people to import come from: a file, whose encoding is guessed and can be corrected, or pasted text. */
export function ImportSource({
  text,
  onText,
  children,
}: {
  text: string;
  onText: (text: string) => void;
  /** Further buttons beside that for a file. */
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [workbook, setWorkbook] = useState<string | null>(null);
  const read = (next: ReadFile): void => {
    setFile(next);
    onText(decodeText(next.bytes, next.encoding));
  };
  const open = async (chosen: File): Promise<void> => {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    if (isWorkbook(bytes)) {
      setFile(null);
      setWorkbook(chosen.name);
      onText('');
      return;
    }
    setWorkbook(null);
    read({ name: chosen.name, bytes, encoding: guessEncoding(bytes, intl.locale) });
  };
  return (
    <div className={styles.source}>
      <TableFile
        fileName={file?.name ?? null}
        problem={workbook === null ? null : intl.formatMessage(messages.workbook, { file: workbook })}
        onChosen={(chosen) => void open(chosen)}
      >
        {children}
      </TableFile>
      {file ? (
        <SelectField
          label={intl.formatMessage(messages.encoding)}
          value={file.encoding}
          options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
          onChanged={(value) => read({ ...file, encoding: value as Encoding })}
        />
      ) : null}
      <Field label={intl.formatMessage(messages.paste)}>
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, styles.text)}
            value={file ? '' : text}
            placeholder={'name@example.org'}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setFile(null);
              setWorkbook(null);
              onText(target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}

import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { decodeText, encodings, guessEncoding, type Encoding } from '../../../file/decodeText.ts';
import { bulkMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  source: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px' },
  file: { paddingBlock: '9px' },
  text: { minHeight: '132px', paddingBlock: '10px', resize: 'vertical' },
});

/** Where people to import come from: a file, whose encoding is guessed and can be corrected, or pasted text. */
export function ImportSource({ text, onText }: { text: string; onText: (text: string) => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [file, setFile] = useState<{ bytes: Uint8Array; encoding: Encoding } | null>(null);
  const read = (bytes: Uint8Array, encoding: Encoding): void => {
    setFile({ bytes, encoding });
    onText(decodeText(bytes, encoding));
  };
  const open = async (chosen: File): Promise<void> => {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    read(bytes, guessEncoding(bytes, intl.locale));
  };
  return (
    <div className={styles.source}>
      <Field label={intl.formatMessage(messages.file)} hint={intl.formatMessage(messages.fileHint)}>
        {(control) => (
          <input
            {...control}
            className={mergeClasses(control.className, styles.file)}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen) void open(chosen);
            }}
          />
        )}
      </Field>
      {file ? (
        <SelectField
          label={intl.formatMessage(messages.encoding)}
          value={file.encoding}
          options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
          onChanged={(value) => read(file.bytes, value as Encoding)}
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
              onText(target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { use, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import type { FileType, LibraryFile } from '../authoring/library/libraryFile.ts';
import { FileSourcesContext } from './fileSources.ts';
import { fieldMessages as messages } from './messages.ts';
import { isWebAddress } from './webAddress.ts';

/** A field for an address of the web, as it is typed; null where it is empty. Says so when what stands there is none. */
export function UrlField({
  label,
  hint,
  problem,
  value,
  library,
  recorded = false,
  onChanged,
}: {
  label: string;
  hint?: ReactNode;
  /** What else is wrong with it. */
  problem?: string | undefined;
  value: string | null;
  /** The files that it may be; `onPicked` takes more of them than the address. */
  library?: { readonly types: readonly FileType[]; readonly onPicked?: (file: LibraryFile) => void };
  /** Whether it may be a video that is recorded here and now. */
  recorded?: boolean;
  onChanged: (value: string | null) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const sources = use(FileSourcesContext);
  const field = (
    <TextField
      label={label}
      hint={hint}
      problem={value !== null && !isWebAddress(value) ? intl.formatMessage(messages.notAnAddress) : problem}
      inputMode="url"
      autoComplete="off"
      value={value ?? ''}
      onChanged={(typed) => onChanged(typed.trim() === '' ? null : typed)}
    />
  );
  if (!library || !sources) return field;
  return (
    <div className={styles.field}>
      {field}
      <div className={styles.ways}>
        <sources.FromLibrary
          field={label}
          types={library.types}
          onPicked={(file) => (library.onPicked ? library.onPicked(file) : onChanged(file.url))}
        />
        {recorded ? <sources.RecordVideo field={label} onRecorded={onChanged} /> : null}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '8px' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

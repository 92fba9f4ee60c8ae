import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FileType, LibraryFile } from './libraryFile.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import { libraryMessages as messages } from './messages.ts';

/** A button that chooses a file of the library for the field that it stands by. */
export function FromLibrary({
  field,
  types,
  onPicked,
}: {
  /** The name of the field. */
  field: string;
  types: readonly FileType[];
  onPicked: (file: LibraryFile) => void;
}): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.chooseFor, { field })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(messages.tab)}
      </Button>
      {open ? <LibraryDialog types={types} onPicked={onPicked} onClosed={() => setOpen(false)} /> : null}
    </div>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FileBrowser } from './FileBrowser.tsx';
import type { FileType, LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';

/** The library in a window, to choose one file. It must not stand within a form, which its fields would submit. */
export function LibraryDialog({
  types,
  onPicked,
  onClosed,
}: {
  types: readonly FileType[];
  onPicked: (file: LibraryFile) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <ModalDialog title={intl.formatMessage(messages.choose)} onDismissed={onClosed}>
      <FileBrowser
        types={types}
        takes={intl.formatMessage(messages.use)}
        onChosen={(file) => {
          onClosed();
          onPicked(file);
        }}
      />
    </ModalDialog>
  );
}

import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FileBrowser } from './FileBrowser.tsx';
import type { LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** The library where no course is open: a file that is pressed tells about itself, and can be replaced everywhere. */
export function LibraryFiles(): ReactElement {
  const intl = useIntl();
  const [replaced, setReplaced] = useState<LibraryFile | null>(null);
  const close = useCallback(() => setReplaced(null), []);
  return (
    <>
      <FileBrowser takes={intl.formatMessage(messages.use)} onChosen={null} onReplace={setReplaced} />
      {replaced ? <ReplaceDialog file={replaced} open={null} onClosed={close} /> : null}
    </>
  );
}

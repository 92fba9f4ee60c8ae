import { makeStyles } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNewSection } from '../canvas/useNewSection.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { FileBrowser } from './FileBrowser.tsx';
import type { LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';
import type { OpenCourse } from './openCourse.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { sectionOfFile } from './sectionOfFile.ts';

/** The library in the drawer: a file that is pressed becomes a section of the open lecture (EDIT-12, LIB-03). */
export function LibraryPanel({
  onInsert,
  open,
}: {
  /** Null while no lecture can be changed. */
  onInsert: ((sections: NewSections) => void) | null;
  /** The course that is open; null while it cannot be changed. */
  open: OpenCourse | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const newSection = useNewSection();
  const [replaced, setReplaced] = useState<LibraryFile | null>(null);
  const close = useCallback(() => setReplaced(null), []);
  return (
    <div className={styles.panel}>
      <FileBrowser
        takes={intl.formatMessage(messages.insert)}
        does={intl.formatMessage(messages.inserts)}
        mayChoose={(file) => sectionOfFile(file, newSection) !== null}
        onChosen={
          onInsert &&
          ((file) => {
            const added = sectionOfFile(file, newSection);
            if (added) onInsert(added);
          })
        }
        onReplace={setReplaced}
      />
      {replaced ? <ReplaceDialog file={replaced} open={open} onClosed={close} /> : null}
    </div>
  );
}

const useStyles = makeStyles({ panel: { boxSizing: 'border-box', minHeight: '100%', padding: '16px' } });

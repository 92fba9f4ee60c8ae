import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore, type ReactElement } from 'react';
import { UploadList } from '../library/UploadList.tsx';
import type { EditorUploads } from '../../editing/uploads/EditorUploads.ts';

/** Files that are on their way into the course, and those that could not be taken with the reason: above the page, wherever its author is. */
export function UploadsNotice({ uploads }: { uploads: EditorUploads }): ReactElement | null {
  const styles = useStyles();
  const shown = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  if (shown.length === 0) return null;
  return (
    <div className={styles.notice}>
      <UploadList uploads={shown} retry={uploads.retry} remove={uploads.remove} />
    </div>
  );
}

const useStyles = makeStyles({
  notice: {
    maxHeight: '30vh',
    overflowY: 'auto',
    padding: '8px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

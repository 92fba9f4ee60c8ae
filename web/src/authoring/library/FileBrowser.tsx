import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FileCategory } from '../../file/uploadRules.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { DropZone } from './DropZone.tsx';
import { FileDetails } from './FileDetails.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FileTools } from './FileTools.tsx';
import type { FileType, LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';
import { UploadList } from './UploadList.tsx';
import { useLibraryFiles } from './useLibraryFiles.ts';
import { useLibraryUploads } from './useLibraryUploads.ts';

const always = (): boolean => true;

/** The files of the workspace, to be found, uploaded, described, deleted and chosen. */
export function FileBrowser({
  types,
  takes,
  does,
  mayChoose = always,
  onChosen,
  onReplace,
}: {
  /** Only files of these types; all when left out. */
  types?: readonly FileType[];
  /** What the button says that chooses the file whose details are open. */
  takes: string;
  /** What choosing a file does, where that is not plain. */
  does?: string | undefined;
  /** Whether a file can be chosen; others are shown in detail when they are pressed. */
  mayChoose?: (file: LibraryFile) => boolean;
  onChosen: ((file: LibraryFile) => void) | null;
  /** Puts another file in the place of one; where it is left out, files are only chosen. */
  onReplace?: (file: LibraryFile) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<FileCategory | null>(null);
  const [detailed, setDetailed] = useState<LibraryFile | null>(null);
  const { entries: files, hasMore, failed, loadMore, reload } = useLibraryFiles({ search, category, types });
  const uploadsAs = category ?? 'CONTENT';
  const uploads = useLibraryUploads(uploadsAs, reload);
  return (
    <DropZone onFiles={uploads.add}>
      <FileTools
        search={search}
        category={category}
        uploadsAs={uploadsAs}
        types={types}
        onSearched={setSearch}
        onCategory={setCategory}
        onFiles={uploads.add}
      />
      <UploadList {...uploads} />
      {failed ? (
        <ErrorState
          text={intl.formatMessage(messages.failed)}
          actions={<Button onClick={reload}>{intl.formatMessage(messages.reload)}</Button>}
        />
      ) : null}
      {files === null && !failed ? (
        <p role="status" className={styles.said}>
          {intl.formatMessage(messages.loading)}
        </p>
      ) : null}
      {files?.length === 0 ? (
        <p role="status" className={styles.said}>
          {intl.formatMessage(search === '' && category === null ? messages.empty : messages.notFound)}
        </p>
      ) : null}
      {files && files.length > 0 ? (
        <FileGrid
          files={files}
          does={onChosen ? does : undefined}
          onChosen={(file) => (onChosen && mayChoose(file) ? onChosen(file) : setDetailed(file))}
          onDetails={setDetailed}
        />
      ) : null}
      {hasMore ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={false}
          loadMore={loadMore}
        />
      ) : null}
      {detailed ? (
        <FileDetails
          key={detailed.id}
          file={detailed}
          takes={takes}
          onChosen={onChosen && mayChoose(detailed) ? onChosen : null}
          onReplace={onReplace}
          onChanged={reload}
          onClosed={() => setDetailed(null)}
        />
      ) : null}
    </DropZone>
  );
}

const useStyles = makeStyles({
  said: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { acceptedIn, type FileCategory } from '../../file/uploadRules.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { FileType } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';

const categories = [
  ['CONTENT', messages.content],
  ['COVER_IMAGE', messages.cover],
  ['FRAME', messages.frame],
  ['AVATAR', messages.avatar],
  ['OTHER', messages.other],
] as const;

/** Upload, search and filter above the files of the library (LIB-04, LIB-05). `ALL` exists here alone (LIB-01). */
export function FileTools({
  search,
  category,
  uploadsAs,
  types,
  onSearched,
  onCategory,
  onFiles,
}: {
  search: string;
  category: FileCategory | null;
  /** What uploaded files are for. */
  uploadsAs: FileCategory;
  /** Only files of these types are of use here. */
  types?: readonly FileType[] | undefined;
  onSearched: (search: string) => void;
  onCategory: (category: FileCategory | null) => void;
  onFiles: (files: FileList) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.upload}>
        <Button icon={<ArrowUploadRegular fontSize={20} />} onClick={() => chooser.current?.click()}>
          {intl.formatMessage(messages.upload)}
        </Button>
        <span className={styles.hint}>{intl.formatMessage(messages.dropHint)}</span>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={intl.formatMessage(messages.upload)}
          accept={acceptedIn(uploadsAs, types)}
          onChange={({ currentTarget }) => {
            if (currentTarget.files) onFiles(currentTarget.files);
            // The same file may be chosen again, mended.
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="search" className={styles.filters}>
        <TableSearch label={intl.formatMessage(messages.search)} value={search} onSearched={onSearched} />
        <SelectField
          label={intl.formatMessage(messages.category)}
          value={category ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.all) },
            ...categories.map(([value, name]) => ({ value, label: intl.formatMessage(name) })),
          ]}
          onChanged={(value) => onCategory(categories.find(([known]) => known === value)?.[0] ?? null)}
        />
      </div>
    </>
  );
}

const useStyles = makeStyles({
  upload: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  filters: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: '12px' },
});

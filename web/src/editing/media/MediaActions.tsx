import { Button } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { use, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import { acceptedIn, type FileCategory } from '../../file/uploadRules.ts';
import { FileSourcesContext } from '../fileSources.ts';
import { FieldFilesContext } from '../uploads/fieldFilesContext.ts';
import { useMediaFieldStyles } from './MediaField.styles.ts';
import { mediaMessages as messages } from './messages.ts';
import type { TakenFile } from './useGivenFile.ts';

/** The ways in which a file comes into a field, and out of it. */
export function MediaActions({
  field,
  types,
  category,
  recorded,
  isEmpty,
  onFiles,
  onTaken,
  onRemoved,
  onAddress,
}: {
  /** The name of the field. */
  field: string;
  types: readonly FileType[];
  category: FileCategory;
  recorded: boolean;
  isEmpty: boolean;
  /** Uploads; null where nothing can be uploaded from here. */
  onFiles: ((files: FileList) => void) | null;
  onTaken: (file: TakenFile) => void;
  onRemoved: () => void;
  /** Shows the field for the address; null while it is shown. */
  onAddress: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useMediaFieldStyles();
  const sources = use(FileSourcesContext);
  const fieldFiles = use(FieldFilesContext);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      {onFiles ? (
        <>
          <Button
            size="small"
            icon={<ArrowUploadRegular fontSize={16} />}
            aria-label={intl.formatMessage(messages.uploadFor, { field })}
            onClick={() => chooser.current?.click()}
          >
            {intl.formatMessage(messages.upload)}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={intl.formatMessage(messages.uploadFor, { field })}
            accept={acceptedIn(category, types)}
            onChange={({ currentTarget }) => {
              if (currentTarget.files) onFiles(currentTarget.files);
              // The same file may be chosen again, mended.
              currentTarget.value = '';
            }}
          />
        </>
      ) : null}
      {sources ? (
        <sources.FromLibrary
          field={field}
          types={types}
          onPicked={(file) => {
            fieldFiles?.name(file.url, file.name);
            onTaken(file);
          }}
        />
      ) : null}
      {sources && recorded ? (
        <sources.RecordVideo field={field} onRecorded={(url) => onTaken({ url, name: '', alternativeText: null })} />
      ) : null}
      {isEmpty ? null : (
        <Button
          size="small"
          appearance="subtle"
          aria-label={intl.formatMessage(messages.removeFor, { field })}
          onClick={onRemoved}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      )}
      {onAddress ? (
        <Button
          size="small"
          appearance="transparent"
          aria-label={intl.formatMessage(messages.typeAddressFor, { field })}
          onClick={onAddress}
        >
          {intl.formatMessage(messages.typeAddress)}
        </Button>
      ) : null}
    </div>
  );
}

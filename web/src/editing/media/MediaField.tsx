import { mergeClasses } from '@fluentui/react-components';
import { use, useId, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import { useFileDrop } from '../../file/useFileDrop.ts';
import type { FileCategory } from '../../file/uploadRules.ts';
import { useFieldStyles } from '../../ui/form/Field.styles.ts';
import { FieldFilesContext } from '../uploads/fieldFilesContext.ts';
import { isLocalAddress } from '../uploads/uploadMark.ts';
import { UrlField } from '../UrlField.tsx';
import { isWebAddress } from '../webAddress.ts';
import { MediaActions } from './MediaActions.tsx';
import { useMediaFieldStyles } from './MediaField.styles.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { MediaState } from './MediaState.tsx';
import { mediaMessages as messages } from './messages.ts';
import { useGivenFile, type TakenFile } from './useGivenFile.ts';

/**
 * A field for a picture, a video, a sound or a document: dropped, pasted, uploaded, chosen from the library or recorded, and seen at once.
 * What is stored is an address, which can be typed as well (CRS-10).
 */
export function MediaField({
  label,
  hint,
  problem,
  value,
  types,
  category = 'CONTENT',
  recorded = false,
  onTaken,
  onChanged,
}: {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** An address; null where there is none. */
  value: string | null;
  /** The files that it may hold. */
  types: readonly FileType[];
  /** What uploaded files are for. */
  category?: FileCategory;
  /** Whether it may be a video that is recorded here and now. */
  recorded?: boolean;
  /** Takes more of a file than its address, in the place of `onChanged`. */
  onTaken?: (file: TakenFile) => void;
  onChanged: (value: string | null) => void;
}): ReactElement {
  const intl = useIntl();
  const field = useFieldStyles();
  const styles = useMediaFieldStyles();
  const id = useId();
  const takesFiles = use(FieldFilesContext) !== null;
  const isWrong = problem !== undefined || (value !== null && !isLocalAddress(value) && !isWebAddress(value));
  // Shown for what is wrong with it, it stays while that is mended, and takes nobody there.
  const [address, setAddress] = useState<'hidden' | 'asked' | 'wrong'>('hidden');
  if (isWrong && address === 'hidden') setAddress('wrong');
  const take = (file: TakenFile): void => {
    setAddress('hidden');
    if (onTaken) onTaken(file);
    else onChanged(file.url);
  };
  const give = useGivenFile({ types, category, before: value ?? '', onTaken: take });
  const { over, handlers } = useFileDrop(give);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={field.field}
      {...(takesFiles ? handlers : {})}
    >
      <div id={`${id}-label`} className={field.label}>
        {label}
      </div>
      <div className={mergeClasses(styles.zone, over && styles.over)}>
        <MediaPreview value={value} types={types} />
        <div className={styles.words}>
          <MediaState value={value} types={types} over={over} takesFiles={takesFiles} />
          <MediaActions
            field={label}
            types={types}
            category={category}
            recorded={recorded}
            isEmpty={value === null}
            onFiles={takesFiles ? give : null}
            onTaken={take}
            onRemoved={() => onChanged(null)}
            onAddress={address === 'hidden' ? () => setAddress('asked') : null}
          />
        </div>
      </div>
      {address === 'hidden' ? null : (
        <UrlField
          label={intl.formatMessage(messages.addressOf, { field: label })}
          problem={problem}
          value={value !== null && isLocalAddress(value) ? null : value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a press
          autoFocus={address === 'asked'}
          onChanged={onChanged}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { splitName } from '../../file/splitName.ts';
import { useFileErrorText } from '../../file/useFileErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import { FilePlaces } from './FilePlaces.tsx';
import { FilePreview } from './FilePreview.tsx';
import type { LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';
import { UsedPlaces } from './UsedPlaces.tsx';
import { useDetails } from './useDetails.ts';

/** One file: its look, name and alternative text, where it is used, and its end (LIB-05, LIB-13). */
export function FileDetails({
  file,
  takes,
  onChosen,
  onReplace,
  onChanged,
  onClosed,
}: {
  file: LibraryFile;
  /** What the button says that takes the file. */
  takes: string;
  /** Takes the file; null where it cannot be taken. */
  onChosen: ((file: LibraryFile) => void) | null;
  /** Puts another file in the place of this one, everywhere. */
  onReplace?: ((file: LibraryFile) => void) | undefined;
  /** Told after the file was renamed, described or deleted. */
  onChanged: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useFileErrorText();
  const copyLink = useCopyLink();
  const { stem, extension } = splitName(file.name);
  const [name, setName] = useState(stem);
  const [alt, setAlt] = useState(file.alternativeText ?? '');
  const [deleting, setDeleting] = useState(false);
  const { places, placesFailed, setPlaces, ...changes } = useDetails(file.id);
  const done = (): void => [onChanged, onClosed].forEach((tell) => tell());
  const problem = changes.failure ? <FormError>{errorText(changes.failure)}</FormError> : null;
  if (deleting) {
    const used = places !== null && places.length > 0;
    return (
      <ConfirmDialog
        title={intl.formatMessage(messages.removeTitle, { name: file.name })}
        confirm={intl.formatMessage(messages.remove)}
        pending={changes.pending}
        // A file in use is deleted only after its places were named here.
        onConfirmed={() => changes.remove(used, done, setPlaces)}
        onDismissed={() => setDeleting(false)}
      >
        <p className={styles.text}>{intl.formatMessage(messages.removeText)}</p>
        {used ? <UsedPlaces places={places} onLeft={onClosed} /> : null}
        {problem}
      </ConfirmDialog>
    );
  }
  const unchanged = name.trim() === stem && alt.trim() === (file.alternativeText ?? '');
  return (
    <ModalDialog
      title={file.name}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={() => setDeleting(true)}>{intl.formatMessage(messages.remove)}</Button>
          {onReplace && file.category !== 'AVATAR' ? (
            <Button
              onClick={() => {
                onClosed();
                onReplace(file);
              }}
            >
              {intl.formatMessage(messages.replace)}
            </Button>
          ) : null}
          <Button onClick={() => void copyLink(file.url)}>{intl.formatMessage(messages.copyAddress)}</Button>
          {onChosen ? (
            <Button
              onClick={() => {
                onClosed();
                onChosen(file);
              }}
            >
              {takes}
            </Button>
          ) : null}
          <Button
            appearance="primary"
            disabledFocusable={unchanged || name.trim() === '' || changes.pending}
            onClick={() => changes.rename({ name: name.trim() + extension, alternativeText: alt.trim() || null }, done)}
          >
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <FilePreview file={file} sizes="512px" />
      </div>
      <TextField
        label={intl.formatMessage(messages.name)}
        problem={name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
        after={<span className={styles.extension}>{extension}</span>}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChanged={setName}
      />
      {file.type === 'IMAGE' ? (
        <TextField
          label={intl.formatMessage(messages.alt)}
          hint={intl.formatMessage(messages.altHint)}
          autoComplete="off"
          maxLength={1000}
          value={alt}
          onChanged={setAlt}
        />
      ) : null}
      <section>
        <h3 className={styles.heading}>{intl.formatMessage(messages.usedIn)}</h3>
        {placesFailed ? <p className={styles.text}>{intl.formatMessage(messages.placesFailed)}</p> : null}
        {places?.length === 0 ? <p className={styles.text}>{intl.formatMessage(messages.unused)}</p> : null}
        {places && places.length > 0 ? <FilePlaces places={places} onLeft={onClosed} /> : null}
      </section>
      {problem}
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  preview: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    height: '200px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  extension: { flexShrink: 0, marginInlineEnd: '12px', color: tokens.colorNeutralForeground3 },
  heading: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

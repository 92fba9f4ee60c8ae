import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useFileErrorText } from '../../file/useFileErrorText.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { FileBrowser } from './FileBrowser.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import { FilePreview } from './FilePreview.tsx';
import type { FileType, LibraryFile } from './libraryFile.ts';
import { libraryMessages as messages } from './messages.ts';
import type { OpenCourse } from './openCourse.ts';
import { ReplacedPlaces } from './ReplacedPlaces.tsx';
import { useDetails } from './useDetails.ts';
import { useReplaceFile, type Replaced } from './useReplaceFile.ts';

const isDone = ({ left, inDraft }: Replaced): boolean => left.length === 0 && inDraft !== false;

/** Puts another file in the place of one, everywhere: it is chosen, the places are named, and so is what stayed as it is (LIB-05). */
export function ReplaceDialog({
  file,
  open,
  onClosed,
}: {
  file: LibraryFile;
  /** The course that is open to be changed, if any. */
  open: OpenCourse | null;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const errorText = useFileErrorText();
  const { places, placesFailed } = useDetails(file.id);
  const [other, setOther] = useState<LibraryFile | null>(null);
  const { pending, failure, replaced, replace } = useReplaceFile(open);
  const title = intl.formatMessage(messages.replaceTitle, { name: file.name });
  useEffect(() => {
    if (!replaced || !isDone(replaced)) return;
    const { count, inDraft } = replaced;
    const told = inDraft === null ? messages.replaced : messages.replacedAndHere;
    toast({ intent: 'success', text: intl.formatMessage(told, { count }) });
    onClosed();
  }, [replaced, intl, onClosed, toast]);
  if (replaced) {
    return (
      <ModalDialog
        title={title}
        onDismissed={onClosed}
        actions={
          <Button appearance="primary" onClick={onClosed}>
            {intl.formatMessage(messages.replaceClose)}
          </Button>
        }
      >
        <ReplacedPlaces replaced={replaced} />
      </ModalDialog>
    );
  }
  if (other === null) {
    return (
      <ModalDialog title={title} onDismissed={onClosed}>
        <p className={styles.text}>{intl.formatMessage(messages.replaceChoose)}</p>
        <FileBrowser
          types={[file.type as FileType]}
          takes={intl.formatMessage(messages.replaceUse)}
          mayChoose={({ id, url, category }) => id !== file.id && url !== file.url && category !== 'AVATAR'}
          onChosen={setOther}
        />
      </ModalDialog>
    );
  }
  return (
    <ModalDialog
      title={title}
      onDismissed={onClosed}
      actions={
        <>
          <Button disabledFocusable={pending} onClick={() => setOther(null)}>
            {intl.formatMessage(messages.replaceOther)}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={pending || places === null}
            onClick={() => replace(file, other, places ?? [])}
          >
            {intl.formatMessage(messages.replaceNow)}
          </Button>
        </>
      }
    >
      <div className={styles.pair}>
        <div className={styles.preview}>
          <FilePreview file={file} sizes="160px" />
        </div>
        <span aria-hidden>→</span>
        <div className={styles.preview}>
          <FilePreview file={other} sizes="160px" />
        </div>
      </div>
      <p className={styles.text}>{intl.formatMessage(messages.replaceWith, { name: other.name })}</p>
      {placesFailed ? <FormError>{intl.formatMessage(messages.placesFailed)}</FormError> : null}
      {places?.length === 0 ? <p className={styles.text}>{intl.formatMessage(messages.unused)}</p> : null}
      {places && places.length > 0 ? <FilePlaces places={places} onLeft={onClosed} /> : null}
      <FormError>{failure ? errorText(failure) : null}</FormError>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  pair: { display: 'flex', alignItems: 'center', gap: '12px', fontSize: tokens.fontSizeBase500 },
  preview: {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '120px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

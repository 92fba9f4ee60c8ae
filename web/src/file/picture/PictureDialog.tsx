import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PercentCrop } from 'react-image-crop';
import { useViewer } from '../../viewer/useShell.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { FileTexts } from '../FileTexts.tsx';
import { fileMessages as messages } from '../messages.ts';
import { checkFile, type UploadFailure } from '../uploadRules.ts';
import { useFileErrorText } from '../useFileErrorText.ts';
import { wholePercent } from '../../ui/figure/wholePercent.ts';
import { CropStage } from './CropStage.tsx';
import { cutPicture } from './cutPicture.ts';
import { PersonPreview } from './PersonPreview.tsx';
import type { PictureUse } from './pictureUse.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useUploadPicture } from './useUploadPicture.ts';

interface PictureDialogProps {
  readonly file: File;
  readonly use: PictureUse;
  /** Told the address of the picture. */
  readonly onUploaded: (url: string) => void;
  readonly onAnother: () => void;
  readonly onDismissed: () => void;
}

/** Crops a picture and uploads what was cut out of it (OP-31). */
export function PictureDialog(props: PictureDialogProps): ReactElement {
  return (
    <FileTexts>
      <PictureWindow {...props} />
    </FileTexts>
  );
}

const forms = {
  person: { category: 'AVATAR', aspect: 1, longest: 512, label: messages.save },
  logo: { category: 'OTHER', aspect: undefined, longest: 1024, label: messages.use },
} as const;

function PictureWindow({ file, use, onUploaded, onAnother, onDismissed }: PictureDialogProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const fileErrorText = useFileErrorText();
  const frame = useViewer()?.avatarFrame?.achievement?.imageUrl ?? null;
  const { category, aspect, longest, label } = forms[use];
  const src = useObjectUrl(file);
  // Its size says nothing: what is sent is cut out of it. Whatever it is for, it is a picture.
  const [problem, setProblem] = useState<UploadFailure | null>(() => checkFile({ name: file.name, size: 0 }, 'AVATAR'));
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const { part, failure, upload } = useUploadPicture(category, ({ url }) => onUploaded(url));
  const shown = problem ?? failure;
  const sending = part !== null;
  return (
    <ModalDialog
      title={<FormattedMessage {...messages.cropTitle} />}
      onDismissed={onDismissed}
      actions={
        <>
          <Button disabledFocusable={sending} onClick={onAnother}>
            <FormattedMessage {...messages.another} />
          </Button>
          {problem === null ? (
            <Button
              appearance="primary"
              disabledFocusable={sending || !image || !crop}
              onClick={() => {
                if (image && crop) upload(() => cutPicture(file, image, crop, longest));
              }}
            >
              <FormattedMessage {...(sending ? messages.uploading : label)} />
            </Button>
          ) : null}
        </>
      }
    >
      {problem === null && src !== null ? (
        <CropStage
          src={src}
          aspect={aspect}
          image={image}
          crop={crop}
          onLoaded={(loaded, first) => {
            setImage(loaded);
            setCrop(first);
          }}
          onCropped={setCrop}
          onUnreadable={() => setProblem({ code: 'FILE_UNREADABLE' })}
        />
      ) : null}
      {use === 'person' && src !== null && image && crop ? (
        <div className={styles.preview}>
          <PersonPreview src={src} crop={crop} frame={frame} size={96} />
          <PersonPreview src={src} crop={crop} frame={frame} size={50} />
          <span className={styles.note}>{intl.formatMessage(messages.asOthersSee)}</span>
        </div>
      ) : null}
      {sending ? <ProgressBar percent={wholePercent(part, 1)} label={intl.formatMessage(messages.uploading)} /> : null}
      <FormError>{shown ? fileErrorText(shown) : null}</FormError>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  preview: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  note: { flex: '1 1 8em', color: tokens.colorNeutralForeground2 },
});

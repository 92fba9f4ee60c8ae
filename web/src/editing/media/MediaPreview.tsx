import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { HeadphonesRegular } from '@fluentui/react-icons/svg/headphones';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { ImageOffRegular } from '@fluentui/react-icons/svg/image-off';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import type { ReactElement } from 'react';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { isWebAddress } from '../webAddress.ts';
import { isLocalAddress } from '../uploads/uploadMark.ts';
import { typeOfAddress } from './typeOfAddress.ts';

const icons = { IMAGE: ImageRegular, VIDEO: VideoRegular, MP3: HeadphonesRegular, PDF: DocumentPdfRegular };

/** What a field holds, small: a picture or a video itself, anything else by a sign. What it is called stands beside it. */
export function MediaPreview({ value, types }: { value: string | null; types: readonly FileType[] }): ReactElement {
  const styles = useStyles();
  const isShown = value !== null && (isLocalAddress(value) || isWebAddress(value));
  const type = value === null ? null : typeOfAddress(value, types);
  return (
    <div className={styles.frame}>
      {isShown && type === 'IMAGE' ? (
        <ResponsiveImage
          key={value}
          src={value}
          alt=""
          sizes="128px"
          className={styles.picture}
          instead={<ImageOffRegular fontSize={28} aria-hidden />}
        />
      ) : isShown && type === 'VIDEO' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is still and silent
        <video key={value} src={value} preload="metadata" muted tabIndex={-1} aria-hidden className={styles.picture} />
      ) : (
        <Sign type={value === null ? (types[0] ?? null) : type} />
      )}
    </div>
  );
}

function Sign({ type }: { type: FileType | null }): ReactElement {
  const Icon = type === null ? LinkRegular : icons[type];
  return <Icon fontSize={28} aria-hidden />;
}

const useStyles = makeStyles({
  frame: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '128px',
    // As covers and videos are.
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});

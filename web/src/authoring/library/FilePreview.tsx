import { makeStyles } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { ImageOffRegular } from '@fluentui/react-icons/svg/image-off';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { HeadphonesRegular } from '@fluentui/react-icons/svg/headphones';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import type { ReactElement } from 'react';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import type { LibraryFile } from './libraryFile.ts';

const icons: Readonly<Record<string, typeof DocumentRegular>> = {
  PDF: DocumentPdfRegular,
  MP3: HeadphonesRegular,
  VIDEO: VideoRegular,
};

/** What a file looks like: a picture itself, anything else by a sign. Its name stands beside it. */
export function FilePreview({ file, sizes }: { file: Pick<LibraryFile, 'type' | 'url'>; sizes: string }): ReactElement {
  const styles = useStyles();
  if (file.type === 'IMAGE') {
    return (
      <ResponsiveImage
        src={file.url}
        alt=""
        sizes={sizes}
        className={styles.picture}
        instead={<ImageOffRegular fontSize={32} aria-hidden />}
      />
    );
  }
  const Icon = icons[file.type] ?? DocumentRegular;
  return <Icon fontSize={32} aria-hidden />;
}

const useStyles = makeStyles({ picture: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } });

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { BesideText } from '../BesideText.tsx';
import { UnchosenMedia } from '../UnchosenMedia.tsx';
import { sizesBesideText } from '../pictureSizes.ts';

export interface ImageTextSectionProps {
  imageUrl: string;
  /** What the picture shows; empty when it only decorates. */
  imageAlt: string;
  imageSide: 'LEFT' | 'RIGHT';
  /** In twelfths of the width, as `textColumns`. */
  imageColumns: number;
  textColumns: number;
  html: string;
}

/** A picture beside text (SEC-10). */
export function ImageTextSection(props: ImageTextSectionProps): ReactElement {
  const styles = useStyles();
  const language = useContentLanguage();
  return (
    <BesideText
      media={
        props.imageUrl === '' ? (
          <UnchosenMedia />
        ) : (
          <ResponsiveImage
            className={styles.picture}
            src={props.imageUrl}
            alt={props.imageAlt}
            lang={language}
            sizes={sizesBesideText(props.imageColumns, props.textColumns)}
          />
        )
      }
      side={props.imageSide}
      mediaSize={props.imageColumns}
      textSize={props.textColumns}
      html={props.html}
    />
  );
}

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '100%',
    // The size of a picture is known only once it is there; until then 4:3 is kept free, so that little moves.
    aspectRatio: 'auto 4 / 3',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

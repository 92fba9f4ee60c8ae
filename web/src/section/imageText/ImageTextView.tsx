import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BesideText } from '../BesideText.tsx';
import type { ImageTextView_section$key } from './__generated__/ImageTextView_section.graphql.ts';

/** A picture beside text (SEC-10). */
export function ImageTextView({ section }: { section: ImageTextView_section$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ImageTextView_section on ImageTextSection {
        imageUrl
        imageAlt
        imageSide
        imageColumns
        textColumns
        html
      }
    `,
    section,
  );
  const styles = useStyles();
  return (
    <BesideText
      media={<img className={styles.picture} src={data.imageUrl} alt={data.imageAlt} loading="lazy" decoding="async" />}
      side={data.imageSide}
      mediaSize={data.imageColumns}
      textSize={data.textColumns}
      html={data.html}
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

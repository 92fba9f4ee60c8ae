import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ImageTextSection } from './ImageTextSection.tsx';
import type { ImageTextView_section$key } from './__generated__/ImageTextView_section.graphql.ts';

/** A picture beside text of a lecture. */
export function ImageTextView({ section }: { section: ImageTextView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment ImageTextView_section on ImageTextSection @throwOnFieldError {
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
  return <ImageTextSection {...props} />;
}

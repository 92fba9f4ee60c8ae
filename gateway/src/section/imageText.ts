import type { ImageTextSectionInput } from '../generated/resolverTypes.ts';
import { side, toSide } from './side.ts';
import { innerKind } from './sectionKind.ts';

/** A picture beside, above or below a text (SEC-10, SEC-12). */
export const imageText = innerKind('IMAGE_TEXT', {
  typename: 'ImageTextSection',
  read: ({ imgSrc, imgAlt, imgSide, imgContentSize, textContentSize, text }) => ({
    imageUrl: imgSrc,
    imageAlt: imgAlt,
    imageSide: side(imgSide),
    imageColumns: imgContentSize,
    textColumns: textContentSize,
    html: text,
  }),
  write: (input: ImageTextSectionInput, { stored }) => ({
    imgSrc: stored(input.imageUrl),
    imgAlt: input.imageAlt,
    imgSide: toSide(input.imageSide),
    imgContentSize: input.imageColumns,
    textContentSize: input.textColumns,
    text: input.html,
  }),
  path: {
    imgSrc: 'imageUrl',
    imgAlt: 'imageAlt',
    imgSide: 'imageSide',
    imgContentSize: 'imageColumns',
    textContentSize: 'textColumns',
    text: 'html',
  },
});

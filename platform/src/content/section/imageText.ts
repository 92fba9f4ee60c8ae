import { html, plainText, record, share, side, url } from './fields.ts';
import { plainKind, withoutAddress } from './sectionKind.ts';

/** A picture beside, above or below a text (SEC-10, SEC-12). */
export const imageText = plainKind(
  'IMAGE_TEXT',
  record({
    imgSrc: url,
    imgAlt: plainText,
    imgSide: side,
    imgContentSize: share,
    textContentSize: share,
    text: html,
  }),
  {
    imgSrc: 'https://example.org/picture.webp',
    imgAlt: 'What it shows',
    imgSide: 'left',
    imgContentSize: 6,
    textContentSize: 6,
    text: '<p>Text</p>',
  },
  withoutAddress('imgSrc'),
);

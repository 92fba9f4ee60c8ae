import { record, text } from '../freeForm.ts';
import type { ImageTextSectionInput } from '../generated/resolverTypes.ts';
import { columns, side, toSide } from './columns.ts';
import type { ImageTextSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

/** SEC-12. */
export function imageText(content: unknown, base: SectionBase): ImageTextSectionModel {
  const { imgSrc, imgAlt, imgSide, imgContentSize, textContentSize, text: html } = record(content);
  return {
    __typename: 'ImageTextSection',
    ...base,
    imageUrl: text(imgSrc),
    imageAlt: text(imgAlt),
    imageSide: side(imgSide),
    imageColumns: columns(imgContentSize),
    textColumns: columns(textContentSize),
    html: text(html),
  };
}

export const writeImageText = innerWriter(
  'IMAGE_TEXT',
  (input: ImageTextSectionInput, { stored }) => ({
    imgSrc: stored(input.imageUrl),
    imgAlt: input.imageAlt,
    imgSide: toSide(input.imageSide),
    imgContentSize: input.imageColumns,
    textContentSize: input.textColumns,
    text: input.html,
  }),
  {
    imgSrc: 'imageUrl',
    imgAlt: 'imageAlt',
    imgSide: 'imageSide',
    imgContentSize: 'imageColumns',
    textContentSize: 'textColumns',
    text: 'html',
  },
);

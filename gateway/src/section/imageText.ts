import { record, text } from '../freeForm.ts';
import { columns, side } from './columns.ts';
import type { ImageTextSectionModel, SectionBase } from './sectionModel.ts';

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

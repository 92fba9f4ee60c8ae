import { foundIf } from '../../editing/check/contentFinding.ts';
import { isFileName, markupFindings } from '../../editing/check/htmlFindings.ts';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { columns, side } from '../beside.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { ImageTextSection } from './ImageTextSection.tsx';
import type { type_imageText$key } from './__generated__/type_imageText.graphql.ts';

const shape = z.strictObject({
  type: z.literal('imageText'),
  imageUrl: z.string(),
  /** Empty when the picture only decorates. */
  imageAlt: z.string(),
  imageSide: side,
  imageColumns: columns,
  textColumns: columns,
  html: z.string(),
});

export type ImageTextContent = Immutable<z.output<typeof shape>>;

/** A picture beside text, at first half of the width each (SEC-10, SEC-12). */
export const imageText = sectionType<ImageTextContent, type_imageText$key>({
  name: 'imageText',
  label: messages.typeImageText,
  hint: messages.hintImageText,
  group: 'media',
  Icon: Image20Regular,
  shape,
  read: (section) => {
    const { imageUrl, imageAlt, imageSide, imageColumns, textColumns, html } = readInlineData<type_imageText$key>(
      graphql`
        fragment type_imageText on AuthoredImageTextSection @inline {
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
    return { type: 'imageText', imageUrl, imageAlt, imageSide, imageColumns, textColumns, html };
  },
  write: (content) => ({ imageText: membersOf(content) }),
  make: (words) => ({
    type: 'imageText',
    imageUrl: '',
    imageAlt: '',
    imageSide: 'LEFT',
    imageColumns: 6,
    textColumns: 6,
    html: paragraphOf(words),
  }),
  summary: ({ html, imageAlt, imageUrl }) => firstPreview([html, imageAlt, imageUrl]),
  fieldNames: {
    html: messages.text,
    imageUrl: messages.image,
    imageAlt: messages.alt,
    imageSide: messages.side,
    imageColumns: messages.widths,
    textColumns: messages.widths,
  },
  check: ({ imageUrl, imageAlt, html }) => [
    ...foundIf(imageUrl.trim() === '', 'noMedia', 'imageUrl'),
    ...foundIf(imageUrl.trim() !== '' && imageAlt.trim() === '', 'noAlternative', 'imageAlt'),
    ...foundIf(isFileName(imageAlt), 'fileNameAlternative', 'imageAlt'),
    ...markupFindings('html', html),
  ],
  draw: (content) => createElement(ImageTextSection, content),
  editor: () => import('./ImageTextSectionEditor.tsx').then((module) => module.ImageTextSectionEditor),
});

import { textFindings } from '../../editing/check/htmlFindings.ts';
import { TextParagraph20Regular } from '@fluentui/react-icons/svg/text-paragraph';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { headedText } from '../sectionWords.ts';
import { RichTextSection } from './RichTextSection.tsx';
import type { type_richText$key } from './__generated__/type_richText.graphql.ts';

const shape = z.strictObject({ type: z.literal('richText'), html: z.string() });

export type RichTextContent = Immutable<z.output<typeof shape>>;

/** Formatted text; a new one is a heading and a paragraph (SEC-04). */
export const richText = sectionType<RichTextContent, type_richText$key>({
  name: 'richText',
  label: messages.typeRichText,
  hint: messages.hintRichText,
  group: 'text',
  Icon: TextParagraph20Regular,
  shape,
  read: (section) => {
    const { html } = readInlineData<type_richText$key>(
      graphql`
        fragment type_richText on AuthoredRichTextSection @inline {
          html
        }
      `,
      section,
    );
    return { type: 'richText', html };
  },
  write: (content) => ({ richText: membersOf(content) }),
  make: (words) => ({ type: 'richText', html: headedText(words) }),
  summary: ({ html }) => previewText(html),
  fieldNames: { html: messages.text },
  check: ({ html }) => textFindings('html', html),
  draw: (content) => createElement(RichTextSection, content),
  editor: () => import('./RichTextSectionEditor.tsx').then((module) => module.RichTextSectionEditor),
});

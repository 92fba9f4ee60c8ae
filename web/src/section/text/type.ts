import { textFindings } from '../../editing/check/htmlFindings.ts';
import { TextT20Regular } from '@fluentui/react-icons/svg/text-t';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { TextSection } from './TextSection.tsx';
import type { type_text$key } from './__generated__/type_text.graphql.ts';

const shape = z.strictObject({ type: z.literal('text'), text: z.string() });

export type TextContent = Immutable<z.output<typeof shape>>;

/** Plain text; line breaks count (SEC-01). */
export const text = sectionType<TextContent, type_text$key>({
  name: 'text',
  label: messages.typeText,
  hint: messages.hintText,
  group: 'text',
  Icon: TextT20Regular,
  shape,
  read: (section) => {
    const { text } = readInlineData<type_text$key>(
      graphql`
        fragment type_text on AuthoredTextSection @inline {
          text
        }
      `,
      section,
    );
    return { type: 'text', text };
  },
  write: (content) => ({ text: membersOf(content) }),
  make: ({ paragraph }) => ({ type: 'text', text: paragraph }),
  summary: ({ text }) => previewText(text),
  fieldNames: { text: messages.text },
  check: ({ text }) => textFindings('text', text),
  draw: (content) => createElement(TextSection, content),
  editor: () => import('./TextSectionEditor.tsx').then((module) => module.TextSectionEditor),
});

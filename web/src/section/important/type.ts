import { textFindings } from '../../editing/check/htmlFindings.ts';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { ImportantSection } from './ImportantSection.tsx';
import type { type_important$key } from './__generated__/type_important.graphql.ts';

const shape = z.strictObject({ type: z.literal('important'), title: z.string(), html: z.string() });

export type ImportantContent = Immutable<z.output<typeof shape>>;

/** A box with a title and a text (SEC-06). */
export const important = sectionType<ImportantContent, type_important$key>({
  name: 'important',
  label: messages.typeImportant,
  hint: messages.hintImportant,
  group: 'text',
  Icon: Warning20Regular,
  shape,
  read: (section) => {
    const { title, html } = readInlineData<type_important$key>(
      graphql`
        fragment type_important on AuthoredImportantSection @inline {
          title
          html
        }
      `,
      section,
    );
    return { type: 'important', title, html };
  },
  write: (content) => ({ important: membersOf(content) }),
  make: (words) => ({ type: 'important', title: words.title, html: paragraphOf(words) }),
  summary: ({ title, html }) => firstPreview([title, html]),
  fieldNames: { title: messages.title, html: messages.text },
  check: ({ html }) => textFindings('html', html),
  draw: (content) => createElement(ImportantSection, content),
  editor: () => import('./ImportantSectionEditor.tsx').then((module) => module.ImportantSectionEditor),
});

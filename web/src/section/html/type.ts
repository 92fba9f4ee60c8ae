import { textFindings } from '../../editing/check/htmlFindings.ts';
import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { headedText } from '../sectionWords.ts';
import { HtmlSection } from './HtmlSection.tsx';
import type { type_html$key } from './__generated__/type_html.graphql.ts';

const shape = z.strictObject({ type: z.literal('html'), html: z.string() });

export type HtmlContent = Immutable<z.output<typeof shape>>;

/** Author HTML (SEC-02). */
export const html = sectionType<HtmlContent, type_html$key>({
  name: 'html',
  label: messages.typeHtml,
  hint: messages.hintHtml,
  group: 'layout',
  Icon: Code20Regular,
  shape,
  read: (section) => {
    const { html } = readInlineData<type_html$key>(
      graphql`
        fragment type_html on AuthoredHtmlSection @inline {
          html
        }
      `,
      section,
    );
    return { type: 'html', html };
  },
  write: (content) => ({ html: membersOf(content) }),
  make: (words) => ({ type: 'html', html: headedText(words) }),
  summary: ({ html }) => previewText(html),
  fieldNames: { html: messages.text },
  check: ({ html }) => textFindings('html', html),
  draw: (content) => createElement(HtmlSection, content),
  editor: () => import('./HtmlSectionEditor.tsx').then((module) => module.HtmlSectionEditor),
});

import { foundIf } from '../../editing/check/contentFinding.ts';
import { textFindings } from '../../editing/check/htmlFindings.ts';
import { PanelTopExpand20Regular } from '@fluentui/react-icons/svg/panel-top-expand';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { AccordionSection } from './AccordionSection.tsx';
import type { type_accordion$key } from './__generated__/type_accordion.graphql.ts';

const shape = z.strictObject({
  type: z.literal('accordion'),
  items: z.array(z.strictObject({ title: z.string(), html: z.string() })),
});

export type AccordionContent = Immutable<z.output<typeof shape>>;

/** Titles that unfold a text each (SEC-13). */
export const accordion = sectionType<AccordionContent, type_accordion$key>({
  name: 'accordion',
  label: messages.typeAccordion,
  hint: messages.hintAccordion,
  group: 'layout',
  Icon: PanelTopExpand20Regular,
  shape,
  read: (section) => {
    const { items } = readInlineData<type_accordion$key>(
      graphql`
        fragment type_accordion on AuthoredAccordionSection @inline {
          items {
            title
            html
          }
        }
      `,
      section,
    );
    return { type: 'accordion', items: items.map(({ title, html }) => ({ title, html })) };
  },
  write: (content) => ({ accordion: membersOf(content) }),
  make: (words) => ({ type: 'accordion', items: [{ title: words.title, html: paragraphOf(words) }] }),
  summary: ({ items }) => previewText(items.map(({ title }) => title).join(' · ')),
  fieldNames: { items: messages.parts, title: messages.title, html: messages.text },
  check: ({ items }) => [
    ...foundIf(items.length === 0, 'empty', 'items'),
    ...items.flatMap(({ html }, at) => textFindings(`items.${at}.html`, html)),
  ],
  draw: (content) => createElement(AccordionSection, content),
  editor: () => import('./AccordionSectionEditor.tsx').then((module) => module.AccordionSectionEditor),
});

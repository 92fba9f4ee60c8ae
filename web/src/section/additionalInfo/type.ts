import { textFindings } from '../../editing/check/htmlFindings.ts';
import { BookInformation20Regular } from '@fluentui/react-icons/svg/book-information';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { AdditionalInfoSection } from './AdditionalInfoSection.tsx';
import type { type_additionalInfo$key } from './__generated__/type_additionalInfo.graphql.ts';

const shape = z.strictObject({ type: z.literal('additionalInfo'), title: z.string(), html: z.string() });

export type AdditionalInfoContent = Immutable<z.output<typeof shape>>;

/** A box with a title and a text (SEC-07). */
export const additionalInfo = sectionType<AdditionalInfoContent, type_additionalInfo$key>({
  name: 'additionalInfo',
  label: messages.typeAdditionalInfo,
  hint: messages.hintAdditionalInfo,
  group: 'text',
  Icon: BookInformation20Regular,
  shape,
  read: (section) => {
    const { title, html } = readInlineData<type_additionalInfo$key>(
      graphql`
        fragment type_additionalInfo on AuthoredAdditionalInfoSection @inline {
          title
          html
        }
      `,
      section,
    );
    return { type: 'additionalInfo', title, html };
  },
  write: (content) => ({ additionalInfo: membersOf(content) }),
  make: (words) => ({ type: 'additionalInfo', title: words.title, html: paragraphOf(words) }),
  summary: ({ title, html }) => firstPreview([title, html]),
  fieldNames: { title: messages.title, html: messages.text },
  check: ({ html }) => textFindings('html', html),
  draw: (content) => createElement(AdditionalInfoSection, content),
  editor: () => import('./AdditionalInfoSectionEditor.tsx').then((module) => module.AdditionalInfoSectionEditor),
});

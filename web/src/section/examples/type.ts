import { textFindings } from '../../editing/check/htmlFindings.ts';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { ExamplesSection } from './ExamplesSection.tsx';
import type { type_examples$key } from './__generated__/type_examples.graphql.ts';

const shape = z.strictObject({ type: z.literal('examples'), title: z.string(), html: z.string() });

export type ExamplesContent = Immutable<z.output<typeof shape>>;

/** A box with a title and a text (SEC-08). */
export const examples = sectionType<ExamplesContent, type_examples$key>({
  name: 'examples',
  label: messages.typeExamples,
  hint: messages.hintExamples,
  group: 'text',
  Icon: Lightbulb20Regular,
  shape,
  read: (section) => {
    const { title, html } = readInlineData<type_examples$key>(
      graphql`
        fragment type_examples on AuthoredExamplesSection @inline {
          title
          html
        }
      `,
      section,
    );
    return { type: 'examples', title, html };
  },
  write: (content) => ({ examples: membersOf(content) }),
  make: (words) => ({ type: 'examples', title: words.title, html: paragraphOf(words) }),
  summary: ({ title, html }) => firstPreview([title, html]),
  fieldNames: { title: messages.title, html: messages.text },
  check: ({ html }) => textFindings('html', html),
  draw: (content) => createElement(ExamplesSection, content),
  editor: () => import('./ExamplesSectionEditor.tsx').then((module) => module.ExamplesSectionEditor),
});

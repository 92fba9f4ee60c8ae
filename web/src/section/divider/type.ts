import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { graphql, readInlineData } from 'react-relay';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { sectionType } from '../sectionType.ts';
import type { type_divider$key } from './__generated__/type_divider.graphql.ts';

const shape = z.strictObject({ type: z.literal('divider'), divider: z.enum(['SCROLL', 'BUTTON']) });

export type DividerContent = Immutable<z.output<typeof shape>>;

/** What follows is reached by scrolling, or by a continue button. It is two types in answers. */
export const divider = sectionType<DividerContent, type_divider$key>({
  name: 'divider',
  label: messages.typeDivider,
  hint: messages.hintDivider,
  group: 'layout',
  Icon: Subtract20Regular,
  shape,
  read: (section) => {
    const { __typename } = readInlineData<type_divider$key>(
      graphql`
        fragment type_divider on AuthoredSection @inline {
          __typename
          ... on AuthoredScrollSection {
            sectionId
          }
          ... on AuthoredButtonDividerSection {
            sectionId
          }
        }
      `,
      section,
    );
    switch (__typename) {
      case 'AuthoredScrollSection':
        return { type: 'divider', divider: 'SCROLL' };
      case 'AuthoredButtonDividerSection':
        return { type: 'divider', divider: 'BUTTON' };
      default:
        return null;
    }
  },
  write: (content) => ({ divider: content.divider }),
  make: () => ({ type: 'divider', divider: 'BUTTON' }),
  summary: () => '',
  draw: () => null,
  editor: () => import('./DividerSectionEditor.tsx').then((module) => module.DividerSectionEditor),
});

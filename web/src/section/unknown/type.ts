import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { keptType } from '../sectionType.ts';
import type { type_unknown$key } from './__generated__/type_unknown.graphql.ts';

const shape = z.strictObject({ type: z.literal('unknown'), storedType: z.string(), content: z.unknown() });

export type UnknownContent = Immutable<z.output<typeof shape>>;

/** A type that this version does not know: kept as it is stored. */
export const unknown = keptType<UnknownContent, type_unknown$key>({
  name: 'unknown',
  label: messages.typeUnknown,
  shape,
  read: (section) => {
    const { type, content } = readInlineData<type_unknown$key>(
      graphql`
        fragment type_unknown on AuthoredUnknownSection @inline {
          type
          content
        }
      `,
      section,
    );
    return { type: 'unknown', storedType: type, content };
  },
  write: (content) => ({ unknown: membersOf(content) }),
  summary: ({ storedType }) => previewText(storedType),
  draw: () => null,
  editor: () => import('./UnknownSectionEditor.tsx').then((module) => module.UnknownSectionEditor),
});

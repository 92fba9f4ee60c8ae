import { onePlaceFindings, placementFindings } from '../placement/placementFindings.ts';
import { graphql, readInlineData } from 'react-relay';
import { z, type Immutable } from '../../editing/shape.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import {
  gradedPlacement,
  madePlacement,
  placementMembers,
  readPlacement,
  commonPlacement,
} from '../placement/placementShape.ts';
import { questionType } from '../questionType.ts';
import type { type_categorization$key } from './__generated__/type_categorization.graphql.ts';

const shape = z.strictObject({ type: z.literal('categorization'), ...placementMembers });

export type CategorizationContent = Immutable<z.output<typeof shape>>;

/** Items are put into one category each; of several that one belongs to, its first stays. */
export const categorization = questionType<CategorizationContent, type_categorization$key>({
  name: 'categorization',
  label: messages.categorization,
  shape,
  read: (question) => {
    const read = readInlineData<type_categorization$key>(
      graphql`
        fragment type_categorization on AuthoredCategorizationQuestion @inline {
          items {
            key
            label
          }
          categories {
            key
            label
          }
          correctPlacement {
            category
            items
          }
        }
      `,
      question,
    );
    return { type: 'categorization', ...readPlacement(read) };
  },
  write: (content) => ({ categorization: membersOf(content) }),
  tell: commonPlacement,
  make: (common, words) => inOneEach({ type: 'categorization', ...madePlacement(common, words) }),
  check: (content) => [...placementFindings(content), ...onePlaceFindings(content)],
  grade: gradedPlacement,
  editor: () => import('./CategorizationEditor.tsx').then((module) => module.CategorizationEditor),
  tried: () => import('./TriedCategorization.tsx').then((module) => module.TriedCategorization),
});

function inOneEach(content: CategorizationContent): CategorizationContent {
  const placed = new Set<string>();
  const correctPlacement = content.correctPlacement.map(({ category, items }) => {
    const first = items.filter((item) => !placed.has(item));
    for (const item of first) {
      placed.add(item);
    }
    return { category, items: first };
  });
  return { ...content, correctPlacement };
}

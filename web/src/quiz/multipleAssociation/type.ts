import { placementFindings } from '../placement/placementFindings.ts';
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
import type { type_multipleAssociation$key } from './__generated__/type_multipleAssociation.graphql.ts';

const shape = z.strictObject({ type: z.literal('multipleAssociation'), ...placementMembers });

export type MultipleAssociationContent = Immutable<z.output<typeof shape>>;

/** Items may belong to several categories. */
export const multipleAssociation = questionType<MultipleAssociationContent, type_multipleAssociation$key>({
  name: 'multipleAssociation',
  label: messages.multipleAssociation,
  shape,
  read: (question) => {
    const read = readInlineData<type_multipleAssociation$key>(
      graphql`
        fragment type_multipleAssociation on AuthoredMultipleAssociationQuestion @inline {
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
    return { type: 'multipleAssociation', ...readPlacement(read) };
  },
  write: (content) => ({ multipleAssociation: membersOf(content) }),
  tell: commonPlacement,
  make: (common, words) => ({ type: 'multipleAssociation', ...madePlacement(common, words) }),
  check: placementFindings,
  grade: gradedPlacement,
  editor: () => import('./MultipleAssociationEditor.tsx').then((module) => module.MultipleAssociationEditor),
  tried: () => import('./TriedMultipleAssociation.tsx').then((module) => module.TriedMultipleAssociation),
});

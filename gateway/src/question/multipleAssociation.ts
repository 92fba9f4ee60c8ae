import type { PlacementInput } from '../generated/resolverTypes.ts';
import { authoredPlacement, readPlacement } from './answers.ts';
import { placementWriter } from './placementInput.ts';
import type { QuestionKind } from './questionKind.ts';

export const multipleAssociation: QuestionKind<'MultipleAssociationQuestion', PlacementInput> = {
  wire: ['MultipleAssociation'],
  typename: 'MultipleAssociationQuestion',
  read: readPlacement,
  forAuthors: authoredPlacement,
  ...placementWriter('MultipleAssociation'),
};

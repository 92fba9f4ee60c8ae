import type { PlacementInput } from '../generated/resolverTypes.ts';
import { authoredPlacement, readPlacement } from './answers.ts';
import { placementWriter } from './placementInput.ts';
import type { QuestionKind } from './questionKind.ts';

export const categorization: QuestionKind<'CategorizationQuestion', PlacementInput> = {
  wire: ['Categorization'],
  typename: 'CategorizationQuestion',
  read: readPlacement,
  forAuthors: authoredPlacement,
  ...placementWriter('Categorization'),
};

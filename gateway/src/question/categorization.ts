import { mappingOf, placement } from './answers.ts';
import type { CategorizationModel, QuestionBase } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { placementWriter } from './placementInput.ts';

export const categorization = (wire: QuestionWire, base: QuestionBase): CategorizationModel => ({
  __typename: 'CategorizationQuestion',
  ...base,
  ...mappingOf(wire),
  placement: placement(wire.userAnswer),
  correctPartCount: wire.partsCorrect,
  partCount: wire.parts,
  correctPlacement: placement(wire.correctAnswer),
});

export const writeCategorization = placementWriter('Categorization');

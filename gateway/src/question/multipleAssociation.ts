import { mappingOf, placement } from './answers.ts';
import type { MultipleAssociationModel, QuestionBase } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { placementWriter } from './placementInput.ts';

export const multipleAssociation = (wire: QuestionWire, base: QuestionBase): MultipleAssociationModel => ({
  __typename: 'MultipleAssociationQuestion',
  ...base,
  ...mappingOf(wire),
  placement: placement(wire.userAnswer),
  correctPartCount: wire.partsCorrect,
  partCount: wire.parts,
  correctPlacement: placement(wire.correctAnswer),
});

export const writeMultipleAssociation = placementWriter('MultipleAssociation');

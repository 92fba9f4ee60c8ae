/** Answers and what can be answered, as the wire has them (OP-20). */
import type { CategoryAssignment, MappingLabel } from '../generated/resolverTypes.ts';
import type { QuestionWire, UserAnswerWire } from './questionWire.ts';

/** The options of a choice, or the items of an ordering. */
export const optionsOf = ({ answer }: QuestionWire): string[] => ('itemMapping' in answer ? [] : [...answer]);

/** Ids of those, as their authors have them. */
export const optionIdsOf = ({ optionIds }: QuestionWire): number[] => [...(optionIds ?? [])];

/** They stay as they are where an author sends none. */
export const optionIdsRequest = (optionIds: readonly number[] | null | undefined): { optionIds?: number[] } =>
  optionIds == null ? {} : { optionIds: [...optionIds] };

/** Items and categories of a mapping. */
export function mappingOf({ answer }: QuestionWire): { items: MappingLabel[]; categories: MappingLabel[] } {
  if (!('itemMapping' in answer)) return { items: [], categories: [] };
  return { items: labels(answer.itemMapping), categories: labels(answer.categoryMapping) };
}

const labels = (mapping: Readonly<Record<string, string>>): MappingLabel[] =>
  Object.entries(mapping).map(([key, label]) => ({ key, label }));

export const positions = (value: UserAnswerWire | null): number[] | null =>
  Array.isArray(value) ? [...(value as readonly number[])] : null;

export function placement(value: UserAnswerWire | null): CategoryAssignment[] | null {
  if (value === null || Array.isArray(value)) return null;
  return Object.entries(value as Readonly<Record<string, readonly string[]>>).map(([category, items]) => ({
    category,
    items: [...items],
  }));
}

/** What a question has whose items are placed into categories. */
export const readPlacement = (wire: QuestionWire) => ({
  ...mappingOf(wire),
  placement: placement(wire.userAnswer),
  correctPartCount: wire.partsCorrect,
  partCount: wire.parts,
  correctPlacement: placement(wire.correctAnswer),
});

export const authoredPlacement = (wire: QuestionWire) => ({
  ...mappingOf(wire),
  correctPlacement: placement(wire.correctAnswer) ?? [],
});

/** Answers and what can be answered, as the wire has them (OP-20). */
import type { CategoryAssignment, MappingLabel } from '../generated/resolverTypes.ts';
import type { PositionsOrMap, QuestionWire } from './questionWire.ts';

type MappingWire = Exclude<QuestionWire['answer'], readonly string[]>;

/** The options of a choice, or the items of an ordering. */
export const optionsOf = ({ answer }: QuestionWire): string[] =>
  Array.isArray(answer) ? [...(answer as readonly string[])] : [];

/** Items and categories of a mapping. */
export function mappingOf({ answer }: QuestionWire): { items: MappingLabel[]; categories: MappingLabel[] } {
  const mapping = Array.isArray(answer) ? undefined : (answer as MappingWire);
  return { items: labels(mapping?.itemMapping), categories: labels(mapping?.categoryMapping) };
}

const labels = (mapping: Readonly<Record<string, string>> | undefined): MappingLabel[] =>
  Object.entries(mapping ?? {}).map(([key, label]) => ({ key, label }));

/** A bare number counts as a list of one. */
export function positions(value: PositionsOrMap | null): number[] | null {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? [...(value as readonly number[])] : null;
}

export function placement(value: PositionsOrMap | null): CategoryAssignment[] | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.entries(value as Readonly<Record<string, readonly string[]>>).map(([category, items]) => ({
    category,
    items: [...items],
  }));
}

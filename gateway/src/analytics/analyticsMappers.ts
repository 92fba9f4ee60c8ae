import type { FactCount, FactType, FactValue } from '../generated/resolverTypes.ts';
import type { FactRowWire, FactTotalsWire } from './analyticsWire.ts';
import { wireMeasures, wireTypes } from './factNames.ts';

/** The numbers of a type in its order. */
export function toFactValues(type: FactType, wire: FactTotalsWire): FactValue[] {
  const numbers = new Map<string, unknown>(Object.entries(wire));
  return wireTypes[type].measures.map((measure) => {
    const value = numbers.get(wireMeasures[measure]);
    return { measure, value: typeof value === 'number' ? value : null };
  });
}

/** With the type of what is counted, by which it is read where it is asked for. */
export type FactCountModel = Omit<FactCount, 'subject' | 'course'> & { readonly type: FactType };

export const toFactCount = (type: FactType, wire: FactRowWire): FactCountModel => ({
  type,
  subjectId: wire.id,
  name: wire.name,
  courseId: wire.courseId,
  courseName: wire.courseName,
  values: toFactValues(type, wire),
});

import type { Schemas } from '../rest/Schemas.ts';

/** What one thing came to; each type has numbers of its own beside these. */
export type FactRowWire = Pick<Schemas['LectureFactRow'], 'id' | 'name' | 'courseId' | 'courseName' | 'count'> &
  FactTotalsWire;

/** The numbers of a type by their names on the wire. */
export type FactTotalsWire = object;

export type FactPointWire = Schemas['FactPoint'];

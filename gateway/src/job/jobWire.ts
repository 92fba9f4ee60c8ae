import type { Schemas } from '../rest/Schemas.ts';

export type JobWire = Schemas['Job'];
export type JobRowWire = Schemas['JobRow'];

import type { Schemas } from '../rest/Schemas.ts';

/** A module of a course (GW-18), or of a learner's user course with their progress. */
export type ModuleWire = Schemas['Module'] | Schemas['UserModule'];

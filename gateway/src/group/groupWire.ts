import type { Schemas } from '../rest/Schemas.ts';

/** A group as admins read it. */
export type GroupWire = Schemas['PersonGroup'];

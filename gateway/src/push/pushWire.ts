import type { Schemas } from '../rest/Schemas.ts';

export type NoticesWire = Schemas['Notices'];

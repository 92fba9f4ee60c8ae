import type { Schemas } from '../rest/Schemas.ts';

/** People of a workspace as admins read them (OP-30). */
export type PersonWire = Schemas['Person'];

export type FoundUserWire = Schemas['FoundUser'];

export type InvitationWire = Schemas['Invitation'];

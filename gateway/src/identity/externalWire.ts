/** Sign-in at other providers as the platform speaks of it (OP-36). */
import type { Schemas } from '../rest/Schemas.ts';

/** Where an external sign-in begins, and the state that it returns with (REST-06). */
export type AuthorizationDataWire = Schemas['AuthorizationData'];

/** The tokens that an external sign-in is exchanged for (REST-07). */
export type ExchangeWire = Schemas['ExternalToken'];

export type RealmWire = ExchangeWire['realm'];

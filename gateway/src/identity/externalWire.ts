/** Sign-in at other providers as the platform speaks of it (OP-36). */
import type { Schemas } from '../rest/Schemas.ts';

/** REST-06. */
export type AuthorizationDataWire = Schemas['AuthorizationData'];

/** REST-07. */
export type ExchangeWire = Schemas['ExternalToken'];

export type RealmWire = ExchangeWire['realm'];

import type { Schemas } from '../rest/Schemas.ts';

/** How the identity provider is connected. */
export type ScimServerWire = Schemas['ScimServer'];

/** A token, which is answered once. */
export type ScimTokenWire = Schemas['ScimToken'];

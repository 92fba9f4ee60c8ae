import type { ExternalRealm } from '../generated/resolverTypes.ts';
import type { RealmWire } from './externalWire.ts';

const realms = {
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  'custom-oauth2': 'CUSTOM_OAUTH2',
} as const satisfies Record<RealmWire, ExternalRealm>;

export const toRealm = (realm: RealmWire): ExternalRealm => realms[realm];

const wires: Readonly<Record<ExternalRealm, RealmWire>> = {
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
  CUSTOM_OAUTH2: 'custom-oauth2',
};

export const toRealmWire = (realm: ExternalRealm): RealmWire => wires[realm];

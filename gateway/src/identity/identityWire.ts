/** Accounts and tokens as the platform answers them (OP-11, OP-26). */
import type { Schemas } from '../rest/Schemas.ts';

export type TokenWire = Schemas['TokenResponse'];

export type UserWire = Schemas['User'];

export type LanguageWire = UserWire['language'];

export type PreferencesWire = UserWire['preferences'];

export type CountryWire = Schemas['Country'];

import { z } from 'zod';

/** Providers of a sign-in (OP-36): the realm of a token, and the `auth_type` of the calls. */
export const realms = ['google', 'facebook', 'custom-oauth2'] as const;
export type Realm = (typeof realms)[number];

export const realmSchema = z.enum(realms);

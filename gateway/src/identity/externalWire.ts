/** Sign-in at other providers as the platform speaks of it (OP-36). */
export type RealmWire = 'google' | 'facebook' | 'custom-oauth2';

/** REST-06, of which the gateway reads where to send the person and what they come back with. */
export interface AuthorizationDataWire {
  readonly authorization_url: string;
  readonly state: string;
}

/** REST-07. */
export interface ExchangeWire {
  readonly external_access_token: string;
  readonly external_refresh_token: string | null;
}

import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { encoded, withQuery } from '../rsql.ts';
import type { CountryWire, UserWire } from './identityWire.ts';
import type { RealmWire } from './externalWire.ts';

const me = '/api/v1/secured/users/me';
const meWithAll = `${me}?include=address,phone,latestUserCourseGamification,avatarFrame`;

/** REST-10 `GET /secured/users/me`. */
export const getMe = (rest: Rest): Promise<UserWire> => rest.get(meWithAll);

/** What REST-11 takes: a merge patch, in which null clears (OP-14). */
export type UserPatchWire = Schemas['UserPatch'];

/** REST-11 `PATCH /secured/users/me`. */
export const patchMe = (rest: Rest, patch: UserPatchWire): Promise<UserWire> => rest.patch(meWithAll, patch);

/** REST-12 `POST /secured/users/me/_logout`; `everywhere` ends all sessions of the person. */
export const postLogout = (rest: Rest, everywhere: boolean): Promise<null> =>
  rest.post(withQuery(`${me}/_logout`, { everywhere: everywhere ? 'true' : undefined }));

/** `PUT /secured/users/me/password`. 400 with 1004 when the current one is another. */
export const putPassword = (rest: Rest, change: Schemas['PasswordChange']): Promise<null> =>
  rest.put(`${me}/password`, change, { waitsFor: 'passwords' });

const usersPath = '/api/v1/public/users';

/** REST-05 `POST /public/users{?invitation_token}`. 409 with 1000 when the e-mail is taken. */
export const postUser = (
  rest: Rest,
  registration: NonNullable<Schemas['RegisterRequest']>,
  invitationToken: string | null,
): Promise<UserWire> =>
  rest.postPublic(withQuery(usersPath, { invitation_token: invitationToken ?? undefined }), registration, {
    waitsFor: 'passwords',
  });

export interface ExternalRegistration {
  readonly realm: RealmWire;
  readonly externalToken: string;
  readonly invitationToken: string | null;
}

/** REST-04 `POST /public/users?external_access_token&realm[&invitation_token]`, no payload. 409 with 1000 when the e-mail is taken. */
export const postExternalUser = (
  rest: Rest,
  { realm, externalToken, invitationToken }: ExternalRegistration,
): Promise<UserWire> =>
  rest.postPublic(
    withQuery(usersPath, {
      external_access_token: externalToken,
      realm,
      invitation_token: invitationToken ?? undefined,
    }),
    undefined,
    { waitsFor: 'others' },
  );

/** REST-08 `POST /public/tokens`: 204 whether or not there is such an account. */
export const postResetRequest = (rest: Rest, username: string, hostname: string): Promise<null> =>
  rest.postPublic('/api/v1/public/tokens', {
    '@type': 'RESET_PW',
    username,
    hostname,
  } satisfies Schemas['ResetRequest']);

/** REST-09 `POST /public/tokens/{token}/_redeem`. 400 with 1100 or 1101 for a token that does not count. */
export const postReset = (rest: Rest, token: string, password: string): Promise<null> =>
  rest.postPublic(
    `/api/v1/public/tokens/${encoded(token)}/_redeem`,
    { '@type': 'RESET_PW', password } satisfies Schemas['ResetRedemption'],
    { waitsFor: 'passwords' },
  );

/** REST-14 `GET /public/country`. */
export const getCountries = (rest: Rest): Promise<CountryWire[]> => rest.getPublic('/api/v1/public/country');

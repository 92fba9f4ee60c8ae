import type { Rest } from '../rest/Rest.ts';
import { encoded, withQuery } from '../rsql.ts';
import type { CountryWire, LanguageWire, PreferencesWire, UserWire } from './identityWire.ts';
import type { RealmWire } from './externalWire.ts';

const me = '/api/v1/secured/users/me';
const meWithAll = `${me}?include=address,phone,latestUserCourseGamification,avatarFrame`;

/** REST-10 `GET /secured/users/me`. */
export const getMe = (rest: Rest): Promise<UserWire> => rest.get(meWithAll);

/** What REST-11 takes: a merge patch, in which null clears (OP-14). */
export interface UserPatchWire {
  name?: string;
  language?: LanguageWire;
  picture?: string | null;
  phone?: string | null;
  address?: { street?: string | null; postalCode?: string | null; country?: string | null };
  preferences?: Partial<PreferencesWire>;
  avatarFrameId?: number | null;
}

/** REST-11 `PATCH /secured/users/me`. */
export const patchMe = (rest: Rest, patch: UserPatchWire): Promise<UserWire> => rest.patch(meWithAll, patch);

/** REST-12 `POST /secured/users/me/_logout`; `everywhere` ends all sessions of the person. */
export const postLogout = (rest: Rest, everywhere: boolean): Promise<null> =>
  rest.post(withQuery(`${me}/_logout`, { everywhere: everywhere ? 'true' : undefined }));

export interface PasswordChangeWire {
  readonly currentPassword: string;
  readonly password: string;
}

/** `PUT /secured/users/me/password`. 400 with 1004 when the current one is another. */
export const putPassword = (rest: Rest, change: PasswordChangeWire): Promise<null> =>
  rest.put(`${me}/password`, change, { waitsFor: 'passwords' });

export interface RegistrationWire {
  username: string;
  password: string;
  name: string;
  language?: LanguageWire;
}

const usersPath = '/api/v1/public/users';

/** REST-05 `POST /public/users{?invitation_token}`. 409 with 1000 when the e-mail is taken. */
export const postUser = (
  rest: Rest,
  registration: RegistrationWire,
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

export interface ResetRequestWire {
  readonly '@type': 'RESET_PW';
  readonly username: string;
  readonly hostname: string;
}

/** REST-08 `POST /public/tokens`: 204 whether or not there is such an account. */
export const postResetRequest = (rest: Rest, username: string, hostname: string): Promise<null> =>
  rest.postPublic('/api/v1/public/tokens', { '@type': 'RESET_PW', username, hostname } satisfies ResetRequestWire);

export interface ResetRedemptionWire {
  readonly '@type': 'RESET_PW';
  readonly password: string;
}

/** REST-09 `POST /public/tokens/{token}/_redeem`. 400 with 1100 or 1101 for a token that does not count. */
export const postReset = (rest: Rest, token: string, password: string): Promise<null> =>
  rest.postPublic(
    `/api/v1/public/tokens/${encoded(token)}/_redeem`,
    { '@type': 'RESET_PW', password } satisfies ResetRedemptionWire,
    { waitsFor: 'passwords' },
  );

/** REST-14 `GET /public/country`. */
export const getCountries = (rest: Rest): Promise<CountryWire[]> => rest.getPublic('/api/v1/public/country');

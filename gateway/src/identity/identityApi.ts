import type { Rest } from '../rest/Rest.ts';
import { encoded } from '../rsql.ts';
import type { CountryWire, LanguageWire, UserWire } from './identityWire.ts';

const me = '/api/v1/secured/users/me';
const meWithAll = `${me}?include=address,phone,latestUserCourseGamification`;

/** REST-10 `GET /secured/users/me`. */
export const getMe = (rest: Rest): Promise<UserWire> => rest.get(meWithAll);

/** What REST-11 takes: a merge patch, in which null clears (OP-14). */
export interface UserPatchWire {
  name?: string;
  language?: LanguageWire;
  picture?: string | null;
  phone?: string | null;
  address?: { street?: string | null; postalCode?: string | null; country?: string | null };
}

/** REST-11 `PATCH /secured/users/me`. */
export const patchMe = (rest: Rest, patch: UserPatchWire): Promise<UserWire> => rest.patch(meWithAll, patch);

/** REST-12 `POST /secured/users/me/_logout`. */
export const postLogout = (rest: Rest): Promise<null> => rest.post(`${me}/_logout`);

export interface RegistrationWire {
  username: string;
  password: string;
  name: string;
  language?: LanguageWire;
}

/** REST-05 `POST /public/users{?invitation_token}`. 409 with 1000 when the e-mail is taken. */
export const postUser = (
  rest: Rest,
  registration: RegistrationWire,
  invitationToken: string | null,
): Promise<UserWire> =>
  rest.postPublic(
    invitationToken === null
      ? '/api/v1/public/users'
      : `/api/v1/public/users?invitation_token=${encoded(invitationToken)}`,
    registration,
  );

/** REST-14 `GET /public/country`. */
export const getCountries = (rest: Rest): Promise<CountryWire[]> => rest.getPublic('/api/v1/public/country');

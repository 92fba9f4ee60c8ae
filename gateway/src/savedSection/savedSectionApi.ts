import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';

const listPath = '/api/v1/secured/savedsections';

/** OP-83 `GET /secured/savedsections`: without what they hold. */
export const getSavedSections = (
  rest: Rest,
  query: PageRequest & { readonly q: string },
): Promise<PageWire<Schemas['SavedSection']>> => rest.get(withQuery(listPath, { ...query }));

/** OP-83 `GET /secured/savedsections/{savedSectionId}`: with what it holds. */
export const getSavedSection = (rest: Rest, savedSectionId: number): Promise<Schemas['SavedSectionWithContent']> =>
  rest.get(`${listPath}/${savedSectionId}`);

/** OP-83 `POST /secured/savedsections`. */
export const postSavedSection = (
  rest: Rest,
  section: Schemas['NewSavedSection'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['SavedSectionWithContent']> => rest.post(listPath, section, { idempotencyKey });

/** OP-83 `PATCH /secured/savedsections/{savedSectionId}`. */
export const patchSavedSection = (
  rest: Rest,
  savedSectionId: number,
  change: Schemas['SavedSectionChange'],
): Promise<Schemas['SavedSection']> => rest.patch(`${listPath}/${savedSectionId}`, change);

/** OP-83 `DELETE /secured/savedsections/{savedSectionId}`. */
export const deleteSavedSectionById = (rest: Rest, savedSectionId: number): Promise<void> =>
  rest.delete(`${listPath}/${savedSectionId}`);

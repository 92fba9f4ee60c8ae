import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { anyOf, withQuery } from '../rsql.ts';
import type { DurationBucket } from '../generated/resolverTypes.ts';
import type { CourseCountsWire, CourseMetadataWire, CourseWire, TagWire } from './courseWire.ts';

export interface CataloguePage extends PageRequest {
  readonly q: string;
  /** Whether the structure comes along. */
  readonly outline: boolean;
}

/** REST-15 `GET /public/courses`: the catalogue in its fixed order (CAT-08), read without a token, so shareable. */
export const getPublicCourses = (rest: Rest, page: CataloguePage): Promise<PageWire<CourseWire>> =>
  rest.getPublic(publicCoursesPath(page));

export const publicCoursesPath = ({ outline, ...query }: CataloguePage): string =>
  withQuery('/api/v1/public/courses', { ...query, include: outline ? 'outline' : undefined });

export interface CountedFilter {
  readonly q: string;
  /** Names of chosen tags. */
  readonly tag: readonly string[];
  readonly duration: DurationBucket | undefined;
  /** Raw ids of the tags to count. */
  readonly countTag: readonly number[];
}

/** `GET /public/courses/counts`: how many courses each duration and tag would leave, read without a token, so shareable. */
export const getCourseCounts = (rest: Rest, filter: CountedFilter): Promise<CourseCountsWire> =>
  rest.getPublic(withQuery('/api/v1/public/courses/counts', { ...filter }));

/** REST-15 by ids (OP-95), with the structure. Courses that are not public are missing in the answer. */
export const getPublicCourseOutlines = (rest: Rest, ids: readonly number[]): Promise<PageWire<CourseWire>> =>
  rest.getPublic(
    withQuery('/api/v1/public/courses', { page: 0, size: ids.length, q: anyOf('id', ids), include: 'outline' }),
  );

/** REST-16 `GET /public/courses/{id}` with its structure. 404 when it is not public. */
export const getPublicCourse = (rest: Rest, id: number): Promise<CourseWire> =>
  rest.getPublic(`/api/v1/public/courses/${id}?include=outline`);

/** OP-35 `GET /secured/courses/{id}` with its structure, for anyone who may see it unpublished. */
export const getSecuredCourse = (rest: Rest, id: number): Promise<CourseWire> =>
  rest.get(`/api/v1/secured/courses/${id}?include=outline`);

/**
 * REST-17 by ids (OP-205): courses of any author, drafts and templates too, with their structure if `outline`. Those that are gone are missing in
 * the answer; 403 for anyone who does not work on courses.
 */
export const getUnlistedCourses = (
  rest: Rest,
  ids: readonly number[],
  { outline }: { readonly outline: boolean },
): Promise<PageWire<CourseWire>> =>
  rest.get(
    withQuery('/api/v1/secured/courses', {
      page: 0,
      size: ids.length,
      q: anyOf('id', ids),
      view: 'ALL_COURSES',
      include: outline ? 'outline' : undefined,
    }),
  );

/** OP-35 `GET /secured/courses/{id}` with all its content, right answers included; 403 for anyone who does not work on courses. */
export const getAuthoredCourse = (rest: Rest, id: number): Promise<CourseWire> =>
  rest.get(`/api/v1/secured/courses/${id}?include=modules`);

/** REST-42 `GET /public/tags`. */
export const getPublicTags = (rest: Rest, query: PageRequest & { readonly q?: string }): Promise<PageWire<TagWire>> =>
  rest.getPublic(withQuery('/api/v1/public/tags', { ...query }));

/** REST-51: where the metadata of a published course lies. */
export const courseMetadataPath = (id: number): string => `/static/courses/${id}/metadata.json`;

/** REST-51 `GET /static/courses/{id}/metadata.json` of a published course. */
export const getCourseMetadata = (rest: Rest, id: number): Promise<CourseMetadataWire> =>
  rest.getPublic(courseMetadataPath(id));

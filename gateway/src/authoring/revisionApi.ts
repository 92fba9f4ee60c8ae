import { withQuery } from '../rsql.ts';
import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { wishQuery, type ChangeWish } from './courseImpact.ts';
import { writeOptions, type WriteConditions } from './writeConditions.ts';

const revisionsPath = (courseId: number): string => `/api/v1/secured/courses/${courseId}/revisions`;

/** BEY-01 `GET /secured/courses/{id}/revisions`. */
export const getRevisions = (
  rest: Rest,
  courseId: number,
  page: PageRequest,
): Promise<PageWire<Schemas['CourseRevision']>> => rest.get(withQuery(revisionsPath(courseId), { ...page }));

/** BEY-01 `GET /secured/courses/{id}/revisions/{version}`; beside the one before it without `since`. */
export const getRevision = (
  rest: Rest,
  courseId: number,
  version: number,
  since?: number,
): Promise<Schemas['CourseRevision']> => rest.get(withQuery(`${revisionsPath(courseId)}/${version}`, { since }));

/** BEY-01 `GET /secured/courses/{id}/revisions/{version}/lecture/{lectureId}`: content with right answers. */
export const getRevisedLecture = (
  rest: Rest,
  courseId: number,
  { version, lectureId }: { readonly version: number; readonly lectureId: number },
): Promise<Schemas['AuthoredLecture']> => rest.get(`${revisionsPath(courseId)}/${version}/lecture/${lectureId}`);

/** OP-283 `GET /secured/courses/{id}/lecture/{lectureId}/sectionchanges`. */
export const getSectionChanges = (
  rest: Rest,
  courseId: number,
  lectureId: number,
): Promise<readonly Schemas['SectionChange'][]> =>
  rest.get(`/api/v1/secured/courses/${courseId}/lecture/${lectureId}/sectionchanges`);

/** BEY-01 `PATCH /secured/courses/{id}/revisions/{version}`. */
export const patchRevision = (
  rest: Rest,
  courseId: number,
  version: number,
  change: Schemas['CourseRevisionChange'],
): Promise<Schemas['CourseRevision']> => rest.patch(`${revisionsPath(courseId)}/${version}`, change);

/** BEY-01 `POST /secured/courses/{id}/revisions/{version}/_restore`. */
export const postRestore = (
  rest: Rest,
  courseId: number,
  revision: number,
  {
    force,
    idempotencyKey,
    outline,
    ...conditions
  }: WriteConditions & ChangeWish & { readonly idempotencyKey?: string | null | undefined; readonly outline: boolean },
): Promise<Schemas['SavedCourse']> =>
  rest.post(
    withQuery(`${revisionsPath(courseId)}/${revision}/_restore`, {
      forceUpdate: force === true ? 'true' : undefined,
      include: outline ? 'outline' : undefined,
      ...wishQuery(conditions),
    }),
    undefined,
    { ...writeOptions(conditions), idempotencyKey },
  );

import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { wishQuery, type ChangeWish } from './courseImpact.ts';
import { writeOptions, type WriteConditions } from './writeConditions.ts';

const coursesPath = '/api/v1/secured/courses';

export interface AuthoredCoursesPage extends PageRequest {
  readonly q: string;
  readonly sort: string | undefined;
  readonly view: 'OWNED_COURSES' | 'CREATED_COURSES' | 'SAVED_COURSES' | 'ALL_COURSES';
  /** Whether the structure comes along. */
  readonly outline: boolean;
}

/** REST-17 `GET /secured/courses`: own courses, for admins all of the workspace, unless another view is asked for. */
export const getAuthoredCourses = (
  rest: Rest,
  { outline, ...query }: AuthoredCoursesPage,
): Promise<PageWire<Schemas['AuthoredCourse']>> =>
  rest.get(withQuery(coursesPath, { ...query, include: outline ? 'outline' : undefined }));

/** OP-35 `GET /secured/courses/{id}` with its structure; 403 for anyone who does not work on courses. */
export const getCourseToWorkOn = (rest: Rest, id: number): Promise<Schemas['AuthoredCourse']> =>
  rest.get(`${coursesPath}/${id}?include=outline`);

/** `GET /secured/courses/{id}/lecture/{lectureId}`: content with right answers. */
export const getAuthoredLecture = (
  rest: Rest,
  courseId: number,
  lectureId: number,
): Promise<Schemas['AuthoredLecture']> => rest.get(`${coursesPath}/${courseId}/lecture/${lectureId}`);

export interface SaveOptions {
  readonly idempotencyKey: string | null | undefined;
  /** Whether the structure comes along. */
  readonly outline: boolean;
}

const included = (outline: boolean | undefined): 'outline' | undefined => (outline === true ? 'outline' : undefined);

const flag = (value: boolean | null | undefined): 'true' | undefined => (value === true ? 'true' : undefined);

/** REST-18 `POST /secured/courses`. */
export const postCourse = (
  rest: Rest,
  course: Schemas['CourseRequest'],
  { idempotencyKey, outline }: SaveOptions,
): Promise<Schemas['SavedCourse']> =>
  rest.post(withQuery(coursesPath, { include: included(outline) }), course, { idempotencyKey });

/** CRS-21 `POST /secured/courses/{id}/_copy`. */
export const postCopy = (
  rest: Rest,
  id: number,
  copy: Schemas['CourseCopyRequest'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['AuthoredCourse']> => rest.post(`${coursesPath}/${id}/_copy`, copy, { idempotencyKey });

/** BEY-12 `POST /secured/courses/_change`. */
export const postCourseChange = (
  rest: Rest,
  change: Schemas['CoursesChange'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['Job']> => rest.post(`${coursesPath}/_change`, change, { idempotencyKey });

/** BEY-12 `POST /secured/courses/_undo`. */
export const postCourseUndo = (
  rest: Rest,
  undo: Schemas['CoursesUndo'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['Job']> => rest.post(`${coursesPath}/_undo`, undo, { idempotencyKey });

/** OP-73 `POST /secured/courses/_import`: what the file holds is for the platform to read. */
export const postImport = (
  rest: Rest,
  content: Readonly<Record<string, unknown>>,
  idempotencyKey: string | null | undefined,
): Promise<Schemas['ImportedCourse']> => rest.post(`${coursesPath}/_import`, content, { idempotencyKey });

/** OP-225 `GET /secured/coursetemplates`. */
export const getCourseTemplates = (rest: Rest): Promise<Schemas['CourseTemplates']> =>
  rest.get('/api/v1/secured/coursetemplates');

/** OP-225 `POST /secured/courses/_fromTemplate`. */
export const postFromTemplate = (
  rest: Rest,
  template: string,
  idempotencyKey: string | null | undefined,
): Promise<Schemas['ImportedCourse']> => rest.post(`${coursesPath}/_fromTemplate`, { template }, { idempotencyKey });

/** REST-41 `GET /secured/tags`; how many courses carry a tag is told to those who may create courses. */
export const getTags = (
  rest: Rest,
  query: PageRequest & { readonly q: string },
): Promise<PageWire<Schemas['ListedTag']>> => rest.get(withQuery('/api/v1/secured/tags', { ...query }));

/** OP-232 `PATCH /secured/tags/{tagId}`; answers the tag that the courses carry now. */
export const patchTag = (rest: Rest, tagId: number, change: Schemas['TagChange']): Promise<Schemas['Tag']> =>
  rest.patch(`/api/v1/secured/tags/${tagId}`, change);

/** REST-43 `DELETE /secured/tags/{tagId}`. */
export const deleteTagById = async (rest: Rest, tagId: number): Promise<void> => {
  await rest.write('DELETE', `/api/v1/secured/tags/${tagId}`);
};

/** REST-20 `PATCH /secured/courses/{id}`: what is left out stays. */
export const patchCourse = (
  rest: Rest,
  id: number,
  changes: Schemas['CourseRequest'],
  conditions: WriteConditions & Partial<SaveOptions> & ChangeWish & { readonly autoSave?: boolean | null | undefined },
): Promise<Schemas['SavedCourse']> =>
  rest.patch(
    withQuery(`${coursesPath}/${id}`, {
      forceUpdate: flag(conditions.force),
      autoSave: flag(conditions.autoSave),
      ...wishQuery(conditions),
      include: included(conditions.outline),
    }),
    changes,
    { ...writeOptions(conditions), idempotencyKey: conditions.idempotencyKey },
  );

/** BEY-06 `POST /secured/courses/{id}/_checkLinks`. */
export const postLinkCheck = (
  rest: Rest,
  id: number,
  idempotencyKey: string | null | undefined,
): Promise<Schemas['Job']> => rest.post(`${coursesPath}/${id}/_checkLinks`, undefined, { idempotencyKey });

/** REST-21 `DELETE /secured/courses/{id}`. */
export const deleteCourseById = async (rest: Rest, id: number, conditions: WriteConditions): Promise<void> => {
  await rest.write(
    'DELETE',
    withQuery(`${coursesPath}/${id}`, { forceUpdate: flag(conditions.force) }),
    undefined,
    writeOptions(conditions),
  );
};

/** REST-22 `POST /secured/courses/{id}/_lock`: takes or renews the lock; answers the holder when that is another. */
export const postLock = (rest: Rest, id: number, force: boolean): Promise<Schemas['CourseLock']> =>
  rest.post(withQuery(`${coursesPath}/${id}/_lock`, { force: flag(force) }));

/** REST-23 `POST /secured/courses/{id}/_unlock`; `handOverTo` is who asks for the lock and gets it. */
export const postUnlock = async (
  rest: Rest,
  id: number,
  { lockToken, handOverTo }: { readonly lockToken: number | null | undefined; readonly handOverTo: number | undefined },
): Promise<void> => {
  await rest.post(withQuery(`${coursesPath}/${id}/_unlock`, { handOverTo }), undefined, { lockToken });
};

/** OP-238 `GET /secured/courses/{id}/missingfiles`. */
export const getMissingFiles = (rest: Rest, id: number): Promise<Schemas['MissingFiles']> =>
  rest.get(`${coursesPath}/${id}/missingfiles`);

/** OP-285 `GET /secured/courses/{id}/heavyfiles`. */
export const getHeavyFiles = (rest: Rest, id: number): Promise<Schemas['HeavyFiles']> =>
  rest.get(`${coursesPath}/${id}/heavyfiles`);

/** BEY-08 `GET /secured/courses/{id}/_presence`. */
export const getPresence = (rest: Rest, id: number): Promise<Schemas['CoursePresence']> =>
  rest.get(`${coursesPath}/${id}/_presence`);

/** BEY-08 `POST /secured/courses/{id}/_presence`. */
export const postPresence = (rest: Rest, id: number): Promise<Schemas['CoursePresence']> =>
  rest.post(`${coursesPath}/${id}/_presence`);

/** BEY-08 `POST /secured/courses/{id}/_askForLock`. */
export const postAskForLock = (rest: Rest, id: number): Promise<Schemas['CoursePresence']> =>
  rest.post(`${coursesPath}/${id}/_askForLock`);

/** BEY-08 `POST /secured/courses/{id}/_answerLockRequest`. */
export const postAnswerLockRequest = (
  rest: Rest,
  id: number,
  answer: { readonly userId: number; readonly answer: 'SOON' | 'DECLINED' },
): Promise<Schemas['CoursePresence']> => rest.post(`${coursesPath}/${id}/_answerLockRequest`, answer);

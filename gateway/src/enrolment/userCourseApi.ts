import type { JobWire } from '../job/jobWire.ts';
import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { anyOf, withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { PositionWire, SubmissionsWire, SeenWire, UserCourseWire, VideoPositionWire } from './userCourseWire.ts';

const base = '/api/v1/secured/usercourses';

export interface UserCoursePage extends PageRequest {
  readonly q: string | undefined;
  /** Whether modules come along. */
  readonly outline: boolean;
}

/** REST-25 `GET /secured/usercourses/active`: not finished, the newest start first. */
export const getActiveUserCourses = (
  rest: Rest,
  { outline, ...query }: UserCoursePage,
): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(`${base}/active`, { ...query, include: outline ? 'outline' : undefined }));

/** REST-26 `GET /secured/usercourses/completed`: completed, the newest finish first. */
export const getCompletedUserCourses = (
  rest: Rest,
  { outline, ...query }: UserCoursePage,
): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(`${base}/completed`, { ...query, include: outline ? 'outline' : undefined }));

/** REST-25, the one studied last (OP-96): at most one row. */
export const getLastStudied = (rest: Rest): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(`${base}/active`, { page: 0, size: 1, sort: 'lastSeenTime,desc' }));

/** `GET /secured/usercourses/due`, the one that is due first (OP-155): at most one row. */
export const getDueFirst = (rest: Rest): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(`${base}/due`, { page: 0, size: 1 }));

/** `GET /secured/usercourses?q=courseId=in=(…)`: the own ones in any phase, the newest start first (OP-95). */
export const getUserCoursesOfCourses = (
  rest: Rest,
  courseIds: readonly number[],
  outline: boolean,
): Promise<PageWire<UserCourseWire>> =>
  rest.get(
    withQuery(base, {
      page: 0,
      size: mostOfABatch,
      q: anyOf('courseId', courseIds),
      include: outline ? 'outline' : undefined,
    }),
  );

/** Someone who gave up and enrolled again has several in one course. */
const mostOfABatch = 1_000;

/** REST-27 `GET /secured/usercourses/{id}` with modules and the completion check. */
export const getUserCourse = (rest: Rest, id: number): Promise<UserCourseWire> =>
  rest.get(`${base}/${id}?include=outline`);

/** REST-27 for many (OP-95): one call. */
export const getUserCoursesByIds = (rest: Rest, ids: readonly number[]): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(base, { page: 0, size: ids.length, q: anyOf('id', ids), include: 'outline' }));

/** What the list of everyone’s progress can be asked (PROGR-01). */
export interface ProgressQuery {
  readonly q: string;
  readonly sort: string | undefined;
  readonly minScore: number | undefined;
  readonly maxScore: number | undefined;
  readonly stuck: string | undefined;
  readonly expired: string | undefined;
  readonly overdue: string | undefined;
  readonly dueSoon: string | undefined;
  readonly groupId: number | undefined;
}

const progressPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/usercourses`;

/** The same list as CSV. */
export const progressCsvPath = (workspaceId: number): string => `${progressPath(workspaceId)}.csv`;

/** `GET /secured/workspaces/{id}/usercourses`: of everyone for admins, of the own courses for course creators. */
export const getProgress = (
  rest: Rest,
  workspaceId: number,
  { outline, ...query }: ProgressQuery & PageRequest & { readonly outline: boolean },
): Promise<PageWire<UserCourseWire>> =>
  rest.get(withQuery(progressPath(workspaceId), { ...query, include: outline ? 'outline' : undefined }));

/** `GET /secured/usercourses/{id}/lecture/{lectureId}/submissions`: 404 for anyone who does not look after the course. */
export const getSubmissions = (rest: Rest, id: number, lectureId: number): Promise<SubmissionsWire> =>
  rest.get(`${base}/${id}/lecture/${lectureId}/submissions`);

/** REST-28 `POST /secured/usercourses`: the existing one for someone already enrolled (OP-50). */
export const postUserCourse = (
  rest: Rest,
  request: Schemas['EnrolRequest'],
  idempotencyKey: string | null | undefined,
): Promise<UserCourseWire> => rest.post(`${base}?include=outline`, request, { idempotencyKey });

/** REST-29 `PATCH /secured/usercourses/{id}`: gives it up at a time (ENR-06). */
export const patchUserCourse = (rest: Rest, id: number, finishTime: string): Promise<UserCourseWire> =>
  rest.patch(`${base}/${id}?include=outline`, { finishTime } satisfies Schemas['GiveUpRequest']);

/** REST-30 `POST /secured/usercourses/{id}/_complete`. 412 with 1300 while a lecture is missing, with what is missing in `params`. */
export const postComplete = (
  rest: Rest,
  id: number,
  name: string | null,
  idempotencyKey: string | null | undefined,
): Promise<UserCourseWire> =>
  rest.post(`${base}/${id}/_complete?include=outline`, { name } satisfies Schemas['CompleteRequest'], {
    idempotencyKey,
  });

/** REST-30 with `dryRun`: the same answer, nothing is written. */
export const postCompleteDryRun = (rest: Rest, id: number): Promise<UserCourseWire> =>
  rest.post(`${base}/${id}/_complete?dryRun=true`, {});

/** REST-32 `POST /secured/usercourses/{id}/lecture/{lectureId}`: marks it as seen. */
export const postLectureSeen = (
  rest: Rest,
  id: number,
  lectureId: number,
  idempotencyKey: string | null | undefined,
): Promise<SeenWire> => rest.post(`${base}/${id}/lecture/${lectureId}`, undefined, { idempotencyKey });

/** OP-96 `PUT /secured/usercourses/{id}/position`. The latest place wins. */
export const putPosition = (rest: Rest, id: number, place: Schemas['PositionRequest']): Promise<PositionWire> =>
  rest.put(`${base}/${id}/position`, place);

/** BEY-19 `PUT /secured/usercourses/{id}/lecture/{lectureId}/videoposition`. The last call wins. */
export const putVideoPosition = (
  rest: Rest,
  id: number,
  lectureId: number,
  position: Schemas['VideoPositionRequest'],
): Promise<VideoPositionWire> => rest.put(`${base}/${id}/lecture/${lectureId}/videoposition`, position);

/** `POST /secured/courses/{id}/usercourses/_enroll`: the job that enrols others. */
export const postPeopleEnrolment = (
  rest: Rest,
  courseId: number,
  body: Schemas['PeopleEnrolment'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> =>
  rest.post(`/api/v1/secured/courses/${courseId}/usercourses/_enroll`, body, {
    idempotencyKey: idempotencyKey ?? undefined,
  });

/** `POST /secured/workspaces/{id}/usercourses/_message`: the job that writes to learners. */
export const postLearnerMessage = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['LearnerMessage'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> =>
  rest.post(`${progressPath(workspaceId)}/_message`, body, { idempotencyKey: idempotencyKey ?? undefined });

/** `PUT /secured/usercourses/{id}/duetime`: until when it should be completed. */
export const putDueTime = (rest: Rest, id: number, dueTime: string | null): Promise<UserCourseWire> =>
  rest.put(`${base}/${id}/duetime?include=outline`, { dueTime } satisfies Schemas['DueTimeRequest']);

/** `POST /secured/workspaces/{id}/usercourses/_change`: the job that changes enrolments. */
export const postEnrolmentChange = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['EnrolmentChange'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${progressPath(workspaceId)}/_change`, body, { idempotencyKey });

/** `POST /secured/workspaces/{id}/usercourses/_undo`: 202 with the job, 409 while the other runs. */
export const postEnrolmentUndo = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['EnrolmentUndo'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${progressPath(workspaceId)}/_undo`, body, { idempotencyKey });

const waitingPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/waitingenrolments`;

/** `GET /secured/workspaces/{id}/waitingenrolments`: those of the courses that the viewer looks after. */
export const getWaitingEnrolments = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string },
): Promise<PageWire<Schemas['WaitingEnrolment']>> => rest.get(withQuery(waitingPath(workspaceId), { ...query }));

/** `DELETE /secured/workspaces/{id}/waitingenrolments/{waitingId}`: 404 for one that has begun. */
export const deleteWaitingEnrolment = (rest: Rest, workspaceId: number, id: number): Promise<void> =>
  rest.delete(`${waitingPath(workspaceId)}/${id}`);

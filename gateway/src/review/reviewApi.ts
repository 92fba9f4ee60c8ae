import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { encoded } from '../rsql.ts';

export type ReviewThreadWire = Schemas['ReviewThread'];

interface ThreadFilter {
  readonly state: string | undefined;
  readonly part: string | undefined;
  readonly partId: number | undefined;
  readonly lectureId: number | undefined;
}

type Key = string | null | undefined;

const ofCourse = (courseId: number): string => `/api/v1/secured/courses/${courseId}`;
const ofThread = (courseId: number, threadId: number): string => `${ofCourse(courseId)}/reviewthreads/${threadId}`;
const ofComment = (courseId: number, commentId: number): string => `${ofCourse(courseId)}/reviewcomments/${commentId}`;

/** BEY-26 `GET /secured/courses/{id}/reviewthreads`. */
export const getReviewThreads = (
  rest: Rest,
  courseId: number,
  query: PageRequest & ThreadFilter,
): Promise<PageWire<ReviewThreadWire>> => rest.get(withQuery(`${ofCourse(courseId)}/reviewthreads`, { ...query }));

/** BEY-26 `GET /secured/courses/{id}/reviewthreads/{reviewThreadId}`. */
export const getReviewThread = (rest: Rest, courseId: number, threadId: number): Promise<ReviewThreadWire> =>
  rest.get(ofThread(courseId, threadId));

/** BEY-26 `POST /secured/courses/{id}/reviewthreads`. */
export const postReviewThread = (
  rest: Rest,
  courseId: number,
  thread: Schemas['NewReviewThread'],
  idempotencyKey: Key,
): Promise<ReviewThreadWire> => rest.post(`${ofCourse(courseId)}/reviewthreads`, thread, { idempotencyKey });

/** BEY-26 `PATCH /secured/courses/{id}/reviewthreads/{reviewThreadId}`. */
export const patchReviewThread = (
  rest: Rest,
  courseId: number,
  threadId: number,
  patch: Schemas['ReviewThreadPatch'],
): Promise<ReviewThreadWire> => rest.patch(ofThread(courseId, threadId), patch);

/** BEY-26 `PUT /secured/courses/{id}/reviewthreads/{reviewThreadId}/visibility`. */
export const putReviewThreadVisibility = (
  rest: Rest,
  courseId: number,
  threadId: number,
  visibility: Schemas['ReviewThreadVisibility'],
): Promise<ReviewThreadWire> => rest.put(`${ofThread(courseId, threadId)}/visibility`, visibility);

/** BEY-26 `POST /secured/courses/{id}/reviewthreads/{reviewThreadId}/comments`. */
export const postReviewComment = (
  rest: Rest,
  { courseId, threadId }: { readonly courseId: number; readonly threadId: number },
  comment: Schemas['NewReviewComment'],
  idempotencyKey: Key,
): Promise<ReviewThreadWire> => rest.post(`${ofThread(courseId, threadId)}/comments`, comment, { idempotencyKey });

/** BEY-26 `PATCH /secured/courses/{id}/reviewcomments/{reviewCommentId}`. */
export const patchReviewComment = (
  rest: Rest,
  courseId: number,
  commentId: number,
  comment: Schemas['NewReviewComment'],
): Promise<ReviewThreadWire> => rest.patch(ofComment(courseId, commentId), comment);

/** BEY-26 `DELETE /secured/courses/{id}/reviewcomments/{reviewCommentId}`. */
export const deleteReviewCommentById = (rest: Rest, courseId: number, commentId: number): Promise<void> =>
  rest.delete(ofComment(courseId, commentId));

/** BEY-26 `GET /secured/courses/{id}/openreviewcounts`. */
export const getOpenReviewCounts = (rest: Rest, courseId: number): Promise<readonly Schemas['OpenReviewCount'][]> =>
  rest.get(`${ofCourse(courseId)}/openreviewcounts`);

/** BEY-26 `GET /secured/courses/{id}/mentionable`. */
export const getMentionable = (
  rest: Rest,
  courseId: number,
  search: string | undefined,
): Promise<readonly Schemas['ReviewPerson'][]> => rest.get(withQuery(`${ofCourse(courseId)}/mentionable`, { search }));

/** BEY-26 `GET /secured/courses/{id}/reviewlinks`. */
export const getReviewLinks = (rest: Rest, courseId: number): Promise<readonly Schemas['ReviewLink'][]> =>
  rest.get(`${ofCourse(courseId)}/reviewlinks`);

/** BEY-26 `POST /secured/courses/{id}/reviewlinks`. */
export const postReviewLink = (
  rest: Rest,
  courseId: number,
  link: Schemas['NewReviewLink'],
): Promise<Schemas['CreatedReviewLink']> => rest.post(`${ofCourse(courseId)}/reviewlinks`, link);

/** BEY-26 `DELETE /secured/courses/{id}/reviewlinks/{reviewLinkId}`. */
export const deleteReviewLink = (rest: Rest, courseId: number, linkId: number): Promise<void> =>
  rest.delete(`${ofCourse(courseId)}/reviewlinks/${linkId}`);

const ofToken = (token: string): string => `/api/v1/public/review/${encoded(token)}`;

/** BEY-26 `GET /public/review/{reviewToken}`. */
export const getReview = (rest: Rest, token: string): Promise<Schemas['Review']> => rest.getUnkept(ofToken(token));

/** BEY-26 `GET /public/review/{reviewToken}/lectures/{lectureId}`. */
export const getReviewedLecture = (rest: Rest, token: string, lectureId: number): Promise<Schemas['LectureContent']> =>
  rest.getUnkept(`${ofToken(token)}/lectures/${lectureId}`);

/** BEY-26 `GET /public/review/{reviewToken}/threads`. */
export const getGuestThreads = (
  rest: Rest,
  token: string,
  query: PageRequest & ThreadFilter,
): Promise<PageWire<ReviewThreadWire>> => rest.getUnkept(withQuery(`${ofToken(token)}/threads`, { ...query }));

/** BEY-26 `POST /public/review/{reviewToken}/threads`. */
export const postGuestThread = (
  rest: Rest,
  token: string,
  thread: Schemas['NewGuestReviewThread'],
  idempotencyKey: Key,
): Promise<ReviewThreadWire> => rest.postPublic(`${ofToken(token)}/threads`, thread, { idempotencyKey });

/** BEY-26 `POST /public/review/{reviewToken}/threads/{reviewThreadId}/comments`. */
export const postGuestComment = (
  rest: Rest,
  { token, threadId }: { readonly token: string; readonly threadId: number },
  comment: Schemas['NewGuestReviewComment'],
  idempotencyKey: Key,
): Promise<ReviewThreadWire> =>
  rest.postPublic(`${ofToken(token)}/threads/${threadId}/comments`, comment, { idempotencyKey });

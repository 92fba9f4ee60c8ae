import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';

export type ThreadWire = Schemas['DiscussionThread'];
export type PostWire = Schemas['DiscussionPost'];
export type QuestionWire = Schemas['ListedQuestion'];

interface Place {
  readonly courseId: number;
  readonly lectureId: number;
}

const ofLecture = ({ courseId, lectureId }: Place): string =>
  `/api/v1/secured/courses/${courseId}/lecture/${lectureId}/discussion`;
const ofThread = (threadId: number): string => `/api/v1/secured/discussionthreads/${threadId}`;
const ofPost = (postId: number): string => `/api/v1/secured/discussionposts/${postId}`;

/** BEY-16 `GET /secured/courses/{id}/lecture/{lectureId}/discussion`. */
export const getThreads = (
  rest: Rest,
  place: Place,
  query: PageRequest & { readonly order: string; readonly mine: string; readonly updatedSince?: string },
): Promise<PageWire<ThreadWire>> => rest.get(withQuery(ofLecture(place), { ...query }));

/** BEY-16 `POST /secured/courses/{id}/lecture/{lectureId}/discussion`. */
export const postThread = (
  rest: Rest,
  place: Place,
  thread: Schemas['NewDiscussionThread'],
  idempotencyKey: string | null | undefined,
): Promise<ThreadWire> => rest.post(ofLecture(place), thread, { idempotencyKey });

/** BEY-16 `GET /secured/discussionthreads/{threadId}/replies`. */
export const getReplies = (rest: Rest, threadId: number, query: PageRequest): Promise<PageWire<PostWire>> =>
  rest.get(withQuery(`${ofThread(threadId)}/replies`, { ...query }));

/** BEY-16 `GET /secured/discussionthreads/{threadId}`. */
export const getThread = (rest: Rest, threadId: number): Promise<ThreadWire> => rest.get(ofThread(threadId));

/** BEY-16 `POST /secured/discussionthreads/{threadId}/replies`. */
export const postReply = (
  rest: Rest,
  threadId: number,
  text: string,
  idempotencyKey: string | null | undefined,
): Promise<ThreadWire> =>
  rest.post(`${ofThread(threadId)}/replies`, { text } satisfies Schemas['DiscussionText'], { idempotencyKey });

/** BEY-16 `PUT /secured/discussionthreads/{threadId}/answer`. */
export const putAnswer = (rest: Rest, threadId: number, postId: number | null): Promise<ThreadWire> =>
  rest.put(`${ofThread(threadId)}/answer`, { postId } satisfies Schemas['DiscussionAnswerChoice']);

/** BEY-16 `PATCH /secured/discussionposts/{postId}`. */
export const patchPost = (rest: Rest, postId: number, patch: Schemas['DiscussionPostPatch']): Promise<ThreadWire> =>
  rest.patch(ofPost(postId), patch);

/** BEY-16 `GET /secured/discussionposts/{postId}`. */
export const getPost = (rest: Rest, postId: number): Promise<PostWire> => rest.get(ofPost(postId));

/** BEY-16 `DELETE /secured/discussionposts/{postId}`. */
export const deletePostById = (rest: Rest, postId: number): Promise<void> => rest.delete(ofPost(postId));

/** OP-75 `PUT /secured/discussionposts/{postId}/hidden`. */
export const putHidden = (rest: Rest, postId: number, reason: string | null): Promise<ThreadWire> =>
  rest.put(`${ofPost(postId)}/hidden`, { reason } satisfies Schemas['DiscussionHiding']);

/** OP-75 `POST /secured/discussionposts/{postId}/reports`. */
export const postReport = (rest: Rest, postId: number, reason: string): Promise<PostWire> =>
  rest.post(`${ofPost(postId)}/reports`, { reason } satisfies Schemas['NewDiscussionReport']);

/** OP-75 `POST /secured/discussionposts/{postId}/_keep`. */
export const postKeep = (rest: Rest, postId: number): Promise<PostWire> => rest.post(`${ofPost(postId)}/_keep`);

/** BEY-16 `PATCH /secured/discussionthreads/{threadId}`. */
export const patchThread = (
  rest: Rest,
  threadId: number,
  marks: Schemas['DiscussionThreadMarks'],
): Promise<ThreadWire> => rest.patch(ofThread(threadId), marks);

/** What narrows and sorts the list. */
export interface QuestionQuery {
  readonly courseId: string | undefined;
  readonly state: string | undefined;
  readonly search: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly updatedSince: string | undefined;
  readonly sort: string | undefined;
}

const questionsPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/discussionquestions`;

/** BEY-16 `GET /secured/workspaces/{id}/discussionquestions`. */
export const getQuestions = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & QuestionQuery,
): Promise<PageWire<QuestionWire>> => rest.get(withQuery(questionsPath(workspaceId), { ...query }));

/** `GET /secured/workspaces/{id}/discussionquestions.csv`. */
export const questionsCsvPath = (workspaceId: number): string => `${questionsPath(workspaceId)}.csv`;

/** BEY-16 `POST /secured/workspaces/{id}/discussionquestions/_hide`. */
export const postHide = (
  rest: Rest,
  workspaceId: number,
  hiding: Schemas['DiscussionQuestionsHiding'],
): Promise<Schemas['DiscussionQuestionsHidden']> => rest.post(`${questionsPath(workspaceId)}/_hide`, hiding);

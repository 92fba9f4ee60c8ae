import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type ScormWire = Schemas['Scorm'];
export type ScormItemWire = Schemas['ScormItem'];
export type CommittedWire = Schemas['CommittedScorm'];

const pathOf = (userCourseId: number, lectureId: number): string =>
  `/api/v1/secured/usercourses/${userCourseId}/lecture/${lectureId}/scorm`;

/** OP-70 `GET /secured/usercourses/{id}/lecture/{lectureId}/scorm`; 404 where the lecture has no package. */
export const getScorm = (rest: Rest, userCourseId: number, lectureId: number): Promise<ScormWire> =>
  rest.get(pathOf(userCourseId, lectureId));

/** The same for those who work on the course, without anybody's state. */
export const getAuthoredScorm = (rest: Rest, courseId: number, lectureId: number): Promise<ScormWire> =>
  rest.get(`/api/v1/secured/courses/${courseId}/lecture/${lectureId}/scorm`);

export interface CommitCall {
  readonly userCourseId: number;
  readonly lectureId: number;
  readonly itemId: string;
  readonly commit: Schemas['CommitScormRequest'];
  readonly idempotencyKey: string | null | undefined;
}

/** OP-70 `PUT …/scorm/{itemId}`. */
export const putScorm = (
  rest: Rest,
  { userCourseId, lectureId, itemId, commit, idempotencyKey }: CommitCall,
): Promise<CommittedWire> =>
  rest.put(`${pathOf(userCourseId, lectureId)}/${encodeURIComponent(itemId)}`, commit, { idempotencyKey });

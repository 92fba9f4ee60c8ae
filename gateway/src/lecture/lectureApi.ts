import type { Rest } from '../rest/Rest.ts';
import type { LectureContentWire } from './lectureWire.ts';

/** OP-94 `GET /public/courses/{id}/lecture/{lectureId}`; 403 where anonymous study is not allowed. */
export const getPublicLecture = (rest: Rest, courseId: number, lectureId: number): Promise<LectureContentWire> =>
  rest.getPublic(`/api/v1/public/courses/${courseId}/lecture/${lectureId}`);

/** OP-94 `GET /secured/usercourses/{id}/lecture/{lectureId}`, with progress and neighbours. */
export const getUserLecture = (
  rest: Rest,
  userCourseId: number,
  lectureId: number,
  asLearner: boolean,
): Promise<LectureContentWire> =>
  rest.get(`/api/v1/secured/usercourses/${userCourseId}/lecture/${lectureId}${asLearner ? '?view=learner' : ''}`);

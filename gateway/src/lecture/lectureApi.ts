import type { Owner } from '../globalId.ts';
import type { Rest } from '../rest/Rest.ts';
import type { LectureContentWire } from './lectureWire.ts';

/** OP-94 `GET /public/courses/{id}/lecture/{lectureId}`; 403 where anonymous study is not allowed. */
const getPublicLecture = (rest: Rest, courseId: number, lectureId: number): Promise<LectureContentWire> =>
  rest.getPublic(`/api/v1/public/courses/${courseId}/lecture/${lectureId}`);

/** OP-94 `GET /secured/usercourses/{id}/lecture/{lectureId}`, with progress and neighbours. */
const getUserLecture = (
  rest: Rest,
  userCourseId: number,
  lectureId: number,
  asLearner: boolean,
): Promise<LectureContentWire> =>
  rest.get(`/api/v1/secured/usercourses/${userCourseId}/lecture/${lectureId}${asLearner ? '?view=learner' : ''}`);

/** One lecture with its content, from wherever its owner keeps it. */
export const getLecture = (
  rest: Rest,
  { kind, id }: Owner,
  lectureId: number,
  asLearner = false,
): Promise<LectureContentWire> =>
  kind === 'course' ? getPublicLecture(rest, id, lectureId) : getUserLecture(rest, id, lectureId, asLearner);

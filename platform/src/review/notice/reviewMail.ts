import { findCourse } from '../../course/courseQueries.ts';
import type { PrepareMail } from '../../mail/preparedMail.ts';
import { findEditors } from '../editorQueries.ts';
import { countNewComments } from './reviewNoticeQueries.ts';

/** Tells someone who may edit a course of comments that others wrote since they were last told. */
export const prepareReviewMail: PrepareMail = async (trx, { mail, findPerson, addressedTo }) => {
  const courseId = Number(mail.params['courseId']);
  const person = await findPerson({ userId: Number(mail.params['userId']) });
  const course = await findCourse(trx, courseId);
  if (person === null || course === null || (await findEditors(trx, course, [person.userId])).length === 0) {
    return null;
  }
  const since = new Date(Number(mail.params['since']));
  const until = new Date(Number(mail.params['until']));
  const count = await countNewComments(trx, { courseId, userId: person.userId, since, until });
  return count === 0
    ? null
    : { ...addressedTo(person, `/courses/course/#!${courseId}`), courseName: course.name, count };
};

import type { PrepareMail } from '../../mail/preparedMail.ts';
import { findCourse } from '../courseQueries.ts';

/** Tells the one who set the moment what came of a publication. */
export const preparePublicationMail: PrepareMail = async (trx, { mail, findPerson, addressedTo }) => {
  const courseId = Number(mail.params['courseId']);
  const person = await findPerson({ userId: Number(mail.params['userId']) });
  const course = await findCourse(trx, courseId);
  return person === null || course === null
    ? null
    : {
        ...addressedTo(person, `/courses/course/#!${courseId}`),
        courseName: course.name,
        undecided: mail.params['undecided'] === 1,
      };
};

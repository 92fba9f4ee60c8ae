import { badInput } from '../errors.ts';
import type { EnrolledPeopleInput, EnrolPeopleInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { givenMember } from '../oneOf.ts';
import { peopleSelection } from '../workspace/bulk/peopleSelection.ts';
import { postPeopleEnrolment } from './userCourseApi.ts';

/** Enrols others in a course: a job does it, whose rows give the result of each (BEY-13). */
export const enrolPeople: NonNullable<MutationResolvers['enrolPeople']> = mutation(
  async ({ courseId, people, dueTime, withoutDue, notify, dryRun, idempotencyKey }: EnrolPeopleInput, { rest }) => {
    if (dueTime != null && withoutDue === true) {
      throw badInput('`withoutDue` goes without `dueTime`.', 'withoutDue');
    }
    const due = withoutDue === true ? { dueTime: null } : dueTime == null ? {} : { dueTime };
    const body = { ...toPeople(people), ...due, notify: notify !== false, dryRun: dryRun === true };
    const id = inputId(courseId, 'courseId', 'Course');
    return { job: toJob(await postPeopleEnrolment(rest, id, body, idempotencyKey)) };
  },
  {
    fields: {
      usernames: 'people.usernames',
      userIds: 'people.selection.ids',
      exceptUserIds: 'people.selection.filter.exceptIds',
      q: 'people.selection.filter',
    },
  },
);

function toPeople(people: EnrolledPeopleInput) {
  givenMember(people, 'people');
  const { usernames, selection } = people;
  return selection == null
    ? { usernames: [...(usernames ?? [])], exceptUserIds: [] }
    : peopleSelection(selection, 'people.selection');
}

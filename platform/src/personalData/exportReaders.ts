/** Who reads what of an export. */
import type { Trx } from '../db/database.ts';
import { findEnrolments } from '../enrolment/personalDataQueries.ts';
import type { Id } from '../shared/id.ts';
import { parts } from './parts.ts';
import { enrolmentMembers, type DataSubject, type PersonalData, type Rows } from './personalDataPart.ts';
import { personalDataResponse } from './personalDataSchemas.ts';

interface Reader {
  readonly member: keyof PersonalData;
  readonly read: (trx: Trx, subject: DataSubject) => Promise<unknown>;
}

const enrolmentReaders = enrolmentMembers.map((member) => ({
  member,
  read: onlyOne(
    member,
    parts.map(({ ofEnrolments }) => ofEnrolments?.[member]),
  ),
}));

/** The members of an export, in the order of its schema. Throws at start where no room reads one, or two do. */
export const exportReaders: readonly Reader[] = personalDataResponse
  .omit({ exportedTime: true })
  .keyof()
  .options.map((member) => ({
    member,
    read:
      member === 'enrolments'
        ? readEnrolments
        : onlyOne(
            member,
            parts.map((part) => part.export?.[member]),
          ),
  }));

/** The enrolments of a person, the first one first, each with what they saw, answered and earned. */
async function readEnrolments(trx: Trx, subject: DataSubject): Promise<Rows> {
  const enrolments = await findEnrolments(trx, subject);
  const ids = enrolments.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const members: (readonly [string, ReadonlyMap<Id, Rows>])[] = [];
  for (const { member, read } of enrolmentReaders) {
    members.push([member, Map.groupBy(await read(trx, subject, ids), ({ enrolmentId }) => enrolmentId)]);
  }
  return enrolments.map((enrolment) => ({
    ...enrolment,
    ...Object.fromEntries(members.map(([member, rows]) => [member, rows.get(enrolment.id) ?? []])),
  }));
}

function onlyOne<Read>(member: string, given: readonly (Read | undefined)[]): Read {
  const [read, ...others] = given.filter((each) => each !== undefined);
  if (read === undefined || others.length > 0) {
    const count = read === undefined ? 'none' : 'more than one';
    throw new Error(`One room has to read ${member} for exports of personal data, and ${count} does`);
  }
  return read;
}

/** What each room gives that holds data of people: its part of an export, and of an erasure. */
import type { z } from 'zod';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { personalDataResponse } from './personalDataSchemas.ts';

/** Rows of one kind, with the names of the wire. */
export type Rows = Readonly<Record<string, unknown>>[];

/** Whose data; the name is null for someone who was only invited. */
export interface DataSubject {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly username: string;
  readonly name: string | null;
}

export type PersonalData = z.output<typeof personalDataResponse>;
type ExportMember = Exclude<keyof PersonalData, 'exportedTime' | 'enrolments'>;

/** What stands with each enrolment of an export, in this order. */
export const enrolmentMembers = [
  'lecturesSeen',
  'answers',
  'submissions',
  'scorm',
  'videoPositions',
  'achievements',
] as const;
type EnrolmentMember = (typeof enrolmentMembers)[number];

/** Rows of these user courses, the earliest first. */
type ReadOfEnrolments = (
  trx: Trx,
  subject: DataSubject,
  userCourseIds: readonly Id[],
) => Promise<readonly { readonly enrolmentId: Id }[]>;

/** Who is erased, and when. */
export interface ErasedSubject extends DataSubject {
  readonly now: Date;
}

type EraseStep = (trx: Trx, subject: ErasedSubject) => Promise<void>;

export interface PersonalDataPart {
  /** By member of the export, which `personalDataSchemas.ts` describes. */
  readonly export?: {
    readonly [Member in ExportMember]?: (trx: Trx, subject: DataSubject) => Promise<PersonalData[Member]>;
  };
  readonly ofEnrolments?: Readonly<Partial<Record<EnrolmentMember, ReadOfEnrolments>>>;
  readonly erase?: {
    /** While the account still says what is theirs. */
    readonly beforeAccount?: EraseStep;
    /** What does not go with the account. Nobody can add to it any more: deleting the account waited for who did. */
    readonly afterAccount?: EraseStep;
  };
}

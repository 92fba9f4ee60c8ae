import type { SentenceKey, WordKey } from './texts/sentenceTexts.ts';
import { say, type EntryReader, type AuditSentence } from './entryReader.ts';

const jobStates: ReadonlyMap<string, WordKey> = new Map([
  ['WAITING', 'jobWaiting'],
  ['RUNNING', 'jobRunning'],
  ['DONE', 'jobDone'],
  ['FAILED', 'jobFailed'],
  ['CANCELLED', 'jobCancelled'],
]);

/** Kinds of jobs, with what of them is told apart. */
const jobSentences: ReadonlyMap<string, SentenceKey> = new Map([
  ['people-import', 'jobPeopleImport'],
  ['people-change INVITE', 'jobInvite'],
  ['people-change REVOKE', 'jobRevoke'],
  ['people-change WITHDRAW_ACCESS', 'jobWithdrawAccess'],
  ['people-change RESTORE_ACCESS', 'jobRestoreAccess'],
  ['people-change CHANGE_RIGHTS', 'jobChangeRights'],
  ['people-undo', 'jobPeopleUndo'],
  ['personnel-sync', 'jobPersonnelSync'],
  ['people-enrolment', 'jobEnrolment'],
  ['enrolment-change UNENROL', 'jobUnenrol'],
  ['enrolment-change CHANGE_DUE', 'jobChangeDue'],
  ['enrolment-undo', 'jobEnrolmentUndo'],
  ['answer-grading', 'jobGrading'],
  ['course-change PUBLISH', 'jobCoursePublish'],
  ['course-change UNPUBLISH', 'jobCourseUnpublish'],
  ['course-change ADD_TAG', 'jobCourseTag'],
  ['course-change REMOVE_TAG', 'jobCourseUntag'],
  ['course-change COPY', 'jobCourseCopy'],
  ['course-change HAND_OVER', 'jobCourseHandOver'],
  ['course-deletion', 'jobCourseDeletion'],
  ['course-undo', 'jobCourseUndo'],
  ['learner-message', 'jobMessage'],
  ['group-members ADD', 'jobGroupAdd'],
  ['group-members REMOVE', 'jobGroupRemove'],
  ['export', 'jobExport'],
]);

/** What is exported, by the name that the entry has of it. */
const exportWords: ReadonlyMap<string, WordKey> = new Map([
  ['PEOPLE', 'listOfPeople'],
  ['USER_COURSES', 'listOfProgress'],
  ['CERTIFICATES', 'listOfCertificates'],
  ['VOUCHERS', 'listOfCodes'],
  ['REDEMPTIONS', 'listOfRedemptions'],
  ['DISCUSSION_QUESTIONS', 'listOfQuestions'],
  ['AUDIT_ENTRIES', 'listOfAudit'],
  ['COURSES', 'listOfCourses'],
]);

/** The kinds of jobs that have a sentence. */
export const jobsWithSentence: readonly string[] = [...jobSentences.keys()];

/** The line of a job: what it did, how many it could not do, and where it stands unless it has simply ended; or what it waits for. */
export function jobStarted(reader: EntryReader): AuditSentence {
  const { done = 0, refused = 0, state = 'RUNNING', unconfirmedDepartures = 0 } = reader.entry.outcome ?? {};
  if (unconfirmedDepartures > 0) {
    return say('jobSyncWaits', { departures: unconfirmedDepartures });
  }
  const change = reader.text('change');
  const key = jobSentences.get([reader.text('kind'), ...(change === null ? [] : [change])].join(' ')) ?? 'jobOther';
  const list = { words: [exportWords.get(reader.text('exported') ?? '') ?? 'someData'] } as const;
  return {
    ...say(key, reader.course, reader.group, { done, list }),
    more: [
      ...(refused === 0 ? [] : [say('jobNotAll', { failed: refused })]),
      ...(state === 'DONE' ? [] : [say('jobState', { state: { words: [stateWord(state)] } })]),
    ],
  };
}

export function jobEnded(reader: EntryReader): AuditSentence {
  const departures = reader.number('unconfirmedDepartures') ?? 0;
  if (departures > 0) {
    return say('jobSyncWaits', { departures });
  }
  const counts = {
    done: reader.number('done') ?? 0,
    unchanged: reader.number('unchanged') ?? 0,
    failed: reader.number('refused') ?? 0,
  };
  const state = reader.text('state') ?? 'FAILED';
  return state === 'DONE'
    ? say('jobEnded', counts)
    : say('jobStopped', counts, { state: { words: [stateWord(state)] } });
}

const stateWord = (state: string): WordKey => jobStates.get(state) ?? 'jobFailed';

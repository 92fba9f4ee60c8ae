import { errorCatalogue, type ErrorCode } from '../errors.ts';

/** What can happen to a row of a job, by its code, in a sentence: beside these a row has the codes of the error catalogue. */
export const rowOutcomes = {
  ACCESS_RESTORED: 'The access was given back.',
  ACCESS_WITHDRAWN: 'The access was withdrawn.',
  ADDED: 'The person was added.',
  ADDRESS_DIFFERS: 'The personnel system has another address for this person.',
  ADMIN: 'An admin loses no access by a system.',
  ASKED_AGAIN: 'The question is asked again, as the option that was chosen is gone.',
  BEGUN: 'The course has been begun, so that the enrolment stays.',
  BY_ADDRESS: 'The group has everyone with an address of this domain.',
  CHANGED_SINCE: 'It was changed since, so that it stays.',
  COMPLETED: 'The course has been completed.',
  COPIED: 'A copy was made.',
  DELETED: 'The course was deleted.',
  DEPARTED: 'The access was withdrawn, as the personnel system has this person no more.',
  DUE_CHANGED: 'The enrolment was there already; its due date was changed.',
  DUE_MOVED: 'The due date was changed.',
  DUPLICATE_ADDRESS: 'The personnel system has this address more than once.',
  ENDED: 'The course has been completed or left.',
  ENROLLED: 'The person was enrolled.',
  GONE: 'What it is about is not there any more.',
  HANDED_OVER: 'The course has another author.',
  HAS_ACCESS: 'There is access already.',
  HAS_ACCOUNT: 'There is an account already.',
  INVITED: 'The invitation was sent.',
  JOINED: 'The person was put into the group.',
  LAST_ADMIN: 'A workspace keeps its last admin.',
  LEFT: 'This person has no access any more.',
  LEFT_GROUP: 'The person was taken out of the group.',
  LINK_DEAD: 'The address leads nowhere.',
  LINK_UNSURE: 'The other site did not say whether the address leads anywhere.',
  LINK_WORKS: 'The address works.',
  LINKED: 'The person is known to the personnel system, and nothing else changed.',
  MAILS_TODAY: 'This person was written to as often as may be in a day.',
  MEMBER: 'The person is in the group already.',
  MESSAGED: 'The mail was sent.',
  NOBODY: 'Nobody in this workspace has this address.',
  NOT_UNDONE: 'This cannot be taken back.',
  NO_ACCESS: 'There was no access.',
  NO_ACCOUNT: 'There is no account yet.',
  NO_ADDRESS: 'There is no e-mail address.',
  NO_AUTHOR: 'This person may not create courses any more.',
  NO_MEMBER: 'The person was not in the group.',
  OWN_ACCESS: 'Nobody changes their own access.',
  POINTS_GAINED: 'Answers that were wrong count as right now.',
  POINTS_LOST: 'Answers that were right do not count any more.',
  PUBLISHED: 'The course was published.',
  REMOVED: 'The person was taken out of the workspace again.',
  RENAMED: 'The name was changed.',
  RESULT_KEPT: 'The outcome of the answers stays.',
  RETURNED: 'The access was given back, as the personnel system has this person again.',
  REVOKED: 'The invitation is revoked.',
  RIGHTS_CHANGED: 'The rights were changed.',
  STARTS_LATER: 'The enrolment begins once the address is proven.',
  STOPPED: 'This person has stopped mails about courses.',
  THERE: 'It was so already.',
  TAGGED: 'The tag was added.',
  TAGS_FULL: 'The course has as many tags as it may.',
  TEMPLATE: 'A template is in no catalogue, so that it is not published.',
  TRIAL: 'A trial writes to its admins alone.',
  TRIAL_MAKER: 'Who made a trial keeps their access.',
  TWICE: 'A row before was about the same.',
  UNENROLLED: 'The person was taken out of the course.',
  UNENROLLED_KEPT: 'The person was taken out of the course; what they did is kept.',
  UNFINISHED: 'The course has parts that are not finished.',
  UNPUBLISHED: 'The course was taken out of the catalogue; who is enrolled keeps it.',
  UNTAGGED: 'The tag was removed.',
  WAITS_NO_MORE: 'The enrolment will not begin later.',
  WOULD_ADD: 'The person would be added.',
  WOULD_LEAVE: 'The access would be withdrawn.',
  WOULD_LINK: 'The person would be known to the personnel system.',
  WOULD_RETURN: 'The access would be given back.',
} as const;

export type RowOutcome = keyof typeof rowOutcomes;

/** What was done, or the code of a refusal. */
export type RowCode = RowOutcome | `${ErrorCode}`;

export const rowOutcomeNames = Object.keys(rowOutcomes) as [RowOutcome, ...RowOutcome[]];

/** The outcome that a code names; null for one of the error catalogue, and for none. */
export const outcomeOf = (code: string | null): RowOutcome | null =>
  code !== null && Object.hasOwn(rowOutcomes, code) ? (code as RowOutcome) : null;

interface Told {
  readonly state: string;
  readonly code: string | null;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Why a row was refused, in a sentence; null for one that was not. */
export function refusalOf({ state, code, params }: Told): string | null {
  if (state !== 'REFUSED' || code === null) {
    return null;
  }
  const said = params['message'];
  if (typeof said === 'string') {
    return said;
  }
  const outcome = outcomeOf(code);
  if (outcome !== null) {
    return rowOutcomes[outcome];
  }
  return Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code as ErrorCode].message : null;
}

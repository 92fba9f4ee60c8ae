import type { AuditAction } from '../appendAudit.ts';
import type { ToldEntry } from './auditThings.ts';
import { jobEnded, jobStarted } from './jobSentences.ts';
import type { SentenceKey, WordKey } from './texts/sentenceTexts.ts';
import { about, ofPerson, say, Told, type SentenceValue, type Teller, type ToldSentence } from './told.ts';

const realmWords: ReadonlyMap<string, WordKey> = new Map([
  ['google', 'google'],
  ['facebook', 'facebook'],
  ['custom-oauth2', 'throughCompany'],
]);

/** As it stands after “with”: some languages have a form of their own for it. */
const realmOf = (told: Told): Readonly<Record<string, SentenceValue>> => ({
  provider: { words: [realmWords.get(told.text('realm') ?? '') ?? 'throughAnother'] },
});

/** The codes of a sign-in at a provider that was refused. */
const refusals: ReadonlyMap<string, SentenceKey> = new Map([
  ['1001', 'externalRefusedNobody'],
  ['9905', 'externalRefusedUnproven'],
  ['1100', 'externalRefusedInvitation'],
  ['1101', 'externalRefusedInvitation'],
]);

const integrationWords: ReadonlyMap<string, WordKey> = new Map([
  ['PERSONNEL', 'personnelSystem'],
  ['OAUTH2', 'companySignIn'],
  ['LOOM', 'loom'],
  ['FORUM', 'forum'],
  ['PUSH_NOTIFICATION', 'pushNotifications'],
  ['SCIM', 'identityProvider'],
]);

const rightWords: readonly (readonly [string, boolean, WordKey])[] = [
  ['admin', true, 'nowAdmin'],
  ['admin', false, 'noLongerAdmin'],
  ['createCourse', true, 'mayCreateCourses'],
  ['createCourse', false, 'mayNotCreateCourses'],
  ['createVoucher', true, 'mayManageCampaigns'],
  ['createVoucher', false, 'mayNotManageCampaigns'],
];

const rightsOf = (told: Told, only?: true): readonly WordKey[] =>
  rightWords.filter(([name, value]) => told.is(name, value) && (only === undefined || value)).map(([, , word]) => word);

const orNone = (words: readonly WordKey[]): readonly WordKey[] => (words.length === 0 ? ['noRights'] : words);

const listWords: ReadonlyMap<string, WordKey> = new Map([
  ['people', 'listOfPeople'],
  ['progress', 'listOfProgress'],
  ['auditlog', 'listOfAudit'],
  ['discussionquestions', 'listOfQuestions'],
  ['privacyrequests', 'listOfRequests'],
]);

const requestWords = (told: Told): Readonly<Record<string, SentenceValue>> => ({
  request: { words: [told.is('kind', 'ERASURE') ? 'erasure' : 'dataCopy'] },
  number: told.number('privacyRequestId') ?? 0,
});

/** How long something is kept; null stands for no limit. */
function monthsOf(told: Told, name: string): SentenceValue {
  const months = told.number(name);
  return months === null ? { words: ['withoutLimit'] } : { months };
}

/** Of somebody's enrolment, with the day by which it is due or without one. */
function withDue(without: SentenceKey, withDay: SentenceKey): Teller {
  return (told) =>
    told.due === null ? say(without, told.person, told.course) : say(withDay, told.person, told.course, told.due);
}

/** When a course that a group takes is due: by a day, so many days after the enrolment, or not. */
function groupCourse(plain: SentenceKey, byDay: SentenceKey, afterDays: SentenceKey): Teller {
  return (told) => {
    const days = told.number('dueDays');
    if (told.due !== null) {
      return say(byDay, told.group, told.course, told.due);
    }
    return days === null ? say(plain, told.group, told.course) : say(afterDays, told.group, told.course, { days });
  };
}

/** The sentence of each action of the log. */
const tellers: Readonly<Record<AuditAction, Teller>> = {
  SIGNED_IN: () => 'signedIn',
  SIGN_IN_REFUSED: (told) => {
    const isLocked = told.is('reason', 'locked');
    return ofPerson(
      isLocked ? 'signInRefusedLocked' : 'signInRefused',
      isLocked ? 'signInRefusedUnknownLocked' : 'signInRefusedUnknown',
    )(told);
  },
  LOCKED: ofPerson('locked', 'lockedUnknown'),
  UNLOCKED: about('unlocked', 'person'),
  SIGNED_OUT: () => 'signedOut',
  SIGNED_OUT_EVERYWHERE: () => 'signedOutEverywhere',
  SESSION_MISUSED: about('sessionMisused', 'person'),
  PASSWORD_RESET_REQUESTED: (told) =>
    told.is('sent', false) ? 'passwordResetRequestedTooOften' : 'passwordResetRequested',
  PASSWORD_RESET: () => 'passwordReset',
  PASSWORD_CHANGED: () => 'passwordChanged',
  REGISTERED: (told) => (told.text('realm') === null ? 'registered' : say('registeredThrough', realmOf(told))),
  EXTERNAL_SIGN_IN: (told) => {
    if (told.is('handedOver', true)) {
      return say('externalSignInHandedOver', realmOf(told));
    }
    return say(told.is('linked', true) ? 'externalSignInLinked' : 'externalSignIn', realmOf(told));
  },
  EXTERNAL_REFUSED: (told) => {
    const code = told.number('code') ?? told.text('code');
    return say(refusals.get(String(code)) ?? 'externalRefused', realmOf(told));
  },
  RIGHTS_CHANGED: (told) => say('rightsChanged', told.person, { rights: { words: orNone(rightsOf(told)) } }),
  PERSON_ADDED: (told) => {
    const rights = rightsOf(told, true);
    return rights.length === 0
      ? say('personAdded', told.person)
      : say('personAddedWithRights', told.person, { rights: { words: rights } });
  },
  PERSON_REMOVED: about('personRemoved', 'person'),
  INVITED: about('invited', 'person'),
  INVITATION_REVOKED: about('invitationRevoked', 'person'),
  INVITATION_ACCEPTED: () => 'invitationAccepted',
  PROFILE_CHANGED: (told) => {
    const keys = told.entry.details['keys'];
    return say('profileChanged', { settings: Array.isArray(keys) ? keys.length : 0 });
  },
  CONSENT_CREATED: () => 'consentCreated',
  CONSENT_ACCEPTED: () => 'consentAccepted',
  INTEGRATION_CHANGED: integrationChanged,
  CAMPAIGN_CREATED: about('campaignCreated', 'campaign', 'course'),
  CAMPAIGN_CHANGED: (told) => say(told.is('active', false) ? 'campaignChangedOff' : 'campaignChanged', told.campaign),
  CAMPAIGN_DELETED: (told) =>
    say('campaignDeleted', told.campaign, {
      codes: told.number('voucherCount') ?? 0,
      used: told.number('usageCount') ?? 0,
    }),
  VOUCHERS_CREATED: (told) => say('codesCreated', told.campaign, { amount: told.number('amount') ?? 0 }),
  WORKSPACE_CREATED: () => 'workspaceCreated',
  DATA_EXPORTED: (told) => (told.isOwn ? 'ownDataExported' : say('dataExported', told.person)),
  LIST_DOWNLOADED: listDownloaded,
  ACCOUNT_ERASED: (told) => {
    if (told.isOwn) {
      return 'ownAccountErased';
    }
    return say(told.is('reason', 'INACTIVE') ? 'accountErasedUnused' : 'accountErased', told.person);
  },
  ACCESS_WITHDRAWN: about('accessWithdrawn', 'person'),
  ACCESS_RESTORED: about('accessRestored', 'person'),
  PERSON_ENROLLED: withDue('personEnrolled', 'personEnrolledDue'),
  DUE_DATE_CHANGED: withDue('dueDateRemoved', 'dueDateChanged'),
  WAITING_ENROLMENT_CANCELLED: about('waitingCancelled', 'course'),
  PERSON_UNENROLLED: (told) =>
    say(told.is('ended', true) ? 'personUnenrolledKept' : 'personUnenrolled', told.person, told.course),
  DISCUSSION_MODERATED: (told) => say(moderationOf(told), told.course, told.person),
  DISCUSSION_REPORTED: about('discussionReported', 'course'),
  LEARNERS_MESSAGED: (told) => say('learnersMessaged', told.thing('JOB', 'jobId')),
  GROUP_CREATED: about('groupCreated', 'group'),
  GROUP_CHANGED: about('groupChanged', 'group'),
  GROUP_DELETED: about('groupDeleted', 'group'),
  GROUP_JOINED: about('groupJoined', 'person', 'group'),
  GROUP_LEFT: about('groupLeft', 'person', 'group'),
  GROUP_COURSE_ASSIGNED: groupCourse('groupCourseAssigned', 'groupCourseAssignedDue', 'groupCourseAssignedDays'),
  GROUP_COURSE_CHANGED: groupCourse('groupCourseChanged', 'groupCourseChangedDue', 'groupCourseChangedDays'),
  GROUP_COURSE_REMOVED: about('groupCourseRemoved', 'group', 'course'),
  RETENTION_CHANGED: (told) =>
    say('retentionChanged', {
      audit: monthsOf(told, 'auditMonths'),
      facts: monthsOf(told, 'factMonths'),
      accounts: monthsOf(told, 'inactiveAccountMonths'),
    }),
  PRIVACY_REQUEST_LOGGED: (told) =>
    told.hasPerson ? say('requestLoggedOf', requestWords(told), told.person) : say('requestLogged', requestWords(told)),
  PRIVACY_REQUEST_CLOSED: (told) =>
    say(told.is('state', 'DONE') ? 'requestDone' : 'requestCancelled', requestWords(told)),
  CERTIFICATE_REVOKED: (told) => say('certificateRevoked', told.person, told.course, certificateOf(told)),
  CERTIFICATE_RESTORED: (told) => say('certificateRestored', told.person, told.course, certificateOf(told)),
  COURSE_DELETED: (told) => say('courseDeleted', told.course, { learners: told.number('learners') ?? 0 }),
  COURSE_LOCK_OVERRIDDEN: about('courseLockOverridden', 'course', 'person'),
  JOB_STARTED: jobStarted,
  JOB_ENDED: jobEnded,
};

const certificateOf = (told: Told) => told.thing('CERTIFICATE', 'certificateId');

function integrationChanged(told: Told): ToldSentence {
  const provider: Readonly<Record<string, SentenceValue>> = {
    provider: { words: [integrationWords.get(told.text('type') ?? '') ?? 'anotherProvider'] },
  };
  switch (told.text('change')) {
    case 'connected':
      return say('integrationConnected', provider);
    case 'disconnected':
      return say('integrationDisconnected', provider);
    case 'synced':
      return say('integrationSynced', {
        added: told.number('added') ?? 0,
        returned: told.number('returned') ?? 0,
        departed: told.number('departed') ?? 0,
      });
    default:
      return say('integrationChanged', provider);
  }
}

function listDownloaded(told: Told): ToldSentence {
  const list = told.text('list') ?? '';
  switch (list) {
    case 'vouchers':
      return say('codesDownloaded', told.campaign);
    case 'redemptions':
      return say('redemptionsDownloaded', told.campaign);
    case 'jobrows':
      return say('reportDownloaded', told.thing('JOB', 'jobId'));
    default:
      return say('listDownloaded', { list: { words: [listWords.get(list) ?? 'anotherList'] } });
  }
}

function moderationOf(told: Told): SentenceKey {
  const does: readonly (readonly [string, boolean, SentenceKey, SentenceKey])[] = [
    ['hidden', true, 'postHidden', 'postOfNobodyHidden'],
    ['hidden', false, 'postShown', 'postOfNobodyShown'],
    ['pinned', true, 'questionPinned', 'questionOfNobodyPinned'],
    ['pinned', false, 'questionUnpinned', 'questionOfNobodyUnpinned'],
    ['closed', true, 'questionClosed', 'questionOfNobodyClosed'],
    ['closed', false, 'questionOpened', 'questionOfNobodyOpened'],
    ['kept', true, 'postKept', 'postOfNobodyKept'],
  ];
  const [, , ofSomeone, ofNobody] = does.find(([name, value]) => told.is(name, value)) ?? [
    '',
    true,
    'discussionModerated',
    'discussionModerated',
  ];
  return told.hasPerson ? ofSomeone : ofNobody;
}

/** The sentence that tells an entry; one of a later version is told as something else. */
export function tell(entry: ToldEntry): ToldSentence {
  const told = new Told(entry);
  const teller = Object.hasOwn(tellers, entry.action) ? tellers[entry.action as AuditAction] : () => 'other' as const;
  const sentence = teller(told);
  return typeof sentence === 'string' ? say(sentence) : sentence;
}

/** Who did it, for an entry that names nobody: another system, nobody who was signed in, or Lectern at its hour. */
export function actorWord({ action, details }: ToldEntry): WordKey {
  if (details['by'] === 'scim') {
    return 'byIdentityProvider';
  }
  if (details['by'] === 'sync') {
    return 'byPersonnelSystem';
  }
  return withoutSession.has(action) ? 'notSignedIn' : 'automatic';
}

const withoutSession: ReadonlySet<string> = new Set<AuditAction>([
  'SIGN_IN_REFUSED',
  'EXTERNAL_REFUSED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_RESET',
]);

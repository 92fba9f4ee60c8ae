import type { AuditAction } from '../appendAudit.ts';
import type { LoggedEntry } from './auditThings.ts';
import { jobEnded, jobStarted } from './jobSentences.ts';
import type { SentenceKey, WordKey } from './texts/sentenceTexts.ts';
import {
  about,
  ofPerson,
  say,
  EntryReader,
  type SentenceValue,
  type SentenceOf,
  type AuditSentence,
} from './entryReader.ts';

const realmWords: ReadonlyMap<string, WordKey> = new Map([
  ['google', 'google'],
  ['facebook', 'facebook'],
  ['custom-oauth2', 'throughCompany'],
]);

/** As it stands after “with”: some languages have a form of their own for it. */
const realmOf = (reader: EntryReader): Readonly<Record<string, SentenceValue>> => ({
  provider: { words: [realmWords.get(reader.text('realm') ?? '') ?? 'throughAnother'] },
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

const rightsOf = (reader: EntryReader, only?: true): readonly WordKey[] =>
  rightWords
    .filter(([name, value]) => reader.is(name, value) && (only === undefined || value))
    .map(([, , word]) => word);

const orNone = (words: readonly WordKey[]): readonly WordKey[] => (words.length === 0 ? ['noRights'] : words);

const listWords: ReadonlyMap<string, WordKey> = new Map([
  ['people', 'listOfPeople'],
  ['progress', 'listOfProgress'],
  ['auditlog', 'listOfAudit'],
  ['discussionquestions', 'listOfQuestions'],
  ['privacyrequests', 'listOfRequests'],
]);

const requestWords = (reader: EntryReader): Readonly<Record<string, SentenceValue>> => ({
  request: { words: [reader.is('kind', 'ERASURE') ? 'erasure' : 'dataCopy'] },
  number: reader.number('privacyRequestId') ?? 0,
});

/** How long something is kept; null stands for no limit. */
function monthsOf(reader: EntryReader, name: string): SentenceValue {
  const months = reader.number(name);
  return months === null ? { words: ['withoutLimit'] } : { months };
}

/** Of someone's enrolment, with the day by which it is due or without one. */
function withDue(without: SentenceKey, withDay: SentenceKey): SentenceOf {
  return (reader) =>
    reader.due === null
      ? say(without, reader.person, reader.course)
      : say(withDay, reader.person, reader.course, reader.due);
}

/** When a course that a group takes is due: by a day, so many days after the enrolment, or not. */
function groupCourse(plain: SentenceKey, byDay: SentenceKey, afterDays: SentenceKey): SentenceOf {
  return (reader) => {
    const days = reader.number('dueDays');
    if (reader.due !== null) {
      return say(byDay, reader.group, reader.course, reader.due);
    }
    return days === null
      ? say(plain, reader.group, reader.course)
      : say(afterDays, reader.group, reader.course, { days });
  };
}

/** The sentence of each action of the log. */
const tellers: Readonly<Record<AuditAction, SentenceOf>> = {
  SIGNED_IN: () => 'signedIn',
  SIGN_IN_REFUSED: (reader) => {
    const isLocked = reader.is('reason', 'locked');
    return ofPerson(
      isLocked ? 'signInRefusedLocked' : 'signInRefused',
      isLocked ? 'signInRefusedUnknownLocked' : 'signInRefusedUnknown',
    )(reader);
  },
  LOCKED: ofPerson('locked', 'lockedUnknown'),
  UNLOCKED: about('unlocked', 'person'),
  SIGNED_OUT: () => 'signedOut',
  SIGNED_OUT_EVERYWHERE: () => 'signedOutEverywhere',
  SESSION_MISUSED: about('sessionMisused', 'person'),
  PASSWORD_RESET_REQUESTED: (reader) =>
    reader.is('sent', false) ? 'passwordResetRequestedTooOften' : 'passwordResetRequested',
  PASSWORD_RESET: () => 'passwordReset',
  PASSWORD_CHANGED: () => 'passwordChanged',
  API_TOKEN_CREATED: (reader) => (reader.isOwn ? 'apiTokenCreated' : say('apiTokenCreatedOf', reader.person)),
  API_TOKEN_ROTATED: (reader) => (reader.isOwn ? 'apiTokenRotated' : say('apiTokenRotatedOf', reader.person)),
  API_TOKEN_REVOKED: (reader) => (reader.isOwn ? 'apiTokenRevoked' : say('apiTokenRevokedOf', reader.person)),
  SERVICE_ACCOUNT_CREATED: about('serviceAccountCreated', 'person'),
  SERVICE_ACCOUNT_CHANGED: about('serviceAccountChanged', 'person'),
  SERVICE_ACCOUNT_DELETED: about('serviceAccountDeleted', 'person'),
  WEBHOOK_CREATED: () => 'webhookCreated',
  WEBHOOK_CHANGED: () => 'webhookChanged',
  WEBHOOK_DELETED: () => 'webhookDeleted',
  WEBHOOK_SECRET_ROTATED: () => 'webhookSecretRotated',
  WEBHOOK_ENABLED: () => 'webhookEnabled',
  WEBHOOK_DISABLED: (reader) => (reader.is('reason', 'GONE') ? 'webhookGone' : 'webhookDisabled'),
  REGISTERED: (reader) => (reader.text('realm') === null ? 'registered' : say('registeredThrough', realmOf(reader))),
  EXTERNAL_SIGN_IN: (reader) => {
    if (reader.is('handedOver', true)) {
      return say('externalSignInHandedOver', realmOf(reader));
    }
    return say(reader.is('linked', true) ? 'externalSignInLinked' : 'externalSignIn', realmOf(reader));
  },
  EXTERNAL_REFUSED: (reader) => {
    const code = reader.number('code') ?? reader.text('code');
    return say(refusals.get(String(code)) ?? 'externalRefused', realmOf(reader));
  },
  RIGHTS_CHANGED: (reader) => say('rightsChanged', reader.person, { rights: { words: orNone(rightsOf(reader)) } }),
  PERSON_ADDED: (reader) => {
    const rights = rightsOf(reader, true);
    return rights.length === 0
      ? say('personAdded', reader.person)
      : say('personAddedWithRights', reader.person, { rights: { words: rights } });
  },
  PERSON_REMOVED: about('personRemoved', 'person'),
  INVITED: about('invited', 'person'),
  INVITATION_REVOKED: about('invitationRevoked', 'person'),
  INVITATION_ACCEPTED: () => 'invitationAccepted',
  PROFILE_CHANGED: (reader) => {
    const keys = reader.entry.details['keys'];
    return say('profileChanged', { settings: Array.isArray(keys) ? keys.length : 0 });
  },
  CONSENT_CREATED: () => 'consentCreated',
  CONSENT_ACCEPTED: () => 'consentAccepted',
  INTEGRATION_CHANGED: integrationChanged,
  CAMPAIGN_CREATED: about('campaignCreated', 'campaign', 'course'),
  CAMPAIGN_CHANGED: (reader) =>
    say(reader.is('active', false) ? 'campaignChangedOff' : 'campaignChanged', reader.campaign),
  CAMPAIGN_DELETED: (reader) =>
    say('campaignDeleted', reader.campaign, {
      codes: reader.number('voucherCount') ?? 0,
      used: reader.number('usageCount') ?? 0,
    }),
  VOUCHERS_CREATED: (reader) => say('codesCreated', reader.campaign, { amount: reader.number('amount') ?? 0 }),
  WORKSPACE_CREATED: () => 'workspaceCreated',
  DATA_EXPORTED: (reader) => (reader.isOwn ? 'ownDataExported' : say('dataExported', reader.person)),
  LIST_DOWNLOADED: listDownloaded,
  ACCOUNT_ERASED: (reader) => {
    if (reader.isOwn) {
      return 'ownAccountErased';
    }
    return say(reader.is('reason', 'INACTIVE') ? 'accountErasedUnused' : 'accountErased', reader.person);
  },
  ACCESS_WITHDRAWN: about('accessWithdrawn', 'person'),
  ACCESS_RESTORED: about('accessRestored', 'person'),
  PERSON_ENROLLED: withDue('personEnrolled', 'personEnrolledDue'),
  DUE_DATE_CHANGED: withDue('dueDateRemoved', 'dueDateChanged'),
  WAITING_ENROLMENT_CANCELLED: about('waitingCancelled', 'course'),
  PERSON_UNENROLLED: (reader) =>
    say(reader.is('ended', true) ? 'personUnenrolledKept' : 'personUnenrolled', reader.person, reader.course),
  DISCUSSION_MODERATED: (reader) => say(moderationOf(reader), reader.course, reader.person),
  DISCUSSION_REPORTED: about('discussionReported', 'course'),
  LEARNERS_MESSAGED: (reader) => say('learnersMessaged', reader.thing('JOB', 'jobId')),
  GROUP_CREATED: about('groupCreated', 'group'),
  GROUP_CHANGED: about('groupChanged', 'group'),
  GROUP_DELETED: about('groupDeleted', 'group'),
  GROUP_JOINED: about('groupJoined', 'person', 'group'),
  GROUP_LEFT: about('groupLeft', 'person', 'group'),
  GROUP_COURSE_ASSIGNED: groupCourse('groupCourseAssigned', 'groupCourseAssignedDue', 'groupCourseAssignedDays'),
  GROUP_COURSE_CHANGED: groupCourse('groupCourseChanged', 'groupCourseChangedDue', 'groupCourseChangedDays'),
  GROUP_COURSE_REMOVED: about('groupCourseRemoved', 'group', 'course'),
  RETENTION_CHANGED: (reader) =>
    say('retentionChanged', {
      audit: monthsOf(reader, 'auditMonths'),
      facts: monthsOf(reader, 'factMonths'),
      accounts: monthsOf(reader, 'inactiveAccountMonths'),
    }),
  PRIVACY_REQUEST_LOGGED: (reader) =>
    reader.hasPerson
      ? say('requestLoggedOf', requestWords(reader), reader.person)
      : say('requestLogged', requestWords(reader)),
  PRIVACY_REQUEST_CLOSED: (reader) =>
    say(reader.is('state', 'DONE') ? 'requestDone' : 'requestCancelled', requestWords(reader)),
  CERTIFICATE_REVOKED: (reader) => say('certificateRevoked', reader.person, reader.course, certificateOf(reader)),
  CERTIFICATE_RESTORED: (reader) => say('certificateRestored', reader.person, reader.course, certificateOf(reader)),
  COURSE_DELETED: (reader) => say('courseDeleted', reader.course, { learners: reader.number('learners') ?? 0 }),
  COURSE_HANDED_OVER: about('courseHandedOver', 'course', 'person'),
  COURSE_LOCK_OVERRIDDEN: about('courseLockOverridden', 'course', 'person'),
  JOB_STARTED: jobStarted,
  JOB_ENDED: jobEnded,
};

const certificateOf = (reader: EntryReader) => reader.thing('CERTIFICATE', 'certificateId');

function integrationChanged(reader: EntryReader): AuditSentence {
  const provider: Readonly<Record<string, SentenceValue>> = {
    provider: { words: [integrationWords.get(reader.text('type') ?? '') ?? 'anotherProvider'] },
  };
  switch (reader.text('change')) {
    case 'connected':
      return say('integrationConnected', provider);
    case 'disconnected':
      return say('integrationDisconnected', provider);
    case 'synced':
      return say('integrationSynced', {
        added: reader.number('added') ?? 0,
        returned: reader.number('returned') ?? 0,
        departed: reader.number('departed') ?? 0,
      });
    default:
      return say('integrationChanged', provider);
  }
}

function listDownloaded(reader: EntryReader): AuditSentence {
  const list = reader.text('list') ?? '';
  switch (list) {
    case 'vouchers':
      return say('codesDownloaded', reader.campaign);
    case 'redemptions':
      return say('redemptionsDownloaded', reader.campaign);
    case 'export':
      return say('exportDownloaded');
    case 'jobrows':
      return say('reportDownloaded', reader.thing('JOB', 'jobId'));
    default:
      return say('listDownloaded', { list: { words: [listWords.get(list) ?? 'anotherList'] } });
  }
}

function moderationOf(reader: EntryReader): SentenceKey {
  const does: readonly (readonly [string, boolean, SentenceKey, SentenceKey])[] = [
    ['hidden', true, 'postHidden', 'postOfNobodyHidden'],
    ['hidden', false, 'postShown', 'postOfNobodyShown'],
    ['pinned', true, 'questionPinned', 'questionOfNobodyPinned'],
    ['pinned', false, 'questionUnpinned', 'questionOfNobodyUnpinned'],
    ['closed', true, 'questionClosed', 'questionOfNobodyClosed'],
    ['closed', false, 'questionOpened', 'questionOfNobodyOpened'],
    ['kept', true, 'postKept', 'postOfNobodyKept'],
  ];
  const [, , ofSomeone, ofNobody] = does.find(([name, value]) => reader.is(name, value)) ?? [
    '',
    true,
    'discussionModerated',
    'discussionModerated',
  ];
  return reader.hasPerson ? ofSomeone : ofNobody;
}

/** The sentence that tells an entry; one of a later version is told as something else. */
export function tell(entry: LoggedEntry): AuditSentence {
  const reader = new EntryReader(entry);
  const teller = Object.hasOwn(tellers, entry.action) ? tellers[entry.action as AuditAction] : () => 'other' as const;
  const sentence = teller(reader);
  return typeof sentence === 'string' ? say(sentence) : sentence;
}

/** Who did it, for an entry that names nobody: another system, nobody who was signed in, or Lectern at its hour. */
export function actorWord({ action, details }: LoggedEntry): WordKey {
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

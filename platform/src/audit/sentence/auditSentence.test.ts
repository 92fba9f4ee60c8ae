import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../shared/languages.ts';
import { exportKindNames } from '../../bulkExport/exportKinds.ts';
import { auditActions, type AuditAction } from '../appendAudit.ts';
import { tell } from './auditSentence.ts';
import type { Names, SentencePart, LoggedEntry } from './auditThings.ts';
import { sentenceKeys, sentenceTexts, wordKeys } from './texts/sentenceTexts.ts';
import { textOf, writeActor, writeSentence } from './writeSentence.ts';

const anEntry = (
  action: string,
  details: LoggedEntry['details'] = {},
  over: Partial<LoggedEntry> = {},
): LoggedEntry => ({
  time: new Date('2026-11-26T09:00:00Z'),
  action,
  actorId: 7,
  subjectId: 8,
  details,
  jobId: null,
  outcome: null,
  ...over,
});

const known = new Map([
  ['PERSON 7', 'Ada Example'],
  ['PERSON 8', 'Mira Chen'],
  ['COURSE 103', 'Writing Clear Emails'],
  ['CAMPAIGN 5', 'Spring'],
  ['GROUP 9', 'IT'],
]);
const names: Names = {
  of: ({ kind, id }) => {
    const name = known.get(`${kind} ${id}`) ?? null;
    return { name, here: name !== null };
  },
};

const said = (entry: LoggedEntry, language: Language = 'en'): string => textOf(writeSentence(entry, names, language));

describe('AUDIT OP-160 an entry of the audit log is a sentence', () => {
  test.each(auditActions)('%s has one in every language, whatever its details are', (action: AuditAction) => {
    expect(tell(anEntry(action)).key).not.toBe('other');
    for (const language of languages) {
      for (const entry of [anEntry(action), anEntry(action, {}, { subjectId: null, actorId: null })]) {
        expect(said(entry, language)).toMatch(/^[\p{L}\d„“«]/u);
      }
    }
  });

  test.each<[AuditAction, LoggedEntry['details'], string]>([
    [
      'PERSON_ENROLLED',
      { courseId: 103, dueTime: '2026-11-27T23:59:59.000Z' },
      'Enrolled Mira Chen in Writing Clear Emails, due 27 Nov',
    ],
    ['PERSON_ENROLLED', { courseId: 103, dueTime: null }, 'Enrolled Mira Chen in Writing Clear Emails'],
    [
      'DUE_DATE_CHANGED',
      { courseId: 103, dueTime: '2027-01-04T23:59:59.000Z' },
      'Set the due date of Mira Chen in Writing Clear Emails to 4 Jan 2027',
    ],
    ['DUE_DATE_CHANGED', { courseId: 103, dueTime: null }, 'Removed the due date of Mira Chen in Writing Clear Emails'],
    ['INTEGRATION_CHANGED', { type: 'OAUTH2', change: 'disconnected' }, 'Disconnected single sign-on'],
    [
      'RIGHTS_CHANGED',
      { createCourse: true, createVoucher: false },
      'Changed the rights of Mira Chen: may create courses, may no longer manage campaigns',
    ],
    ['LIST_DOWNLOADED', { list: 'jobrows', jobId: 4175 }, 'Downloaded the report of background work no. 4175'],
    [
      'COURSE_DELETED',
      { courseId: 12, learners: 3 },
      'Deleted the course a deleted course (no. 12) with the progress of 3 learners',
    ],
    ['GROUP_JOINED', { groupId: 9 }, 'Added Mira Chen to the group IT'],
    [
      'CAMPAIGN_DELETED',
      { campaignId: 5, voucherCount: 50, usageCount: 1 },
      'Deleted the campaign Spring with 50 codes, used once',
    ],
    [
      'RETENTION_CHANGED',
      { factMonths: null, auditMonths: 13, inactiveAccountMonths: 24 },
      'Changed how long things are kept: audit log 13 months, analytics without limit, accounts that nobody uses 24 months',
    ],
    [
      'DISCUSSION_MODERATED',
      { courseId: 103, postId: 4, hidden: true },
      'Hid a post of Mira Chen in the discussion of Writing Clear Emails',
    ],
    [
      'EXTERNAL_REFUSED',
      { realm: 'custom-oauth2', code: 1001 },
      'Sign-in with single sign-on refused: no account here belongs to it',
    ],
  ])('%s with %j reads as people speak', (action, details, sentence) => {
    expect(said(anEntry(action, details))).toBe(sentence);
  });

  test('the line of a job says what it did, what failed, and where it stands unless it has simply ended', () => {
    const job = (state: string, refused = 0) =>
      said(anEntry('JOB_STARTED', { kind: 'people-import' }, { outcome: { state, done: 194, unchanged: 2, refused } }));
    expect(job('DONE')).toBe('Imported 194 people');
    expect(job('DONE', 3)).toBe('Imported 194 people · 3 failed');
    expect(job('RUNNING')).toBe('Imported 194 people · running');
    expect(job('CANCELLED', 1)).toBe('Imported 194 people · 1 failed · cancelled');
  });

  test.each<[Language, string, string]>([
    ['en', 'Exported the audit log as a file', 'Exported data as a file'],
    ['de', 'Als Datei exportiert: Protokoll', 'Als Datei exportiert: Daten'],
    ['uk', 'Експортовано у файл: журнал аудиту', 'Експортовано у файл: дані'],
    ['ru', 'Экспорт в файл: журнал аудита', 'Экспорт в файл: данные'],
    ['pt', 'Exportou o registro de auditoria como arquivo', 'Exportou dados como arquivo'],
  ])('BEY-44 in %s the line of an export says of what it is', (language, ofAuditLog, ofSomething) => {
    const outcome = { state: 'DONE', done: 0, unchanged: 0, refused: 0 };
    const exported = (what: string) =>
      said(anEntry('JOB_STARTED', { kind: 'export', exported: what }, { outcome }), language);
    expect(exported('AUDIT_ENTRIES')).toBe(ofAuditLog);
    expect(exported('OF_A_LATER_VERSION')).toBe(ofSomething);
    // No two kinds are told alike, and none as one that has no words.
    expect(new Set([...exportKindNames, ''].map(exported)).size).toBe(exportKindNames.length + 1);
  });

  test('INTG-06 the line of a personnel sync that stopped says what it waits for', () => {
    const outcome = { state: 'DONE', done: 0, unchanged: 12, refused: 0, unconfirmedDepartures: 12 };
    const sentence = 'The sync with the personnel system waits for confirmation: 12 people would lose access';
    expect(said(anEntry('JOB_STARTED', { kind: 'personnel-sync' }, { outcome }))).toBe(sentence);
    expect(said(anEntry('JOB_ENDED', outcome))).toBe(sentence);
  });

  test.each<[Language, string | null, string, string]>([
    ['de', 'other', 'Mit einem anderen Anbieter angemeldet', 'Ein Konto mit einem anderen Anbieter angelegt'],
    ['de', 'custom-oauth2', 'Mit Single Sign-on angemeldet', 'Ein Konto mit Single Sign-on angelegt'],
    ['ru', 'other', 'Вход через другой сервис', 'Создание учётной записи через другой сервис'],
    ['ru', 'custom-oauth2', 'Вход через корпоративную систему', 'Создание учётной записи через корпоративную систему'],
    [
      'uk',
      'custom-oauth2',
      'Вхід через корпоративну систему',
      'Створення облікового запису через корпоративну систему',
    ],
  ])('in %s a sign-in with %s is told in the form that the sentence needs', (language, realm, signIn, registration) => {
    expect(said(anEntry('EXTERNAL_SIGN_IN', { realm }), language)).toBe(signIn);
    expect(said(anEntry('REGISTERED', { realm }), language)).toBe(registration);
  });

  test.each<[Language, string]>([
    ['de', 'Mira Chen in „Writing Clear Emails“ eingeschrieben, fällig 27. Nov.'],
    ['uk', 'Запис на курс «Writing Clear Emails»: Mira Chen, термін 27 лист.'],
    ['pt', 'Inscreveu Mira Chen em “Writing Clear Emails”, prazo: 27 de nov.'],
    ['ru', 'Запись на курс «Writing Clear Emails»: Mira Chen, срок 27 нояб.'],
  ])('in %s with its own date', (language, sentence) => {
    const entry = anEntry('PERSON_ENROLLED', { courseId: 103, dueTime: '2026-11-27T23:59:59.000Z' });
    expect(said(entry, language)).toBe(sentence);
  });

  test('what it names are parts with the id by which they open, and no id once they are gone', () => {
    const parts = writeSentence(anEntry('PERSON_ENROLLED', { courseId: 104 }), names, 'en');
    expect(parts.filter(({ kind }) => kind !== null)).toEqual<SentencePart[]>([
      { text: 'Mira Chen', kind: 'PERSON', id: '8' },
      { text: 'a deleted course (no. 104)', kind: 'COURSE', id: null },
    ]);
  });

  test('who did it is a person, another system, or nobody in particular', () => {
    const who = (action: AuditAction, details: LoggedEntry['details'], actorId: number | null) =>
      writeActor(anEntry(action, details, { actorId }), names, 'en').text;
    expect(who('INVITED', {}, 7)).toBe('Ada Example');
    expect(who('INVITED', {}, 6)).toBe('An erased person');
    expect(who('GROUP_JOINED', { by: 'scim' }, null)).toBe('Identity provider');
    expect(who('ACCESS_WITHDRAWN', { by: 'sync' }, null)).toBe('Personnel system');
    expect(who('SIGN_IN_REFUSED', {}, null)).toBe('Not signed in');
    expect(who('ACCOUNT_ERASED', { reason: 'INACTIVE' }, null)).toBe('Automatic');
  });

  test('an action of a later version is told as something else', () => {
    expect(said(anEntry('TOSTRING'))).toBe('Something that this version has no words for');
    expect(said(anEntry('toString'))).toBe('Something that this version has no words for');
  });

  test('the words are plain: no code, no JSON, none of those that read like a translation', () => {
    for (const language of languages) {
      const { sentences, words } = sentenceTexts[language];
      const all = [...sentenceKeys.map((key) => sentences[key]), ...wordKeys.map((key) => words[key])];
      for (const text of all) {
        expect(text).not.toMatch(/[A-Z]{2,}_|"|\bAbout\b|as they were|by another|Undoing|somebody|for ever/);
      }
    }
  });
});

test('OP-203 WCAG 1.3.2 a name from right to left is isolated where a sentence is one text', () => {
  const parts: SentencePart[] = [
    { text: 'Enrolled in “', kind: null, id: null },
    { text: 'שיעור 2', kind: 'COURSE', id: '103' },
    { text: '” (2)', kind: null, id: null },
  ];
  expect(textOf(parts)).toBe('Enrolled in “\u2068שיעור 2\u2069” (2)');
});

import { z } from 'zod';
import type { Language } from '../shared/languages.ts';
import { auditActions } from './appendAudit.ts';
import type { AuditRow } from './auditQueries.ts';
import { thingKinds, type Names } from './sentence/auditThings.ts';
import { writeActor, writeSentence } from './sentence/writeSentence.ts';

const sentencePart = z
  .object({
    text: z.string().describe('The words, or the name of what is named.'),
    kind: z.enum(thingKinds).nullable().describe('What is named; null for the words between.'),
    id: z
      .string()
      .nullable()
      .describe('Id of what is named, a UUID for a certificate; null for words, and for what is no longer there.'),
  })
  .meta({ id: 'AuditSentencePart', description: 'A piece of a sentence of the audit log.' });

const auditToken = z
  .object({
    id: z.int().describe('Raw id; it may have been revoked since.'),
    name: z.string().describe('What it was called then.'),
    lastCharacters: z.string().describe('How it ended then, 4 characters.'),
  })
  .meta({ id: 'AuditToken', description: 'The API token by which something was done.' });

/** An entry of the log as it is answered. */
export const auditEntrySchema = z
  .object({
    id: z.int().describe('Id of the entry.'),
    time: z.string().describe('When; ISO 8601, UTC.'),
    action: z.string().describe(`What: ${auditActions.join(', ')}.`),
    actorId: z.int().nullable().describe('Raw id of who did it; null for nobody who was signed in.'),
    actorName: z
      .string()
      .nullable()
      .describe('What they are called today; null for nobody, and once they were erased.'),
    subjectId: z.int().nullable().describe('Raw id of whom it was done to; null for nobody in particular.'),
    subjectName: z.string().nullable().describe('What they are called today, likewise.'),
    who: sentencePart.describe('Who did it, in words: a person, another system, or nobody who was signed in.'),
    sentence: z.array(sentencePart).describe('What was done, in words; its parts follow one another without a gap.'),
    token: auditToken.nullable().describe('The API token that called, one of who did it; null for none.'),
    jobId: z.int().nullable().describe('Raw id of the job that noted it; null for none.'),
    jobEntryCount: z
      .int()
      .nullable()
      .describe('Of the entry that stands for a job: how many others it noted; null for any other entry.'),
    details: z.record(z.string(), z.unknown()).describe('More about it; never a secret, a name or an address.'),
  })
  .meta({ id: 'AuditEntry', description: 'Something that happened and matters for safety.' });

/** An entry with its sentence in a language. */
export const toAuditEntryWire = (
  row: AuditRow,
  names: Names,
  language: Language,
): z.output<typeof auditEntrySchema> => ({
  id: row.id,
  time: row.time.toISOString(),
  action: row.action,
  actorId: row.actorId,
  actorName: row.actorName,
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  who: writeActor(row, names, language),
  sentence: [...writeSentence(row, names, language)],
  token: row.token,
  jobId: row.jobId,
  jobEntryCount: row.jobEntryCount,
  details: row.details,
});

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { languages } from '../shared/languages.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { auditActions } from './appendAudit.ts';
import { auditCsvColumns } from './auditCsv.ts';
import { auditSelectors } from './auditQueries.ts';
import { exportAuditLog, readAuditLog } from './readAuditLog.ts';
import { thingKinds } from './sentence/auditThings.ts';
import { writeActor, writeSentence } from './sentence/writeSentence.ts';
import { policy } from './policy.ts';

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

const auditEntry = z
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

/** What happened in a workspace, for its admins to read. There is no call that changes it. */
export const auditRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/workspaces/:id/auditlog',
    {
      config: { access: policy.readAuditLog },
      schema: {
        tags: ['workspace'],
        summary: 'Read the audit log',
        description: 'What happened in the workspace that matters for safety, the newest first.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        querystring: z.object({
          ...pageQuery(),
          ...rsqlQuery(auditSelectors),
          lang: z.enum(languages).default('en').describe('Language of the sentences.'),
          grouped: z
            .stringbool()
            .default(false)
            .describe(
              '`true` for one entry for each job, `JOB_STARTED`, in place of everything that it noted; a job is in the list where `q` matches any of its entries.',
            ),
        }),
        response: { 200: pageOf(auditEntry).describe('A page of entries.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, query } = request;
      requireOwnWorkspace(request);
      const page = await readAuditLog(db, { workspaceId, q: query.q, grouped: query.grouped, page: query });
      reply.header('cache-control', 'no-store');
      return toPage(
        page.rows.map((row) => {
          const { id, time, action, actorId, actorName, subjectId, subjectName, details, token, jobId, jobEntryCount } =
            row;
          return {
            id,
            time: time.toISOString(),
            action,
            actorId,
            actorName,
            subjectId,
            subjectName,
            who: writeActor(row, page.names, query.lang),
            sentence: [...writeSentence(row, page.names, query.lang)],
            token,
            jobId,
            jobEntryCount,
            details,
          };
        }),
        page,
      );
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/auditlog.csv',
    {
      config: { access: policy.readAuditLog },
      schema: {
        tags: ['workspace'],
        summary: 'Read the audit log, as CSV',
        description: 'Every entry that the list has with the same filter, the newest first. Noted in the log itself.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        querystring: z.object({ ...csvQuery(auditCsvColumns), ...rsqlQuery(auditSelectors) }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { workspaceId, query } = request;
      requireOwnWorkspace(request);
      const { userId: actorId } = requireViewer(request);
      const rows = await exportAuditLog(db, { workspaceId, actorId, q: query.q });
      return sendCsv(reply, { name: 'auditlog', columns: auditCsvColumns, rows, query, now: clock() });
    },
  );
};

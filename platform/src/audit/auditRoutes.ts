import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { auditActions } from './appendAudit.ts';
import { auditCsvColumns } from './auditCsv.ts';
import { auditSelectors } from './auditQueries.ts';
import { exportAuditLog, readAuditLog } from './readAuditLog.ts';

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
    details: z.record(z.string(), z.unknown()).describe('More about it; never a secret, a name or an address.'),
  })
  .meta({ id: 'AuditEntry', description: 'Something that happened and matters for safety.' });

/** What happened in a workspace, for its admins to read. There is no call that changes it. */
export const auditRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.get(
    '/api/v1/secured/workspaces/:id/auditlog',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['workspace'],
        summary: 'Read the audit log',
        description: 'What happened in the workspace that matters for safety, the newest first.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(auditSelectors) }),
        response: { 200: pageOf(auditEntry).describe('A page of entries.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, query } = request;
      requireOwnWorkspace(request);
      const page = await readAuditLog(db, { workspaceId, q: query.q, page: query });
      reply.header('cache-control', 'no-store');
      return toPage(
        page.rows.map(({ id, time, action, actorId, actorName, subjectId, subjectName, details }) => ({
          id,
          time: time.toISOString(),
          action,
          actorId,
          actorName,
          subjectId,
          subjectName,
          details,
        })),
        page,
      );
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/auditlog.csv',
    {
      config: { access: 'admin' },
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

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
import { auditCsvColumns } from './auditCsv.ts';
import { auditSelectors } from './auditQueries.ts';
import { auditEntrySchema, toAuditEntryWire } from './auditView.ts';
import { exportAuditLog, readAuditLog } from './readAuditLog.ts';
import { policy } from './policy.ts';

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
        response: { 200: pageOf(auditEntrySchema).describe('A page of entries.') },
      },
    },
    async (request, reply) => {
      const { workspaceId, query } = request;
      requireOwnWorkspace(request);
      const page = await readAuditLog(db, { workspaceId, q: query.q, grouped: query.grouped, page: query });
      reply.header('cache-control', 'no-store');
      return toPage(
        page.rows.map((row) => toAuditEntryWire(row, page.names, query.lang)),
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

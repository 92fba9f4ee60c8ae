import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { toPage } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import {
  analyticsParams,
  drilldownQuery,
  factCsvQuery,
  factListQuery,
  factPage,
  factRow,
  factTotals,
  seriesQuery,
  seriesResponse,
  totalsQuery,
} from './analyticsSchemas.ts';
import { factCsvColumns } from './factCsv.ts';
import { factTypeNames } from './factTypes.ts';
import { exportFacts, listFacts, readSeries, readTotals } from './readFacts.ts';
import { policy } from './policy.ts';

const facts = '/analytics-api/v1/secured/workspaces/:id/facts';

/** What happened in a workspace, counted (REST-71…79, OP-33). For admins (ROLE-09). */
export const analyticsRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  for (const type of factTypeNames) {
    const row = factRow(type);
    const page = factPage(type);

    for (const { path, querystring, ...named } of [
      { path: type, querystring: factListQuery, summary: `Count the facts of type ${type}` },
      {
        path: `${type}::drilldown`,
        querystring: drilldownQuery,
        summary: `Count those facts of type ${type} that q names`,
      },
      {
        path: `${type}/drilldown`,
        querystring: drilldownQuery,
        summary: `Count those facts of type ${type} that q names, at another address`,
        operationId: `getWorkspaceFacts${type}DrilldownByPath`,
      },
    ]) {
      app.get(
        `${facts}/${path}`,
        {
          config: { access: policy.countFacts },
          schema: {
            tags: ['analytics'],
            ...named,
            description: 'One row for each thing that has any in the period, the most first.',
            params: analyticsParams,
            querystring,
            response: { 200: page.describe('A page of rows.'), ...errorResponses(400) },
          },
        },
        async (request, reply) => {
          requireOwnWorkspace(request);
          const { query, workspaceId } = request;
          const found = await listFacts(db, { ...query, type, workspaceId, page: query, now: clock() });
          reply.header('cache-control', 'no-store');
          return toPage(
            found.rows.map((each) => row.parse(each)),
            found,
          );
        },
      );
    }

    app.get(
      `${facts}/${type}.csv`,
      {
        config: { access: policy.countFacts },
        schema: {
          tags: ['analytics'],
          summary: `Count those facts of type ${type} that q names, as CSV`,
          description: 'The rows that the list has with the same parameters, in the same order, over all pages.',
          params: analyticsParams,
          querystring: factCsvQuery(type),
          produces: ['text/csv'],
          response: { ...csvResponse, ...errorResponses(400) },
        },
      },
      async (request, reply) => {
        requireOwnWorkspace(request);
        const { query, workspaceId } = request;
        const now = clock();
        const rows = await exportFacts(db, { ...query, type, workspaceId, now });
        return sendCsv(reply, {
          name: type,
          columns: factCsvColumns(type),
          rows,
          query,
          now,
        });
      },
    );

    app.get(
      `${facts}/${type}::timeseries`,
      {
        config: { access: policy.countFacts },
        schema: {
          tags: ['analytics'],
          summary: `Count the facts of type ${type} step by step`,
          description: 'Steps begin at round times in UTC; those without facts are there too.',
          params: analyticsParams,
          querystring: seriesQuery(type),
          response: { 200: seriesResponse.describe('The steps of the period in order.'), ...errorResponses(400) },
        },
      },
      async (request, reply) => {
        requireOwnWorkspace(request);
        const { query, workspaceId } = request;
        const points = await readSeries(db, {
          ...query,
          aggregation: query.aggregationType,
          type,
          workspaceId,
          now: clock(),
        });
        reply.header('cache-control', 'no-store');
        return points.map(({ time, value }) => ({ time: time.toISOString(), value }));
      },
    );

    const totals = factTotals(type);
    app.get(
      `${facts}/${type}::totals`,
      {
        config: { access: policy.countFacts },
        schema: {
          tags: ['analytics'],
          summary: `Add up the facts of type ${type}`,
          description: 'All numbers of the type over the whole period; people are counted once.',
          params: analyticsParams,
          querystring: totalsQuery(type),
          response: { 200: totals.describe('The numbers.'), ...errorResponses(400) },
        },
      },
      async (request, reply) => {
        requireOwnWorkspace(request);
        const { query, workspaceId } = request;
        reply.header('cache-control', 'no-store');
        return totals.parse(await readTotals(db, { ...query, type, workspaceId, now: clock() }));
      },
    );
  }
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faultsOfCampaign } from './furtherCampaignFaults.ts';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { ifMatchHeader } from '../http/etag.ts';
import { csvQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { campaignCsvColumns } from './campaignCsv.ts';
import { campaignSelectors, type CampaignRow } from './campaignQueries.ts';
import { statusOf } from './campaignRules.ts';
import { campaignChange, campaignParams, campaignRequest, campaignResponse } from './campaignSchemas.ts';
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  etagOfCampaign,
  exportCampaigns,
  listCampaigns,
  readCampaign,
  replaceCampaign,
  type CampaignManager,
} from './campaignService.ts';
import { policy } from './policy.ts';

const listUrl = '/api/v1/secured/campaigns' as const;
const oneUrl = '/api/v1/secured/campaigns/:campaignId' as const;
const filter = { ...sortQuery(), ...rsqlQuery(campaignSelectors) };
const columns = campaignCsvColumns('');

/** Campaigns, for voucher admins and admins (REST-53…57, OP-29). */
export const campaignRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const toWire = (row: CampaignRow): z.output<typeof campaignResponse> => ({
    ...row,
    type: 'COURSE_ENROLLMENT',
    status: statusOf(row, deps.clock().toISOString()),
    version: etagOfCampaign(row),
    createTime: row.createTime.toISOString(),
    updateTime: row.updateTime.toISOString(),
  });

  app.get(
    listUrl,
    {
      config: { access: policy.listCampaigns },
      schema: {
        tags: ['campaign'],
        summary: 'List campaigns',
        description:
          'The newest first unless sorted, by name, startTime, endTime, createTime or updateTime. `q=endTime=gt=…` leaves out those that have expired; one without an end never has.',
        querystring: z.object({ ...pageQuery(), ...filter }),
        response: { 200: pageOf(campaignResponse).describe('A page of campaigns.') },
      },
    },
    async (request) => {
      const found = await listCampaigns(deps, request.workspaceId, request.query);
      return toPage(found.rows.map(toWire), found);
    },
  );

  app.get(
    `${listUrl}.csv`,
    {
      config: { access: policy.listCampaigns },
      schema: {
        tags: ['campaign'],
        summary: 'List campaigns, as CSV',
        description: 'Those that the list has with the same filter, in the same order, over all pages.',
        querystring: z.object({ ...csvQuery(columns), ...filter }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    (request, reply) => {
      const { query } = request;
      const now = deps.clock();
      return sendCsv(reply, {
        name: 'campaigns',
        columns: campaignCsvColumns(now.toISOString()),
        rows: exportCampaigns(deps, request.workspaceId, query),
        query,
        now,
      });
    },
  );

  app.get(
    oneUrl,
    {
      config: { access: policy.readCampaign },
      schema: {
        tags: ['campaign'],
        summary: 'Read a campaign',
        description: 'With how many codes it has, and how often they were used.',
        params: campaignParams,
        response: { 200: campaignResponse.describe('The campaign.') },
      },
    },
    async (request, reply) => {
      const row = await readCampaign(deps, request.workspaceId, request.params.campaignId);
      reply.header('etag', etagOfCampaign(row));
      return toWire(row);
    },
  );

  app.post(
    listUrl,
    {
      config: { access: policy.createCampaign, furtherRules: faultsOfCampaign },
      schema: {
        tags: ['campaign'],
        summary: 'Create a campaign',
        description: 'It begins now, has no end and no limit of uses unless said otherwise. It has no codes yet.',
        headers: z.object(idempotencyHeader),
        body: campaignRequest,
        response: { 201: campaignResponse.describe('The new campaign.') },
      },
    },
    async (request, reply) => {
      const row = await createCampaign(deps, managerOf(request), request.body, request.headers['idempotency-key']);
      return reply.code(201).header('etag', etagOfCampaign(row)).send(toWire(row));
    },
  );

  app.put(
    oneUrl,
    {
      config: { access: policy.changeCampaign, furtherRules: faultsOfCampaign },
      schema: {
        tags: ['campaign'],
        summary: 'Replace a campaign',
        description:
          'What is left out goes back to its default, the start stays. The course stays as soon as a code was used. Codes that people hold follow at once.',
        params: campaignParams,
        headers: z.object(ifMatchHeader),
        body: campaignRequest,
        response: { 200: campaignResponse.describe('The campaign as it is now.'), ...errorResponses(412) },
      },
    },
    async (request, reply) => {
      const row = await replaceCampaign(deps, managerOf(request), { ...changeOf(request), fields: request.body });
      reply.header('etag', etagOfCampaign(row));
      return toWire(row);
    },
  );

  app.patch(
    oneUrl,
    {
      config: { access: policy.changeCampaign, furtherRules: faultsOfCampaign },
      schema: {
        tags: ['campaign'],
        summary: 'Change a campaign',
        description: 'A JSON Merge Patch: absent members stay, null clears. Otherwise as replacing it.',
        params: campaignParams,
        headers: z.object(ifMatchHeader),
        body: campaignChange,
        response: { 200: campaignResponse.describe('The campaign as it is now.'), ...errorResponses(412) },
      },
    },
    async (request, reply) => {
      const row = await changeCampaign(deps, managerOf(request), { ...changeOf(request), change: request.body });
      reply.header('etag', etagOfCampaign(row));
      return toWire(row);
    },
  );

  app.delete(
    oneUrl,
    {
      config: { access: policy.deleteCampaign },
      schema: {
        tags: ['campaign'],
        summary: 'Delete a campaign',
        description: 'With its codes, which let nobody in any more. Who came in by them stays enrolled.',
        params: campaignParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      await deleteCampaign(deps, managerOf(request), request.params.campaignId);
      return reply.code(204).send(undefined);
    },
  );
};

/** Who calls. */
export const managerOf = (request: FastifyRequest): CampaignManager => ({
  workspaceId: request.workspaceId,
  viewer: requireViewer(request),
});

const changeOf = ({
  params,
  headers,
}: {
  readonly params: z.output<typeof campaignParams>;
  readonly headers: { readonly 'if-match'?: string | undefined };
}) => ({ campaignId: params.campaignId, ifMatch: headers['if-match'] });

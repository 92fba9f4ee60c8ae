import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { csvQuery, timeZoneQuery } from '../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../http/csv/sendCsv.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../http/paging.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { campaignCourseSelectors } from './campaignCourseQueries.ts';
import { codeCsvColumns, redemptionCsvColumns } from './campaignCsv.ts';
import { managerOf } from './campaignRoutes.ts';
import {
  campaignCourse,
  campaignParams,
  redemptionResponse,
  usageResponse,
  usualBatch,
  voucherResponse,
  vouchersRequest,
  vouchersResponse,
} from './campaignSchemas.ts';
import { codeSelectors, type CampaignKey } from './codeQueries.ts';
import {
  exportCodes,
  exportRedemptions,
  listCampaignCourses,
  listCodes,
  listRedemptions,
  readUsage,
} from './codeService.ts';
import { toCode, toRedemption } from './codeView.ts';
import { createCodes } from './createCodes.ts';
import { redemptionSelectors } from './redemptionQueries.ts';
import { policy } from './policy.ts';

const ofCampaign = '/api/v1/secured/campaigns/:campaignId' as const;
const redemptionFilter = { ...sortQuery(), ...rsqlQuery(redemptionSelectors) };
const codeFilter = { ...sortQuery(), ...rsqlQuery(codeSelectors) };

/** The codes of campaigns and their uses, for voucher admins and admins (REST-58, REST-59). */
export const codeRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/secured/campaigncourses',
    {
      config: { access: policy.listCampaignCourses },
      schema: {
        tags: ['campaign'],
        summary: 'List the courses that a campaign can lead into',
        description:
          'By name: none on another site and no template; for who may not work on courses, published ones alone.',
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(campaignCourseSelectors) }),
        response: { 200: pageOf(campaignCourse).describe('A page of courses.') },
      },
    },
    async (request) => {
      const found = await listCampaignCourses(deps, managerOf(request), request.query);
      return toPage([...found.rows], found);
    },
  );

  app.post(
    `${ofCampaign}/vouchers`,
    {
      config: { access: policy.createVouchers },
      schema: {
        tags: ['campaign'],
        summary: 'Create a batch of codes, or one of your own',
        description:
          'Codes of twelve letters and digits that nobody can guess; capitals, and what stands between groups on paper, make no difference.',
        params: campaignParams,
        headers: z.object(idempotencyHeader),
        body: vouchersRequest.nullish(),
        response: { 201: vouchersResponse.describe('The new codes.'), ...errorResponses(409, 422) },
      },
    },
    async (request, reply) => {
      const { workspaceId, viewer } = managerOf(request);
      const codes = await createCodes(deps, {
        workspaceId,
        actorId: viewer.userId,
        campaignId: request.params.campaignId,
        amount: request.body?.amount ?? usualBatch,
        ownCode: request.body?.code ?? null,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.code(201).send({ vouchers: codes.map(toCode) });
    },
  );

  app.get(
    `${ofCampaign}/vouchers`,
    {
      config: { access: policy.listVouchers },
      schema: {
        tags: ['campaign'],
        summary: 'List the codes of a campaign',
        description:
          'Unused ones first, of these the newest first, unless sorted, by code, usages, createTime or updateTime.',
        params: campaignParams,
        querystring: z.object({ ...pageQuery(), ...codeFilter }),
        response: { 200: pageOf(voucherResponse).describe('A page of codes.') },
      },
    },
    async (request) => {
      const found = await listCodes(deps, keyOf(request), request.query);
      return toPage(found.rows.map(toCode), found);
    },
  );

  app.get(
    `${ofCampaign}/vouchers.csv`,
    {
      config: { access: policy.listVouchers },
      schema: {
        tags: ['campaign'],
        summary: 'List the codes of a campaign, as CSV',
        description:
          'Those that the list has with the same filter, in the same order, over all pages. Noted in the audit log.',
        params: campaignParams,
        querystring: z.object({ ...csvQuery(codeCsvColumns), ...codeFilter }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { userId: actorId } = managerOf(request).viewer;
      const rows = await exportCodes(deps, keyOf(request), { ...query, actorId });
      return sendCsv(reply, { name: 'vouchers', columns: codeCsvColumns, rows, query, now: deps.clock() });
    },
  );

  app.get(
    `${ofCampaign}/redemptions`,
    {
      config: { access: policy.listRedemptions },
      schema: {
        tags: ['campaign'],
        summary: 'List who used a code of a campaign',
        description: 'The latest use first unless sorted, by time or updateTime.',
        params: campaignParams,
        querystring: z.object({ ...pageQuery(), ...redemptionFilter }),
        response: { 200: pageOf(redemptionResponse).describe('A page of uses.') },
      },
    },
    async (request) => {
      const found = await listRedemptions(deps, keyOf(request), request.query);
      return toPage(found.rows.map(toRedemption), found);
    },
  );

  app.get(
    `${ofCampaign}/redemptions.csv`,
    {
      config: { access: policy.listRedemptions },
      schema: {
        tags: ['campaign'],
        summary: 'List who used a code of a campaign, as CSV',
        description: 'All uses that the list has with the same filter. Noted in the audit log.',
        params: campaignParams,
        querystring: z.object({ ...csvQuery(redemptionCsvColumns), ...redemptionFilter }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { userId: actorId } = managerOf(request).viewer;
      const rows = await exportRedemptions(deps, keyOf(request), { ...query, actorId });
      return sendCsv(reply, { name: 'redemptions', columns: redemptionCsvColumns, rows, query, now: deps.clock() });
    },
  );

  app.get(
    `${ofCampaign}/usage`,
    {
      config: { access: policy.readUsage },
      schema: {
        tags: ['campaign'],
        summary: 'Read how often codes were used, day by day',
        description: 'By the days of the time zone.',
        params: campaignParams,
        querystring: z.object(timeZoneQuery('Whose days are meant')),
        response: { 200: usageResponse.describe('The days with any use.') },
      },
    },
    async (request) => ({ days: await readUsage(deps, keyOf(request), request.query.timeZone) }),
  );
};

const keyOf = ({
  workspaceId,
  params,
}: Pick<FastifyRequest, 'workspaceId'> & { readonly params: z.output<typeof campaignParams> }): CampaignKey => ({
  workspaceId,
  campaignId: params.campaignId,
});

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { csvQuery } from '../../http/csv/csvColumns.ts';
import { csvResponse, sendCsv } from '../../http/csv/sendCsv.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import type { Id } from '../../shared/id.ts';
import type { DiscussionCall } from '../discussionDoor.ts';
import { hideQuestions } from './hideQuestions.ts';
import { exportQuestions, listQuestions } from './listQuestions.ts';
import { questionCsvColumns } from './questionCsv.ts';
import {
  questionQuery,
  questionSchema,
  questionsHiddenSchema,
  questionsHidingSchema,
  workspaceParams,
} from './questionSchemas.ts';
import { toQuestionWire } from './questionView.ts';
import { policy } from '../policy.ts';

const url = '/api/v1/secured/workspaces/:id/discussionquestions';
const whose =
  'Of all courses for an admin, of the own courses for a course admin; without those whose discussion is switched off.';

/** The questions of all courses, for those who answer for them (BEY-16). */
export const questionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  const callOf = (request: FastifyRequest<{ Params: { id: Id } }>): DiscussionCall => {
    requireOwnWorkspace(request);
    return { workspaceId: request.workspaceId, viewer: requireViewer(request), now: clock() };
  };

  app.get(
    url,
    {
      config: { access: policy.listQuestions },
      schema: {
        tags: ['discussion'],
        summary: 'List the questions of all courses',
        description: `${whose} The newest first; sorted by \`createTime\`, \`activityTime\`, \`updateTime\` and \`replyCount\`. At most 100 at a time.`,
        params: workspaceParams,
        querystring: z.object({ ...pageQuery(), ...questionQuery }),
        response: { 200: pageOf(questionSchema).describe('A page of questions.') },
      },
    },
    async (request) => {
      const { courseId, state, search, from, until, updatedSince, sort, ...page } = request.query;
      const filter = { courseId, state, search, from, until, updatedSince };
      const found = await listQuestions(db, callOf(request), { filter, sort, page });
      return toPage(found.rows.map(toQuestionWire), found);
    },
  );

  app.get(
    `${url}.csv`,
    {
      config: { access: policy.listQuestions },
      schema: {
        tags: ['discussion'],
        summary: 'List the questions of all courses, as CSV',
        description: `${whose} All that the list has with the same filter, in the same order. Noted in the audit log.`,
        params: workspaceParams,
        querystring: z.object({ ...csvQuery(questionCsvColumns), ...questionQuery }),
        produces: ['text/csv'],
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { courseId, state, search, from, until, updatedSince, sort, ...query } = request.query;
      const filter = { courseId, state, search, from, until, updatedSince };
      const call = callOf(request);
      const rows = await exportQuestions(db, call, { filter, sort });
      return sendCsv(reply, { name: 'questions', columns: questionCsvColumns, rows, query, now: call.now });
    },
  );

  app.post(
    `${url}/_hide`,
    {
      config: { access: policy.hideQuestions },
      schema: {
        tags: ['discussion'],
        summary: 'Hide questions, or show them again',
        description:
          'As hiding one of them does, for all or for none: 404 when one of them is not of a course that the caller administers. Deleted ones stay as they are.',
        params: workspaceParams,
        body: questionsHidingSchema,
        response: { 200: questionsHiddenSchema.describe('How many were hidden, or shown again.') },
      },
    },
    (request) => hideQuestions(db, { ...callOf(request), ...request.body }),
  );
};

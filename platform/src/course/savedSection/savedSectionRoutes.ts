import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { precleanBody } from '../../http/precleanBody.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../../http/paging.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { sendUnchecked } from '../../http/sendUnchecked.ts';
import { savedSectionSelectors } from './savedSectionQueries.ts';
import {
  newSavedSection,
  savedSectionChange,
  savedSectionParams,
  savedSectionResponse,
  savedSectionWithContent,
} from './savedSectionSchemas.ts';
import {
  deleteSavedSection,
  keepSections,
  listSavedSections,
  readSavedSection,
  renameSavedSection,
  type AskingAuthor,
} from './savedSectionService.ts';
import { policy } from '../policy.ts';

const listUrl = '/api/v1/secured/savedsections';
const oneUrl = `${listUrl}/:savedSectionId` as const;
const listQuery = z.object({ ...pageQuery(), ...sortQuery(), ...rsqlQuery(savedSectionSelectors) });
const whose = 'For its owner and for admins.';

/** Sections that the authors of a workspace keep and put into lectures as copies (OP-83). */
export const savedSectionRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.addHook('preValidation', precleanBody);

  app.get(
    listUrl,
    {
      config: { access: policy.listSavedSections },
      schema: {
        tags: ['savedSection'],
        summary: 'List the saved sections of the workspace',
        description: 'The newest first unless sorted, by name or createTime; without what they hold.',
        querystring: listQuery,
        response: { 200: pageOf(savedSectionResponse).describe('A page of saved sections.') },
      },
    },
    async (request) => {
      const { q, sort, ...page } = request.query;
      const found = await listSavedSections(db, askedBy(request), { q, sort, page });
      return toPage(found.rows, found);
    },
  );

  app.post(
    listUrl,
    {
      config: { access: policy.saveSections },
      schema: {
        tags: ['savedSection'],
        summary: 'Save sections',
        description:
          'They are checked and cleaned as those of a lecture. A workspace keeps at most 500: SAVED_SECTIONS_FULL.',
        headers: z.object(idempotencyHeader),
        body: newSavedSection,
        response: { 201: savedSectionWithContent.describe('What was saved.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const kept = await keepSections(db, askedBy(request), request.body, {
        key: request.headers['idempotency-key'],
        now: clock(),
      });
      return sendUnchecked(reply.code(201), kept);
    },
  );

  app.get(
    oneUrl,
    {
      config: { access: policy.readSavedSection },
      schema: {
        tags: ['savedSection'],
        summary: 'Read one saved section',
        description: 'With what it holds.',
        params: savedSectionParams,
        response: { 200: savedSectionWithContent.describe('The saved section.') },
      },
    },
    async (request, reply) =>
      sendUnchecked(reply, await readSavedSection(db, askedBy(request), request.params.savedSectionId)),
  );

  app.patch(
    oneUrl,
    {
      config: { access: policy.renameSavedSection },
      schema: {
        tags: ['savedSection'],
        summary: 'Rename a saved section',
        description: whose,
        params: savedSectionParams,
        body: savedSectionChange,
        response: { 200: savedSectionResponse.describe('The saved section as it is now.') },
      },
    },
    (request) =>
      renameSavedSection(db, askedBy(request), request.params.savedSectionId, {
        name: request.body.name,
        now: clock(),
      }),
  );

  app.delete(
    oneUrl,
    {
      config: { access: policy.deleteSavedSection },
      schema: {
        tags: ['savedSection'],
        summary: 'Delete a saved section',
        description: `Copies that stand in lectures stay. ${whose}`,
        params: savedSectionParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      await deleteSavedSection(db, askedBy(request), request.params.savedSectionId);
      return reply.code(204).send(undefined);
    },
  );
};

const askedBy = (request: FastifyRequest): AskingAuthor => ({
  workspaceId: request.workspaceId,
  author: requireViewer(request),
});

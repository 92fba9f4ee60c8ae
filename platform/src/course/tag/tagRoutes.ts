import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createCatalogueState } from '../catalogue/catalogueVersion.ts';
import { listedTagResponseSchema, tagName, tagResponseSchema } from '../courseSchemas.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { etagOf, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { wireShape } from '../../http/wireShape.ts';
import { tagSelectors } from './tagQueries.ts';
import { renameTag } from './renameTag.ts';
import { deleteTag, listTags } from './tagService.ts';
import type { Id } from '../../shared/id.ts';
import { policy, seesUnpublishedTags } from '../policy.ts';

const listQuery = z.object({ ...pageQuery(), ...rsqlQuery(tagSelectors) });
const workspaceParams = z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') });
const tagParams = z.object({ tagId: z.coerce.number().int().positive().describe('Raw id of the tag.') });
const tagChange = z
  .object({
    name: tagName.describe('Its new name, one line of at most 255 characters.'),
    merge: z
      .boolean()
      .default(false)
      .describe(
        'Whether it goes into the tag that has this name already, in any case; refused with TAG_NAME_TAKEN otherwise.',
      ),
  })
  .meta({ id: 'TagChange', description: 'A new name of a tag.' });
const page = pageOf(tagResponseSchema).describe('A page of tags.');
const authoredPage = pageOf(listedTagResponseSchema).describe('A page of tags.');
/** Anyone who holds an answer of another shape gets a new one. */
const shape = wireShape(page);

/** Tags of courses (REST-41…REST-44, OP-34). There is no call to create one: they arise when a course is saved. */
export const tagRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  const catalogueState = createCatalogueState(db);

  for (const url of ['/api/v1/public/tags', '/api/v1/public/workspaces/:id/tags'] as const) {
    app.get(
      url,
      {
        config: { access: policy.listCatalogueTags },
        schema: {
          tags: ['tag'],
          summary: 'List the tags of the catalogue',
          description: 'Tags that a published course carries, in alphabetical order.',
          ...(url.includes(':id') ? { params: workspaceParams } : {}),
          querystring: listQuery,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: page, ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        requireOwnWorkspace(request);
        const etag = etagOf(`t${request.workspaceId}.${await catalogueState(request.workspaceId, clock())}.${shape}`);
        reply.header('cache-control', 'no-cache');
        if (isNotModified(request, reply, etag)) {
          return reply.code(304).send(undefined);
        }
        return pageOfTags(request.workspaceId, request.query, true);
      },
    );
  }

  for (const url of ['/api/v1/secured/tags', '/api/v1/secured/workspaces/:id/tags'] as const) {
    app.get(
      url,
      {
        config: { access: policy.listTags },
        schema: {
          tags: ['tag'],
          summary: 'List the tags of the workspace',
          description:
            'In alphabetical order. For course admins all tags with how many courses carry each, for everyone else those that a published course carries.',
          ...(url.includes(':id') ? { params: workspaceParams } : {}),
          querystring: listQuery,
          response: { 200: authoredPage },
        },
      },
      async (request) => {
        requireOwnWorkspace(request);
        const published = !seesUnpublishedTags(request.viewer);
        return pageOfTags(request.workspaceId, request.query, published);
      },
    );
  }

  app.patch(
    '/api/v1/secured/tags/:tagId',
    {
      config: { access: policy.renameTag },
      schema: {
        tags: ['tag'],
        summary: 'Rename a tag, or merge it into another',
        description:
          'In every course that carries it. After a merge those carry the tag that had the name, and the renamed one is gone.',
        params: tagParams,
        body: tagChange,
        response: { 200: tagResponseSchema.describe('The tag that the courses carry now.'), ...errorResponses(409) },
      },
    },
    (request) => renameTag(db, request.workspaceId, { tagId: request.params.tagId, ...request.body, now: clock() }),
  );

  app.delete(
    '/api/v1/secured/tags/:tagId',
    {
      config: { access: policy.deleteTag },
      schema: {
        tags: ['tag'],
        summary: 'Delete a tag',
        description: 'It is taken from every course.',
        params: tagParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      await deleteTag(db, workspaceId, request.params.tagId, clock());
      return reply.code(204).send(undefined);
    },
  );

  async function pageOfTags(workspaceId: Id, { q, ...page }: z.output<typeof listQuery>, published: boolean) {
    const found = await listTags(db, { workspaceId, published, q, page });
    return toPage(found.rows, found);
  }
};

/** Of the two addresses of a list one names the workspace, which is that of the host; another one is not found (OP-08). */
function requireOwnWorkspace({ params, workspaceId }: Pick<FastifyRequest, 'params' | 'workspaceId'>): void {
  const { id } = params as { readonly id?: Id };
  if (id !== undefined && id !== workspaceId) {
    throw new DomainError('NOT_FOUND');
  }
}

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileDeps } from './fileDeps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { includeQuery } from '../http/include.ts';
import { pageOf, pageQuery, sortQuery, toPage } from '../http/paging.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { rsqlQuery } from '../http/rsql.ts';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { fileSelectors, type FileRow, type Seen } from './fileQueries.ts';
import { fileChange, fileParams, fileResponse } from './fileSchemas.ts';
import { changeFile, deleteFile, listFiles, readFile } from './fileService.ts';
import type { FileUse } from './fileUseQueries.ts';
import { toFileResponse } from './fileView.ts';
import { policy } from './policy.ts';

const listUrl = '/api/v1/secured/workspaces/:id/files';
const fileUrl = `${listUrl}/:fileId` as const;
const filePage = pageOf(fileResponse).describe('A page of files.');
const listQuery = z.object({ ...pageQuery(), ...sortQuery(), ...rsqlQuery(fileSelectors) });
const whose =
  'Course admins have all files of the workspace but pictures of other people, everyone else what they uploaded.';

/** Files of a workspace (REST-62…REST-64, OP-31); they come by `uploadRoutes.ts`. */
export const fileRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, deps) => {
  app.get(
    listUrl,
    {
      config: { access: policy.listFiles },
      schema: {
        tags: ['file'],
        summary: 'List the files of the workspace',
        description: `The newest first unless sorted, by name, createTime or updateTime. ${whose}`,
        params: idParams,
        querystring: listQuery,
        response: { 200: filePage },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { q, sort, ...page } = request.query;
      const files = await listFiles(deps, seenBy(request), { q, sort, page });
      return toPage(
        files.rows.map((row) => view(request, row)),
        files,
      );
    },
  );

  app.get(
    fileUrl,
    {
      config: { access: policy.readFile },
      schema: {
        tags: ['file'],
        summary: 'Read one file',
        description: whose,
        params: fileParams,
        querystring: z.object(includeQuery(['usedIn'])),
        response: { 200: fileResponse.describe('The file.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const withUses = request.query.include.has('usedIn');
      const { file, usedIn } = await readFile(deps, seenBy(request), request.params.fileId, withUses);
      return view(request, file, usedIn);
    },
  );

  app.patch(
    fileUrl,
    {
      config: { access: policy.changeFile },
      schema: {
        tags: ['file'],
        summary: 'Rename or describe a file',
        description: `Its extension and its address stay. ${whose}`,
        params: fileParams,
        body: fileChange,
        response: { 200: fileResponse.describe('The file as it is now.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return view(request, await changeFile(deps, seenBy(request), request.params.fileId, request.body));
    },
  );

  app.delete(
    fileUrl,
    {
      config: { access: policy.deleteFile },
      schema: {
        tags: ['file'],
        summary: 'Delete a file',
        description: `FILE_IN_USE names in \`params.usedIn\` what shows it; with \`forceUpdate=true\` it is deleted all the same, and missing there. ${whose}`,
        params: fileParams,
        querystring: z.object({
          forceUpdate: z.stringbool().default(false).describe('Whether it goes although something shows it.'),
        }),
        response: { 204: z.undefined().describe('It is deleted.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await deleteFile(deps, seenBy(request), request.params.fileId, request.query.forceUpdate);
      return reply.code(204).send(undefined);
    },
  );

  const view = ({ workspaceHost }: FastifyRequest, row: FileRow, usedIn?: readonly FileUse[]) =>
    toFileResponse(row, deps.config, workspaceHost, usedIn);
};

const seenBy = (request: FastifyRequest): Seen => ({
  workspaceId: request.workspaceId,
  viewer: requireViewer(request),
});

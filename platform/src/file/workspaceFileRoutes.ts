import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { requestWorkspace } from '../http/requestWorkspace.ts';
import { findProfile } from '../workspace/profile/profileQueries.ts';
import { isProfileOf } from '../workspace/profile/profileRules.ts';
import { profileParams } from '../workspace/profile/profileSchemas.ts';
import { workspaceFileNames, type WorkspaceFileName } from '../workspace/workspaceFolder.ts';
import { readWorkspaceFile, type WorkspaceFile } from './workspaceFiles.ts';

const headers = {
  'cache-control': 'public, no-cache',
  // Opened by itself a template is a document: it may run nothing and load nothing from elsewhere.
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const descriptions: Readonly<Record<WorkspaceFileName, string>> = {
  'template.html': 'The HTML around the pages, sanitised; the element with `data-page` takes the page.',
  'style.css': 'The style sheet.',
  'header.js': 'The script of the header; only while the profile says `remoteComponents`.',
  'footer.js': 'The script of the footer; only while the profile says `remoteComponents`.',
  'page.css': 'The style sheet of the pages; only while the profile says `remoteComponents`.',
};

/** Static files of the operator, from `WORKSPACE_FILES_DIR` (REST-52, OP-28). Nobody can upload any. */
export const workspaceFileRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, db }) => {
  for (const name of workspaceFileNames) {
    app.get(
      `/static/workspaces/:profileName/${name}`,
      {
        config: { access: 'public' },
        schema: {
          tags: ['workspace'],
          summary: `Read ${name}`,
          description: `${descriptions[name]} Of the workspace of the host alone; 404 where there is none.`,
          params: profileParams,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: z.string().describe('The file.'), ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        const file = await find(requestWorkspace(request), request.params.profileName);
        reply.headers(headers);
        if (isNotModified(request, reply, etagOfContent(file))) {
          return reply.code(304).send(undefined);
        }
        return reply
          .type(file.contentType)
          .serializer(String as (text: unknown) => string)
          .send(file.text);
      },
    );

    async function find(workspace: ReturnType<typeof requestWorkspace>, profileName: string): Promise<WorkspaceFile> {
      const row = await inWorkspace(db, workspace.workspaceId, (trx) => findProfile(trx, workspace.workspaceId));
      const file =
        row !== null && isProfileOf(profileName, row.hostname, workspace.host)
          ? await readWorkspaceFile(
              config.workspaceFilesDir,
              { hostname: row.hostname, remoteComponents: row.profile['remoteComponents'] === true },
              name,
            )
          : null;
      if (file === null) {
        throw new DomainError('NOT_FOUND');
      }
      return file;
    }
  }
};

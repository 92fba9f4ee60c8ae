import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { requestWorkspace } from '../http/requestWorkspace.ts';
import { profileParams } from '../workspace/profile/profileSchemas.ts';
import { workspaceFileNames, type WorkspaceFileName } from '../workspace/workspaceFolder.ts';
import { findWorkspaceFile } from './findWorkspaceFile.ts';
import { policy } from './policy.ts';
import { contentTypes } from './workspaceFiles.ts';

const headers = {
  'cache-control': 'public, no-cache',
  // Opened on its own a template is a document: it may run nothing and load nothing from elsewhere.
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
        config: { access: policy.readWorkspaceFile },
        schema: {
          produces: [contentTypes[name].replace('; charset=utf-8', '')],
          tags: ['workspace'],
          summary: `Read ${name}`,
          description: `${descriptions[name]} Of the workspace of the host alone; 404 where there is none.`,
          params: profileParams,
          headers: z.object(ifNoneMatchHeader),
          response: { 200: z.string().describe('The file.'), ...notModifiedResponse },
        },
      },
      async (request, reply) => {
        const { profileName } = request.params;
        const workspace = requestWorkspace(request);
        const file = await findWorkspaceFile(db, config.workspaceFilesDir, { workspace, profileName, name });
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
  }
};

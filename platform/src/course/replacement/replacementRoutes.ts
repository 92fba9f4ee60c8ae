import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { fileParams, fileUse } from '../../file/fileSchemas.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { personResponseSchema } from '../courseSchemas.ts';
import { replaceFile } from './replaceFile.ts';
import { policy } from '../policy.ts';

const request = z
  .object({ replacementId: z.int().positive().describe('Raw id of the file that takes its place.') })
  .meta({ id: 'FileReplacementRequest', description: 'Which file takes the place of another.' });

const remainingUse = fileUse
  .extend({
    reason: z
      .enum(['BEING_EDITED', 'NOT_ALLOWED', 'LATER'])
      .describe(
        'BEING_EDITED: someone edits the course now. NOT_ALLOWED: the caller may not change it. LATER: enough was changed at once; the same call continues.',
      ),
    lockedBy: personResponseSchema.nullable().describe('Who edits the course; null for the other reasons.'),
  })
  .meta({ id: 'FileUseLeft', description: 'A place that still shows the old file.' });

const response = z
  .object({
    replacedIn: z.array(fileUse).describe('Where the other file is shown now, 100 places at most.'),
    remainingIn: z.array(remainingUse).describe('Where the old one is still shown, 100 places at most.'),
  })
  .meta({ id: 'FileReplacement', description: 'What was done with the places that showed a file.' });

/** Replacing a file everywhere (LIB-05). */
export const replacementRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.post(
    '/api/v1/secured/workspaces/:id/files/:fileId/_replace',
    {
      config: { access: policy.replaceFile },
      schema: {
        tags: ['file'],
        summary: 'Put another file in the place of one, everywhere',
        description:
          'In all courses, which get a revision each, and, for who may customise it, in the profile of the workspace. A course that someone edits at the moment, templates for who is no admin, and pictures of people stay as they are, and are named. The old file stays in the list. Both must be of the same type; pictures of people (AVATAR) are not replaced.',
        params: fileParams,
        body: request,
        response: { 200: response.describe('What was replaced, and what was not.') },
      },
    },
    async (received) => {
      requireOwnWorkspace(received);
      const { replacedIn, remainingIn } = await replaceFile(deps, {
        workspaceId: received.workspaceId,
        viewer: requireViewer(received),
        fileId: received.params.fileId,
        replacementId: received.body.replacementId,
      });
      return { replacedIn: [...replacedIn], remainingIn: [...remainingIn] };
    },
  );
};

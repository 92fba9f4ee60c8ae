import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { certificateResponseSchema } from '../../enrolment/certificateSchemas.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { isLineOfText, isVisible, notALineOfText, tidyLine } from '../../shared/lineOfText.ts';
import { changeRevocation } from './revokeCertificate.ts';
import { policy } from '../policy.ts';

const params = z.object({ uuid: z.string().max(100).describe('Public id of the certificate.') });
const response = { 200: certificateResponseSchema.describe('The certificate as it is now.') };

const reason = z
  .string()
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, 'is required')
      .max(500, 'is longer than 500 characters: shorten it')
      .refine(isLineOfText, notALineOfText)
      .refine(isVisible, 'is required'),
  )
  .describe('Why, in one line of at most 500 characters. Everyone who verifies the certificate reads it.');

/** Revokes certificates and makes them valid again (BEY-17). For admins and the creator of the course. */
export const revocationRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  app.post(
    '/api/v1/secured/certificates/:uuid/_revoke',
    {
      config: { access: policy.revokeCertificate },
      schema: {
        tags: ['certificate'],
        summary: 'Revoke a certificate',
        description:
          'From then on it does not count: anyone who verifies it reads when and why, its credential is on the status list, and it is not printed any more. One that is revoked already stays as it is. Noted in the audit log.',
        params,
        body: z.object({ reason }).meta({ id: 'RevokeRequest', description: 'Why a certificate is revoked.' }),
        response,
      },
    },
    async (request) =>
      changeRevocation(db, {
        workspaceId: request.workspaceId,
        viewer: requireViewer(request),
        uuid: request.params.uuid,
        reason: request.body.reason,
        now: clock(),
      }),
  );

  app.post(
    '/api/v1/secured/certificates/:uuid/_restore',
    {
      config: { access: policy.restoreCertificate },
      schema: {
        tags: ['certificate'],
        summary: 'Give a revoked certificate back',
        description: 'It counts as before, with its number and its date. Noted in the audit log.',
        params,
        response,
      },
    },
    async (request) =>
      changeRevocation(db, {
        workspaceId: request.workspaceId,
        viewer: requireViewer(request),
        uuid: request.params.uuid,
        reason: null,
        now: clock(),
      }),
  );
};

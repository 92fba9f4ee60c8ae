import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { pageOf, pageQuery, toPage } from '../../http/paging.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { rsqlQuery } from '../../http/rsql.ts';
import { policy } from '../policy.ts';
import { issuedCertificateSelectors } from './issuedCertificateQueries.ts';
import { issuedCertificateSchema, toIssuedCertificateWire } from './issuedCertificateView.ts';
import { listCertificates } from './listCertificates.ts';

/** The certificates of a workspace, for tools that keep a copy (BEY-44). For admins. */
export const issuedCertificateRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/secured/workspaces/:id/certificates',
    {
      config: { access: policy.listCertificates },
      schema: {
        tags: ['certificate'],
        summary: 'List the certificates of a workspace',
        description:
          'Of everyone and of all courses, those of deleted courses too, in the order of their last change: issued, revoked or restored. They go with their holder, and only so. That one expired is no change.',
        params: z.object({ id: z.coerce.number().int().positive().describe('Raw id of the workspace.') }),
        querystring: z.object({ ...pageQuery(), ...rsqlQuery(issuedCertificateSelectors) }),
        response: { 200: pageOf(issuedCertificateSchema).describe('A page of certificates.') },
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const found = await listCertificates(deps, request.workspaceId, request.query);
      const now = deps.clock().toISOString();
      return toPage(
        found.rows.map((row) => toIssuedCertificateWire(row, now)),
        found,
      );
    },
  );
};

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { requestWorkspace } from '../http/requestWorkspace.ts';
import { createTrustedProxies } from '../http/trustedProxies.ts';
import { createCertificatePrinter } from './certificatePrinter.ts';
import { certificateResponseSchema } from '../enrolment/certificateSchemas.ts';
import { certificateDesign, readCertificate, readStatus } from './certificateService.ts';
import { designVersion } from './designVersion.ts';
import { languages } from '../shared/languages.ts';
import { readCertificateNumber } from './certificateNumber.ts';
import { policy } from './policy.ts';

const uuidSchema = z
  .string()
  .max(100)
  .overwrite(readCertificateNumber)
  .describe('Public id of the certificate. What stands around it, and the kind of its dashes, makes no difference.');

/** Reading, verifying and printing certificates (REST-36, OP-24). */
export const certificateRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const printer = createCertificatePrinter();
  const isTrustedProxy = createTrustedProxies(deps.config.trustedProxies);
  // A trusted proxy that names nobody stands for many.
  const askerOf = ({ ip }: FastifyRequest): string | null => (isTrustedProxy(ip) ? null : normalizeIP(ip));
  app.addHook('onClose', () => printer.close());

  app.get(
    '/api/v1/public/certificates',
    {
      config: { access: policy.verifyCertificate },
      schema: {
        tags: ['certificate'],
        summary: 'Verify a certificate',
        description:
          'For anyone who holds its public id. 404 when the workspace of the host issued no such certificate.',
        querystring: z.object({ uuid: uuidSchema }),
        response: { 200: certificateResponseSchema.describe('The certificate.') },
      },
    },
    async (request) => readCertificate(deps, requestWorkspace(request), request.query.uuid),
  );

  app.get(
    '/api/v1/public/certificates/:uuid/pdf',
    {
      config: { access: policy.printCertificate },
      schema: {
        tags: ['certificate'],
        summary: 'Print a certificate',
        description:
          'A landscape A4 page in the colour of the workspace, with a QR code to its verification page. 404 once it is revoked.',
        params: z.object({ uuid: uuidSchema }),
        querystring: z.object({
          lang: z
            .enum(languages)
            .optional()
            .describe('Language of the words on it; that of the workspace when left out, else English.'),
        }),
        headers: z.object(ifNoneMatchHeader),
        produces: ['application/pdf'],
        response: { 200: z.unknown().describe('The PDF.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const workspace = requestWorkspace(request);
      const certificate = await readStatus(deps, workspace, request.params.uuid);
      const design = await certificateDesign(deps, workspace, certificate.uuid, request.query.lang);
      reply.header('cache-control', 'public, no-cache');
      const etag = etagOfContent([designVersion, certificate, design]);
      if (isNotModified(request, reply, etag)) {
        return reply.code(304).send(undefined);
      }
      const bytes = await printer.print(etag, certificate, design, askerOf(request));
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="certificate-${certificate.uuid}.pdf"`)
        .send(bytes);
    },
  );
};

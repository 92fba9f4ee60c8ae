import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { requestWorkspace } from '../../http/requestWorkspace.ts';
import { verifyAddress, readIssuer } from '../certificateService.ts';
import { credentialForms, formOf } from './credentialForms.ts';
import {
  readAchievement,
  readCredential,
  readIssuerDocument,
  readKey,
  readKeys,
  readStatusList,
  type Signable,
} from './credentialService.ts';
import { policy } from '../policy.ts';

const uuidParams = z.object({ uuid: z.string().max(100).describe('Public id of the certificate.') });
const headers = z.object(ifNoneMatchHeader);
const formQuery = z.object({
  format: z
    .enum(credentialForms)
    .optional()
    .describe('`jwt` for the signed credential, `json` to read it; what `Accept` asks for when left out.'),
});
const document = { 200: z.unknown().describe('The document.'), ...notModifiedResponse };
const signed = 'Signed as a compact JWS by RS256; its `kid` is the address of the public key.';

/** Certificates as Open Badges 3.0 and everything that verifies them, at the host of the workspace (BEY-17). */
export const credentialRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/credentials/:uuid',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'Read a certificate as an Open Badge',
        description: `An AchievementCredential of Open Badges 3.0. ${signed} A browser that asks for a page is sent to the one that verifies it. Its status says whether it was revoked.`,
        params: uuidParams,
        querystring: formQuery,
        headers,
        produces: ['application/vc+jwt', 'application/json'],
        response: { ...document, 302: z.undefined().describe('The page that verifies it.') },
      },
    },
    async (request, reply) => {
      const workspace = requestWorkspace(request);
      const { uuid } = request.params;
      const credential = await readCredential(deps, workspace, uuid);
      if (formOf(request.query.format, request.headers.accept) === 'page') {
        return reply.header('vary', 'accept').redirect(verifyAddress(await readIssuer(deps, workspace), uuid));
      }
      reply.header('content-disposition', `attachment; filename="open-badge-${uuid}.jwt"`);
      return sendSignable(request, reply, credential);
    },
  );

  app.get(
    '/credentials/status/:list',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'Read which credentials were revoked',
        description: `A BitstringStatusListCredential. ${signed}`,
        params: z.object({ list: z.coerce.number().int().min(0).max(1_000_000_000).describe('Number of the list.') }),
        querystring: formQuery,
        headers,
        produces: ['application/vc+jwt', 'application/json'],
        response: document,
      },
    },
    async (request, reply) =>
      sendSignable(request, reply, await readStatusList(deps, requestWorkspace(request), request.params.list)),
  );

  app.get(
    '/credentials/issuer',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'Read who issues the credentials of a workspace',
        description: 'A Profile of Open Badges 3.0, with the public keys as verification methods.',
        headers,
        response: document,
      },
    },
    async (request, reply) => sendJson(request, reply, await readIssuerDocument(deps, requestWorkspace(request))),
  );

  app.get(
    '/credentials/achievements/:courseId',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'Read what a course certifies',
        description:
          'An Achievement of Open Badges 3.0, as in the newest certificate. 404 while none was issued, and for a course outside the catalogue.',
        params: z.object({
          courseId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the course.'),
        }),
        headers,
        response: document,
      },
    },
    async (request, reply) =>
      sendJson(request, reply, await readAchievement(deps, requestWorkspace(request), request.params.courseId)),
  );

  app.get(
    '/credentials/keys/:keyId',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'Read a public key that credentials are signed with',
        description: 'As a JSON Web Key.',
        params: z.object({ keyId: z.string().max(100).describe('Thumbprint of the key (RFC 7638).') }),
        headers,
        response: document,
      },
    },
    async (request, reply) =>
      sendJson(request, reply, await readKey(deps, requestWorkspace(request), request.params.keyId)),
  );

  app.get(
    '/.well-known/jwks.json',
    {
      config: { access: policy.verifyCredential },
      schema: {
        tags: ['certificate'],
        summary: 'List the public keys that credentials are signed with',
        description: 'A JSON Web Key Set of every key that the workspace has signed with, the newest first.',
        headers,
        response: document,
      },
    },
    async (request, reply) => {
      const keys = await readKeys(deps, requestWorkspace(request));
      return sendJson(request, reply, { keys: keys.map(({ publicKey }) => publicKey) });
    },
  );
};

/** As JSON for people who look, else signed. */
async function sendSignable(request: FastifyRequest, reply: FastifyReply, { document: shown, sign }: Signable) {
  reply.header('vary', 'accept');
  const { format } = request.query as z.output<typeof formQuery>;
  return formOf(format, request.headers.accept) === 'jwt'
    ? sendDocument(request, reply, await sign(), 'application/vc+jwt')
    : sendJson(request, reply.removeHeader('content-disposition'), shown);
}

const sendJson = (request: FastifyRequest, reply: FastifyReply, shown: object): FastifyReply =>
  sendDocument(request, reply, JSON.stringify(shown), 'application/json; charset=utf-8');

/** Anyone who verifies may do so in a browser, from any page; what was revoked is to be known at once. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, text: string, type: string): FastifyReply {
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' });
  if (isNotModified(request, reply, etagOfContent(text))) {
    return reply.code(304).send(undefined);
  }
  return reply.type(type).serializer(String).send(text);
}

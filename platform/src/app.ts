import type { CourseDeps } from './course/impact/impact.ts';
import { readImpact } from './enrolment/impact/readImpact.ts';
import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Registry } from 'prom-client';
import { provideDeps, type AppOptions } from './provideDeps.ts';
import { jobRoutes } from './job/jobRoutes.ts';
import { acceptJson } from './http/acceptJson.ts';
import { errorHandler, notFoundHandler } from './http/errorHandler.ts';
import { answerUnroutable, maxParamLength } from './http/frameworkErrors.ts';
import { fieldSentence } from './http/fieldSentence.ts';
import { serverLog } from './http/serverLog.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { observabilityRoutes, observeRequests } from './http/observability.ts';
import { documentationPrefix, registerOpenapi } from './http/openapi.ts';
import { answerUnreadable, limitReceiving, receivingTimes } from './http/receiving.ts';
import { refuseUnknownOptions } from './http/refuseUnknownOptions.ts';
import { readFromReplica } from './http/recentReads.ts';
import { routeDefaults } from './http/routeDefaults.ts';
import { limitAddresses, limitViewers, registerRateLimits } from './http/rateLimits.ts';
import { inTokenDomain, type TokenDomain } from './http/tokenScope.ts';
import { createTrustedProxies } from './http/trustedProxies.ts';
import { resolveViewer } from './identity/resolveViewer.ts';
import { achievementRoutes } from './achievement/achievementRoutes.ts';
import { analyticsRoutes } from './analytics/analyticsRoutes.ts';
import { auditRoutes } from './audit/auditRoutes.ts';
import { campaignRoutes } from './campaign/campaignRoutes.ts';
import { codeRoutes } from './campaign/codeRoutes.ts';
import { voucherRoutes } from './campaign/voucherRoutes.ts';
import { exportRoutes } from './bulkExport/exportRoutes.ts';
import { certificateRoutes } from './certificate/certificateRoutes.ts';
import { completionRecordRoutes } from './certificate/completionRecord/completionRecordRoutes.ts';
import { credentialRoutes } from './certificate/credential/credentialRoutes.ts';
import { issuedCertificateRoutes } from './certificate/issued/issuedCertificateRoutes.ts';
import { revocationRoutes } from './certificate/revocation/revocationRoutes.ts';
import { courseBulkRoutes } from './course/bulk/bulkRoutes.ts';
import { courseRoutes } from './course/courseRoutes.ts';
import { deletionRoutes } from './deletion/deletionRoutes.ts';
import { enrolmentRoutes } from './enrolment/enrolmentRoutes.ts';
import { messageRoutes } from './enrolment/message/messageRoutes.ts';
import { enrolmentChangeRoutes } from './enrolment/change/changeRoutes.ts';
import { groupCourseRoutes } from './enrolment/groupCourse/groupCourseRoutes.ts';
import { waitingRoutes } from './enrolment/waiting/waitingRoutes.ts';
import { enrolPeopleRoutes } from './enrolment/others/enrolPeopleRoutes.ts';
import { completionRoutes } from './study/completionRoutes.ts';
import { lectureRoutes } from './study/lectureRoutes.ts';
import { statisticsRoutes } from './study/statistics/statisticsRoutes.ts';
import { submissionRoutes } from './study/submissionRoutes.ts';
import { videoPositionRoutes } from './study/video/videoPositionRoutes.ts';
import { progressRoutes } from './enrolment/progressRoutes.ts';
import { userCourseRoutes } from './enrolment/userCourseRoutes.ts';
import { forgetIdentitiesOfRealm } from './identity/external/externalIdentityQueries.ts';
import { apiTokenRoutes } from './identity/apiToken/apiTokenRoutes.ts';
import { workspaceApiTokenRoutes } from './identity/apiToken/workspaceApiTokenRoutes.ts';
import { requireTokenScope } from './identity/apiToken/requireTokenScope.ts';
import { createApiTokenUsage, type ApiTokenUsage } from './identity/apiToken/apiTokenUsage.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { orderJoining } from './enrolment/joining/orderJoining.ts';
import { serviceAccountRoutes } from './identity/serviceAccount/serviceAccountRoutes.ts';
import { createTokenService, type TokenService } from './identity/tokenService.ts';
import { checkRoutes } from './integration/check/checkRoutes.ts';
import { integrationRoutes } from './integration/integrationRoutes.ts';
import { syncRoutes } from './personnel/syncRoutes.ts';
import { outboxRoutes } from './mail/outboxRoutes.ts';
import { scimRoutes } from './scim/scimRoutes.ts';
import { scormCommitRoutes } from './scorm/scormCommitRoutes.ts';
import { scormContentRoutes } from './scorm/scormContentRoutes.ts';
import { scormRoutes } from './scorm/scormRoutes.ts';
import { scormUploadRoutes } from './scorm/scormUploadRoutes.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { reminderRoutes } from './reminder/reminderRoutes.ts';
import { discussionRoutes } from './discussion/discussionRoutes.ts';
import { guestRoutes } from './review/guestRoutes.ts';
import { reviewLinkRoutes } from './review/reviewLinkRoutes.ts';
import { reviewThreadRoutes } from './review/reviewThreadRoutes.ts';
import { questionRoutes } from './discussion/moderation/questionRoutes.ts';
import { personalDataRoutes } from './personalData/personalDataRoutes.ts';
import { privacyRequestRoutes } from './privacy/privacyRequestRoutes.ts';
import { retentionRoutes } from './retention/retentionRoutes.ts';
import { answerRoutes } from './study/answerRoutes.ts';
import { savedSectionRoutes } from './course/savedSection/savedSectionRoutes.ts';
import { tagRoutes } from './course/tag/tagRoutes.ts';
import type { FileDeps } from './file/fileDeps.ts';
import { fileRoutes } from './file/fileRoutes.ts';
import { mediaPrefix, mediaRoutes } from './file/mediaRoutes.ts';
import { servedFileRoutes } from './file/servedFileRoutes.ts';
import { stillRoutes } from './file/still/stillRoutes.ts';
import { uploadRoutes } from './file/uploadRoutes.ts';
import { webhookRoutes } from './webhook/webhookRoutes.ts';
import { workspaceFileRoutes } from './file/workspaceFileRoutes.ts';
import { accessRoutes } from './workspace/access/accessRoutes.ts';
import { workspaceRoutes } from './workspace/workspaceRoutes.ts';

type DomainRoutes = FastifyPluginAsyncZod<
  FileDeps & CourseDeps & { readonly tokens: TokenService; readonly usage: ApiTokenUsage }
>;

/**
 * The routes of the domains, each with the part of the interface that it is for API tokens (BEY-42). Each plugin is given the {@link FileDeps},
 * what looks at tokens and passwords, and what tells of learners.
 */
const domainRoutes: readonly (readonly [TokenDomain, DomainRoutes])[] = [
  ['account', identityRoutes],
  ['account', apiTokenRoutes],
  ['workspace', workspaceApiTokenRoutes],
  ['workspace', serviceAccountRoutes],
  ['account', outboxRoutes],
  ['workspace', workspaceRoutes],
  ['people', accessRoutes],
  ['workspace', workspaceFileRoutes],
  ['files', mediaRoutes],
  ['files', servedFileRoutes],
  ['files', stillRoutes],
  ['files', uploadRoutes],
  ['courses', scormUploadRoutes],
  ['courses', scormContentRoutes],
  ['enrolments', scormCommitRoutes],
  ['files', fileRoutes],
  ['courses', courseRoutes],
  ['courses', tagRoutes],
  ['courses', savedSectionRoutes],
  ['enrolments', enrolmentRoutes],
  ['enrolments', completionRoutes],
  ['enrolments', voucherRoutes],
  ['campaigns', campaignRoutes],
  ['campaigns', codeRoutes],
  ['enrolments', userCourseRoutes],
  ['enrolments', progressRoutes],
  ['enrolments', enrolPeopleRoutes],
  ['enrolments', waitingRoutes],
  ['enrolments', groupCourseRoutes],
  ['courses', courseBulkRoutes],
  ['enrolments', enrolmentChangeRoutes],
  ['enrolments', messageRoutes],
  ['enrolments', lectureRoutes],
  ['enrolments', scormRoutes],
  ['enrolments', submissionRoutes],
  ['enrolments', videoPositionRoutes],
  ['analytics', statisticsRoutes],
  ['enrolments', answerRoutes],
  ['enrolments', achievementRoutes],
  ['enrolments', certificateRoutes],
  ['enrolments', completionRecordRoutes],
  ['enrolments', credentialRoutes],
  ['enrolments', revocationRoutes],
  ['enrolments', issuedCertificateRoutes],
  ['workspace', auditRoutes],
  ['workspace', deletionRoutes],
  ['analytics', analyticsRoutes],
  ['jobs', jobRoutes],
  ['jobs', exportRoutes],
  ['workspace', checkRoutes],
  ['workspace', syncRoutes],
  ['workspace', webhookRoutes],
  ['account', pushRoutes],
  ['account', reminderRoutes],
  ['people', personalDataRoutes],
  ['people', privacyRequestRoutes],
  ['workspace', retentionRoutes],
  ['discussions', discussionRoutes],
  ['discussions', questionRoutes],
  ['courses', reviewThreadRoutes],
  ['courses', reviewLinkRoutes],
  ['courses', guestRoutes],
];

/** The server without listening: tests inject requests, `main.ts` listens. */
export async function buildApp({ logStream, ...given }: AppOptions): Promise<FastifyInstance> {
  const { config } = given;
  // Before any schema refuses something: what people read is in our words.
  z.config({ customError: fieldSentence });
  const registry = new Registry();
  const app = fastify({
    ...serverLog({ config, logStream, registry }),
    trustProxy: createTrustedProxies(config.trustedProxies),
    bodyLimit: config.bodyLimitBytes,
    http: receivingTimes(config),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
  });
  const deps = provideDeps(app, given, registry);
  const { jobs } = deps;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.removeContentTypeParser('application/json');
  acceptJson(app, ['application/json', 'application/merge-patch+json']);
  await app.register(formbody);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  observeRequests(app, registry);
  limitReceiving(app, config);
  routeDefaults(app, [documentationPrefix, mediaPrefix]);
  await registerRateLimits(app);
  limitAddresses(app, config);
  const usage = createApiTokenUsage(given, (error) => app.log.error({ err: error }, 'use of API tokens not written'));
  app.addHook('onClose', () => usage.write());
  readFromReplica(app, given, registry);
  resolveViewer(app, deps);
  limitViewers(app, config);
  requireTokenScope(app, usage);
  refuseUnknownOptions(app);
  await registerOpenapi(app);

  await app.register(observabilityRoutes, { ...deps, registry });
  // One for all routes: the queue of password hashes and the turns of a name are counted here.
  const tokens = createTokenService({
    ...deps,
    onSignIn: (trx, userId) => orderJoining(jobs, trx, { userId, now: given.clock() }),
  });
  for (const [domain, routes] of domainRoutes) {
    await app.register(inTokenDomain(domain, routes), { ...deps, tokens, usage, readImpact });
  }
  await app.register(inTokenDomain('account', liveRoutes), { ...deps, registry });
  await app.register(inTokenDomain('workspace', scimRoutes), deps);
  await app.register(inTokenDomain('workspace', integrationRoutes), {
    ...deps,
    forgetOwnProviderIdentities: (trx, workspaceId) => forgetIdentitiesOfRealm(trx, workspaceId, 'custom-oauth2'),
  });
  return app;
}

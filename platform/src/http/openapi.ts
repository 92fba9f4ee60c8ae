import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Access } from './access.ts';
import { tokenNeedOf, type TokenNeed } from './tokenScope.ts';
import { tidyComponents } from './openapiComponents.ts';
import { withTrueBodies } from './openapiBodies.ts';
import { withExamples } from './openapiExamples.ts';
import { operationIdOf } from './operationId.ts';
import { tagDescriptions } from './openapiTags.ts';
import { policy } from './policy.ts';

export const documentationPrefix = '/docs';

const whoMayCall: Record<Access, string> = {
  infrastructure: 'Open, for operators.',
  client: 'For the OAuth client, by its Basic header.',
  identityProvider: 'For the identity provider of the workspace, by its token.',
  public: 'Open to everyone.',
  learner: 'For signed-in users.',
  courseAdmin: 'For ROLE_COURSE_ADMIN and ROLE_ADMIN.',
  voucherAdmin: 'For ROLE_VOUCHER_ADMIN and ROLE_ADMIN.',
  admin: 'For ROLE_ADMIN.',
  customiser: 'For ROLE_ADMIN, and on an expired trial for the one who made the workspace.',
};

/** The OpenAPI 3.1 document, made from the route schemas, and a page to browse it. Register before the routes. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lectern platform',
        version: '1',
        description:
          'The REST interface of Lectern. The workspace follows from the host of the request. Ids are numbers, times are ISO 8601 in UTC with milliseconds. Unknown members of a body are ignored.',
      },
      servers: [{ url: '/', description: 'The host of the workspace, behind the platform.' }],
      tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'Access token of POST /oauth/token, or an API token whose scopes open the operation.',
          },
          client: {
            type: 'http',
            scheme: 'basic',
            description:
              'Id and secret of the OAuth client, by which a program signs people in: `lectern-web` and the secret of the installation, ' +
              'unless its operator has named them otherwise; on a developer’s own machine `lectern-dev-secret`. ' +
              'A program that acts for itself takes an API token instead, and needs no client.',
          },
        },
      },
    },
    transform: (route) => {
      const { config = {}, method } = route.route;
      const access = config.access ?? 'infrastructure';
      const verb = [method].flat()[0] ?? 'GET';
      const need = tokenNeedOf(config, verb);
      const transformed = jsonSchemaTransform(
        config.parts === undefined ? route : { ...route, schema: { ...route.schema, body: config.parts } },
      );
      const schema = transformed.schema as { description?: string; hide?: boolean; operationId?: string };
      return {
        ...transformed,
        schema: {
          ...schema,
          operationId: schema.operationId ?? operationIdOf(verb, transformed.url),
          description: [schema.description, whoMayCall[access], forTokens(access, need)].filter(Boolean).join(' '),
          security: securityOf(access),
          'x-access': access,
          ...(takesTokens(access) ? { 'x-token-scope': need } : {}),
        },
      };
    },
    transformObject: (document) =>
      withExamples(withoutInternalIds(withTrueBodies(tidyComponents(jsonSchemaTransformObject(document))))),
  });
  await app.register(fastifySwaggerUi, { routePrefix: documentationPrefix, staticCSP: true });
  app.get('/openapi.json', { config: { access: policy.readDocument }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}

/** Ids of requirements and decisions stand in parentheses behind what they are about; outside of the repository they say nothing. */
const internalIds = / *\((?:[A-Z]{2,5}-\d+(?:…[A-Z]{2,5}-\d+)?(?:, )?)+\)/g;

const withoutInternalIds = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    (key === 'description' || key === 'summary') && typeof value === 'string'
      ? value.replaceAll(internalIds, '')
      : value,
  ) as Document;

const takesTokens = (access: Access): boolean =>
  !['infrastructure', 'client', 'identityProvider', 'public'].includes(access);

/** What an API token needs, in a sentence; none where nobody needs one. */
function forTokens(access: Access, need: TokenNeed): string {
  if (!takesTokens(access)) {
    return '';
  }
  switch (need) {
    case 'any':
      return 'Any API token opens it.';
    case 'never':
      return 'No API token opens it.';
    default:
      return `API tokens need the scope \`${need}\`.`;
  }
}

function securityOf(access: Access): Record<string, string[]>[] {
  switch (access) {
    case 'infrastructure':
      return [];
    case 'client':
      return [{ client: [] }];
    case 'public':
      return [{}, { bearer: [] }];
    default:
      return [{ bearer: [] }];
  }
}

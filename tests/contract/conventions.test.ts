import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewayCalls } from '../support/gatewayCalls.ts';

const root = (path: string) => readFileSync(resolve(import.meta.dirname, '..', '..', path), 'utf8');

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

describe('schema.graphql', () => {
  const roots = new Set(['Query', 'Mutation']);
  const types = Object.values(buildSchema(root('schema.graphql')).getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.has(type.name),
  );

  it('GW-01 describes every type', () => {
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('GW-01 describes every field, argument, input field and enum value', () => {
    const schema = buildSchema(root('schema.graphql'));
    const missing = Object.values(schema.getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => {
        if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value] as const);
        if (isInputObjectType(type)) {
          return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const);
        }
        if (!isObjectType(type) && !isInterfaceType(type)) return [];
        return Object.values(type.getFields()).flatMap((field) => [
          [`${type.name}.${field.name}`, { description: describedField(type.name, field.name) }] as const,
          ...field.args
            // An input object says itself what it is.
            .filter((argument) => argument.name !== 'input')
            .map((argument) => [`${type.name}.${field.name}(${argument.name})`, argument] as const),
        ]);
      })
      .filter(([, { description }]) => !description)
      .map(([name]) => name);
    expect(missing).toEqual([]);

    /** A field that an interface declares may say it there, once. */
    function describedField(typeName: string, fieldName: string): string | null | undefined {
      const type = schema.getType(typeName);
      if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
      const places = [type, ...type.getInterfaces()];
      return places.map((place) => place.getFields()[fieldName]?.description).find(Boolean);
    }
  });
});

describe('the platform and the gateway', () => {
  const openapi = JSON.parse(root('platform/openapi.json')) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

  /** Operations without a function of the gateway, by reason. */
  const exceptions = [
    // For anyone who runs the platform.
    'GET /livez',
    'GET /readyz',
    'GET /metrics',
    // Streamed through as plain HTTP by the gateway's proxy routes.
    'GET /static/workspaces/{profileName}/style.css',
    'GET /static/workspaces/{profileName}/header.js',
    'GET /static/workspaces/{profileName}/footer.js',
    'GET /static/workspaces/{profileName}/page.css',
    'GET /api/v1/public/certificates/{uuid}/pdf',
    'GET /api/v1/secured/jobs/{jobId}/result.jsonl.gz',
    'GET /credentials/{uuid}',
    'GET /credentials/status/{list}',
    'GET /credentials/issuer',
    'GET /credentials/achievements/{courseId}',
    'GET /credentials/keys/{keyId}',
    'GET /.well-known/jwks.json',
    'GET /static/files/{address}',
    'GET /static/stills/{host}/{video}',
    'POST /upload-api/v1/secured/workspaces/{id}/files/_upload',
    'POST /upload-api/v1/secured/workspaces/{id}/scorm/{courseId}/_upload',
    'POST /upload-api/v1/secured/scorm/{courseId}/_upload',
    // A stream of its own, which `live/` of the gateway opens.
    'GET /api/v1/secured/live',
    // The gateway sends what changed: PATCH.
    'PUT /api/v1/secured/courses/{id}',
    'PUT /api/v1/secured/campaigns/{campaignId}',
    // One person is put into a group, or taken out, as a selection of one.
    'PUT /api/v1/secured/workspaces/{id}/groups/{groupId}/members/{userId}',
    'DELETE /api/v1/secured/workspaces/{id}/groups/{groupId}/members/{userId}',
    // Documented in several forms, of which the gateway needs one.
    'GET /api/v1/public/workspaces/{id}',
    'GET /api/v1/public/workspaces/{id}/tags',
    'GET /api/v1/secured/workspaces/{id}/tags',
    'GET /api/v1/secured/workspaces',
    'GET /api/v1/secured/workspaces/{id}/users',
    'GET /api/v1/secured/courses/{id}/usercourses',
    'POST /api/v1/secured/workspaces/{id}/users/{userId}',
    // The GraphQL change says which fields change, as PATCH does.
    'PUT /api/v1/secured/workspaces/{id}/integrations/{integrationId}',
    // The same as a drilldown that names nothing, and at another address.
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace/drilldown',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules',
    'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules/drilldown',
  ];

  it('GW-02 the gateway calls documented operations only', async () => {
    const calls = await gatewayCalls();
    expect(calls.length).toBeGreaterThan(20);
    const unknown = calls.filter((call) => !operations.some(({ name }) => matches(name, call)));
    expect(unknown).toEqual([]);
  });

  it('GW-02 every documented operation has a call of the gateway or a reason not to', async () => {
    const calls = await gatewayCalls();
    const uncalled = operations
      .map(({ name }) => name)
      .filter((name) => !calls.some((call) => matches(name, call)))
      .toSorted();
    expect(uncalled).toEqual(exceptions.toSorted());
  });

  it('GW-02 every operation and every answer of it is described', () => {
    const missing = operations.flatMap(({ name, operation }) => [
      ...(operation.summary && operation.description ? [] : [name]),
      ...Object.entries(operation.responses)
        .filter(([, { description }]) => !description || description === 'Default Response')
        .map(([status]) => `${name} ${status}`),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('docs/errors.md', () => {
  /** Codes of rows `| code | status | message |`; the platform compares its own part with its catalogue. */
  const codesOf = (text: string) => [...text.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, code]) => code);

  it('ERR-08 lists the codes of the gateway, and no code that nobody gives', () => {
    const union = /export type GatewayCode =\n((?: {2}\| '\w+'\n?)+)/.exec(root('gateway/src/errors.ts'))?.[1] ?? '';
    const given = [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(given.length).toBeGreaterThan(5);
    const [ofPlatform = '', ofGateway = ''] = root('docs/errors.md').split('## From the gateway itself');
    expect(given).toEqual(expect.arrayContaining(codesOf(ofGateway)));
    expect([...codesOf(ofPlatform), ...codesOf(ofGateway)]).toEqual(expect.arrayContaining(given));
  });
});

/** `GET /a/{id}` against a path in which something stands for each parameter. */
function matches(operation: string, { method, path }: { method: string; path: string }): boolean {
  const [wantedMethod, template = ''] = operation.split(' ');
  const wanted = template.split('/');
  const parts = path.split('/');
  return (
    method === wantedMethod &&
    parts.length === wanted.length &&
    wanted.every((part, index) => (/[{}]/.test(part) ? parts[index] !== '' : part === parts[index]))
  );
}

describe('contracts/', () => {
  const languages = Object.keys(JSON.parse(root('contracts/languages.json')) as object);

  it('I18N-01 OP-85 GraphQL and REST know the languages of the product, and no others', () => {
    const language = buildSchema(root('schema.graphql')).getType('Language');
    expect(isEnumType(language) && language.getValues().map(({ name }) => name.toLowerCase())).toEqual(languages);
    expect(root('platform/openapi.json').replaceAll(/\s/g, '')).toContain(`"enum":${JSON.stringify(languages)}`);
  });

  it('OP-37 OP-38 every page has a path without trailing slash and says who may open it', () => {
    const pages = JSON.parse(root('contracts/pages.json')) as Record<string, { who: string; private?: boolean }>;
    const roles = ['everyone', 'guest', 'signedIn', 'courseAdmin', 'adminArea', 'admin', 'voucherAdmin'];
    for (const [path, { who }] of Object.entries(pages)) {
      expect(path).toMatch(/^\/(?:[a-z-]+(?:\/[a-z-]+)*(?:\/:[a-zA-Z]+)?)?$/);
      expect(roles, path).toContain(who);
    }
    // What the admin's screens show is nobody else's business, and no script of others runs there.
    expect(Object.keys(pages).filter((path) => path.startsWith('/admin') && !pages[path]?.private)).toEqual([]);
  });
});

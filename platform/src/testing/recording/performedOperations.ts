import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../db/database.ts';
import { workspaceFileNames } from '../../workspace/workspaceFolder.ts';
import { accessRules } from '../accessRules.ts';
import { fillWorkspace, type FilledWorkspace } from '../filledWorkspace.ts';
import { openapiDocument } from '../openapiDocument.ts';
import { startScimServer, type ScimServer } from '../scimServer.ts';
import { createTestApp, type CallOptions, type Reply, type TestApp, type TestUser } from '../testApp.ts';
import { exampleBody, type JsonSchema } from './exampleBody.ts';
import { exampleBodies } from './exampleBodies.ts';
import { multipartType, uploadBody } from '../uploads.ts';
import { exampleSteps, type Step } from './exampleSteps.ts';

/** What was sent and answered, for an operation of the document. */
export interface Performed {
  readonly operationId: string;
  readonly path: string;
  readonly method: string;
  /** What was sent by whom may; undefined where the operation takes no body. */
  readonly sent: unknown;
  readonly mediaType: string;
  /** What came of it, and of the same without a token or for what is not there. */
  readonly replies: readonly Reply<unknown>[];
}

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  readonly access: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Omit<Operation, 'path' | 'method'> & { 'x-access': string }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const host = 'localhost';
const nobody = '999999999';
const client = `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`;

/** What many bodies have, by its name. */
const inCommon = {
  username: 'ada@example.org',
  email: 'ada@example.org',
  name: 'Green tea',
  reason: 'Advertises another shop',
  guestName: 'Tom',
  content: '<p>Water for green tea is not boiling.</p>',
  text: 'How hot is the water?',
  title: 'Water',
  html: '<p>Water for green tea is not boiling.</p>',
  url: 'https://example.org/tea.png',
};

/** Reads come first, as they change nothing, then what needs a course that is published and not left; what deletes comes last. */
function turnOf({ method, path, operationId }: Operation): number {
  const changesCourse = path.startsWith('/api/v1/secured/courses/{id}') && !/usercourses|discussion/.test(path);
  const turns: Readonly<Record<string, number>> = { GET: 0, DELETE: 4 };
  return turns[method] ?? (operationId === 'updateUserCourse' ? 3 : changesCourse ? 2 : 1);
}

const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
        access: operation['x-access'],
      })),
    )
    .toSorted((a, b) => turnOf(a) - turnOf(b));

const pathOf = (path: string, { workspaceId, ids }: FilledWorkspace): string =>
  path
    .replace('/workspaces/{id}', `/workspaces/${workspaceId}`)
    .replace('/usercourses/{id}', `/usercourses/${ids['userCourseId']}`)
    .replace('/consents/{id}', '/consents/1')
    .replaceAll(/\{(\w+)\}/g, (parameter, name: string) => encodeURIComponent(ids[name] ?? parameter));

/** The same path for what is not there; null where it names nothing but the workspace. */
const lostPathOf = (path: string, filled: FilledWorkspace): string | null => {
  const last = path.lastIndexOf('{');
  return last === -1 || path.slice(last).startsWith('{profileName}')
    ? null
    : pathOf(`${path.slice(0, last)}${nobody}${path.slice(path.indexOf('}', last) + 1)}`, filled);
};

/** Performs each operation of the document once as someone who may, and once as it is refused. */
export async function performOperations(): Promise<readonly Performed[]> {
  const files = await mkdtemp(join(tmpdir(), 'lectern-examples-'));
  const scim = await startScimServer();
  const server = await createTestApp({ WORKSPACE_FILES_DIR: files, OUTBOUND_PRIVATE_HOSTS: scim.host });
  try {
    await mkdir(join(files, host));
    await Promise.all(workspaceFileNames.map((name) => writeFile(join(files, host, name), '/* … */')));
    const admin = await server.aUser({ username: 'ines@demo.test', name: 'Ines Moreau', roleAdmin: true });
    const learner = await server.aUser({ username: 'mira@demo.test', name: 'Mira Costa' });
    const made = await fillWorkspace(server, { host, admin, learner, marker: 'Tea' });
    const filled = { ...made, ids: { ...made.ids, userCourseId: String(made.userCourseId) } };
    await server.call('POST', '/api/v1/public/users', {
      body: { username: 'jonas@demo.test', password: 'lectern-demo', name: 'Jonas Weber' },
    });
    await inWorkspace(server.db, admin.workspaceId, (trx) =>
      trx
        .updateTable('workspace')
        .set({ profile: JSON.stringify({ title: 'Tea', remoteComponents: true }) })
        .execute(),
    );
    const document = openapiDocument() as Document;
    const performed: Performed[] = [];
    for (const operation of operationsOf(document)) {
      performed.push(
        await perform(operation, { server, scim, filled, admin, learner, schemas: document.components.schemas }),
      );
    }
    return performed;
  } finally {
    await server.close();
    await scim.close();
    await rm(files, { recursive: true });
  }
}

interface Surroundings {
  readonly server: TestApp;
  readonly scim: ScimServer;
  readonly filled: FilledWorkspace;
  readonly admin: TestUser;
  readonly learner: TestUser;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

async function perform(operation: Operation, around: Surroundings): Promise<Performed> {
  const { server } = around;
  const step: Step = (await exampleSteps[operation.operationId]?.(around)) ?? {};
  const filled = { ...around.filled, ids: { ...around.filled.ids, ...step.ids } };
  const { path, method, operationId, access, requestBody } = operation;
  const rule = accessRules[`${method} ${path}`];
  const [[mediaType, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const sent = media === undefined ? undefined : (step.body ?? bodyOf(operationId, media.schema, around));
  const options: CallOptions = {
    ...(mediaType.includes('json') ? { body: sent } : {}),
    ...(mediaType.includes('multipart') && step.file !== undefined
      ? {
          body: uploadBody({ ...(sent as object), ...step.file }),
          headers: { 'content-type': multipartType },
        }
      : {}),
    ...(mediaType.includes('urlencoded')
      ? {
          body: new URLSearchParams(sent as Record<string, string>).toString(),
          headers: { 'content-type': mediaType },
        }
      : {}),
  };
  const ask = (url: string, as: TestUser | undefined, headers: Readonly<Record<string, string>> = {}) =>
    server.call<unknown>(method, `${url}${step.query ?? rule?.query ?? ''}`, {
      ...options,
      headers: { host: step.host ?? host, ...options.headers, ...step.headers, ...headers },
      ...(as === undefined ? {} : { as }),
    });
  const url = pathOf(path, filled);
  const caller = step.as ?? (await callerOf(operation, around));
  const lost = lostPathOf(path, filled);
  const refusals: Promise<Reply<unknown>>[] = [];
  if (lost !== null && access !== 'client') {
    refusals.push(ask(lost, caller));
  }
  if (access === 'infrastructure') {
    // Answers everyone, everywhere.
  } else if (access === 'public') {
    refusals.push(ask(url, undefined, { host: 'nobody.localhost' }));
  } else {
    refusals.push(ask(url, undefined));
  }
  // No operation shows more than two.
  if (refusals.length < 2 && ['admin', 'courseAdmin', 'voucherAdmin'].includes(access)) {
    refusals.push(ask(url, around.learner));
  }
  // All of them before it is done, which may take away what they name.
  const refused = await Promise.all(refusals);
  const done = await ask(url, caller, access === 'client' ? { authorization: client } : {});
  return { operationId, path, method, sent, mediaType, replies: [done, ...refused] };
}

async function callerOf({ access, path, method }: Operation, { server, admin, learner }: Surroundings) {
  const rule = accessRules[`${method} ${path}`];
  if (!['learner', 'courseAdmin', 'voucherAdmin', 'admin', 'customiser'].includes(access)) {
    return undefined;
  }
  if (rule?.usesUp) {
    return server.aUser(access === 'learner' ? {} : { roleAdmin: true });
  }
  return access === 'learner' && rule?.finds?.includes('learner') !== false ? learner : admin;
}

function bodyOf(operationId: string, schema: JsonSchema, { schemas, filled }: Surroundings): unknown {
  const ids = Object.fromEntries(
    Object.entries(filled.ids)
      .filter(([name]) => name.endsWith('Id') && name !== 'uuid')
      .map(([name, id]) => [name, Number(id)]),
  );
  const named = {
    ...ids,
    ...inCommon,
    published: true,
  };
  const given = exampleBodies[operationId];
  return given === undefined ? exampleBody(schema, { schemas, named }) : given(ids);
}

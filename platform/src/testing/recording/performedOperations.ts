import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../db/database.ts';
import { workspaceFileNames } from '../../workspace/workspaceFolder.ts';
import { accessRules } from '../accessRules.ts';
import { fillWorkspace, type FilledWorkspace } from '../filledWorkspace.ts';
import { openapiDocument } from '../openapiDocument.ts';
import { createTestApp, type CallOptions, type Reply, type TestApp, type TestUser } from '../testApp.ts';
import { exampleBody, type JsonSchema } from './exampleBody.ts';
import { exampleBodies } from './exampleBodies.ts';

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
  text: 'How hot is the water?',
  title: 'Water',
  html: '<p>Water for green tea is not boiling.</p>',
  url: 'https://example.org/tea.png',
};

/** Reads come first, as they change nothing, then what needs a course that is published; what deletes comes last. */
function turnOf({ method, path }: Operation): number {
  const changesCourse = path.startsWith('/api/v1/secured/courses/{id}') && !path.includes('usercourses');
  const turns: Readonly<Record<string, number>> = { GET: 0, DELETE: 3 };
  return turns[method] ?? (changesCourse ? 2 : 1);
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

const pathOf = (path: string, { workspaceId, userCourseId, ids }: FilledWorkspace): string =>
  path
    .replace('/workspaces/{id}', `/workspaces/${workspaceId}`)
    .replace('/usercourses/{id}', `/usercourses/${userCourseId}`)
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
  const server = await createTestApp({ WORKSPACE_FILES_DIR: files });
  try {
    await mkdir(join(files, host));
    await Promise.all(workspaceFileNames.map((name) => writeFile(join(files, host, name), '/* … */')));
    const admin = await server.aUser({ username: 'ines@demo.test', name: 'Ines Moreau', roleAdmin: true });
    const learner = await server.aUser({ username: 'mira@demo.test', name: 'Mira Costa' });
    const filled = await fillWorkspace(server, { host, admin, learner, marker: 'Tea' });
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
        await perform(operation, { server, filled, admin, learner, schemas: document.components.schemas }),
      );
    }
    return performed;
  } finally {
    await server.close();
    await rm(files, { recursive: true });
  }
}

interface Surroundings {
  readonly server: TestApp;
  readonly filled: FilledWorkspace;
  readonly admin: TestUser;
  readonly learner: TestUser;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

async function perform(operation: Operation, around: Surroundings): Promise<Performed> {
  const { server, filled } = around;
  const { path, method, operationId, access, requestBody } = operation;
  const rule = accessRules[`${method} ${path}`];
  const [[mediaType, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const sent = media === undefined ? undefined : bodyOf(operationId, media.schema, around);
  const options: CallOptions = {
    ...(mediaType.includes('json') ? { body: sent } : {}),
    ...(mediaType.includes('urlencoded')
      ? {
          body: new URLSearchParams(sent as Record<string, string>).toString(),
          headers: { 'content-type': mediaType },
        }
      : {}),
  };
  const ask = (url: string, as: TestUser | undefined, headers: Readonly<Record<string, string>> = {}) =>
    server.call<unknown>(method, `${url}${rule?.query ?? ''}`, {
      ...options,
      headers: { host, ...options.headers, ...headers },
      ...(as === undefined ? {} : { as }),
    });
  const url = pathOf(path, filled);
  const caller = await callerOf(operation, around);
  const lost = lostPathOf(path, filled);
  const refused: Reply<unknown>[] = [];
  if (access === 'infrastructure') {
    // Answers everyone, everywhere.
  } else if (access === 'public') {
    refused.push(await ask(url, undefined, { host: 'nobody.localhost' }));
  } else {
    refused.push(await ask(url, undefined));
    if (['admin', 'courseAdmin', 'voucherAdmin'].includes(access)) {
      refused.push(await ask(url, around.learner));
    }
  }
  if (lost !== null && access !== 'client') {
    refused.unshift(await ask(lost, caller));
  }
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
  return given === undefined
    ? exampleBody(schema, { schemas, named })
    : given({ ...ids, userCourseId: filled.userCourseId });
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOperationAST, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../ide/examples.ts';
import { createSchema } from '../schema.ts';
import {
  aCertificate,
  aConsentVersion,
  aCourseWithOutline,
  aLecture,
  aLecturePage,
  aModule,
  anAuditEntry,
  anAuthoredCourse,
  aPage,
  aPerson,
  aUser,
  aUserCourse,
  aUserLecture,
  aUserModule,
  aWorkspace,
} from '../testing/builders.ts';
import { sampleVariables } from '../testing/sampleVariables.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { requestedCostOf } from './costRules.ts';
import { aliasesOf, depthOf, fragmentsOf, tokensOf } from './documentRules.ts';
import { limits } from './limits.ts';

/** A review leads to a lecture, whose content is as deep as that of its own page. */
const knownNear: ReadonlyMap<string, number> = new Map([['ReviewPageQuery depth', 11]]);

const schema = createSchema();
const persisted = JSON.parse(readFileSync(new URL('../../../web/persisted.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const texts = [...Object.values(persisted), ...examples.map(({ query }) => query)];
const documents = texts.map((text) => {
  const document = parse(text);
  const operation = getOperationAST(document) as OperationDefinitionNode;
  return {
    name: operation.name?.value ?? '',
    text,
    document,
    operation,
    variables: sampleVariables(schema, operation),
  };
});

/** What the web client and the examples ask for, where every id is 258. */
function fill(gateway: TestGateway): void {
  const lectures = [{ id: 258 }, { id: 259, name: 'Numbers' }];
  const course = aCourseWithOutline({ id: 258, modules: [aModule({ lectures: lectures.map(aLecture) })] });
  const userCourse = aUserCourse({ modules: [aUserModule({ lectures: lectures.map(aUserLecture) })] });
  const stubs: Readonly<Record<string, unknown>> = {
    '/api/v1/public/workspaces': aPage([aWorkspace()]),
    '/api/v1/secured/users/me': aUser(),
    '/api/v1/public/courses': aPage([course]),
    '/api/v1/public/courses/258': course,
    '/api/v1/public/courses/258/lecture/258': aLecturePage({ id: 258 }),
    '/api/v1/secured/usercourses': aPage([userCourse]),
    '/api/v1/secured/usercourses/active': aPage([userCourse]),
    '/api/v1/secured/usercourses/completed': aPage([userCourse]),
    '/api/v1/secured/usercourses/77': userCourse,
    '/api/v1/secured/usercourses/77/lecture/258': aLecturePage({ id: 258 }),
    '/api/v1/secured/courses': aPage([anAuthoredCourse({ id: 258 })]),
    '/api/v1/secured/courses/258': anAuthoredCourse({ id: 258 }),
    '/api/v1/public/certificates': aCertificate(),
    '/api/v1/public/tags': aPage([{ id: 1, name: 'German' }]),
    '/api/v1/public/country': [{ code: 'DE', name: 'Germany' }],
    '/api/v1/secured/workspaces/1/usersaccess': aPage([aPerson()]),
    '/api/v1/secured/workspaces/1/auditlog': aPage([anAuditEntry()]),
    '/api/v1/secured/workspaces/1/consents': aPage([aConsentVersion()]),
  };
  for (const [path, body] of Object.entries(stubs)) gateway.on('GET', path, { body });
  gateway.on('POST', '/api/v1/secured/usercourses', { body: userCourse });
}

/** Ids differ from request to request, and nobody who sends an id wants to know where in the text something stands. */
const comparable = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'requestId' || key === 'locations' ? undefined : value,
  );

describe('every document of the web client and every example', () => {
  let plain: TestGateway;
  let compiled: TestGateway;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-own-'));
    const file = join(folder, 'persisted.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map((text, index) => [`${index}`, text]))));
    plain = await createTestGateway();
    compiled = await createTestGateway({ WEB_PERSISTED: file });
    fill(plain);
    fill(compiled);
  });
  afterAll(async () => {
    await Promise.all([plain.close(), compiled.close()]);
    rmSync(folder, { recursive: true });
  });

  test.each(documents.map(({ name, text, variables }, index) => [name, text, variables, index] as const))(
    '%s has the same answer by graphql-js and by compiled code',
    async (_name, text, variables, index) => {
      for (const headers of [{}, bearer()]) {
        const send = (gateway: TestGateway, payload: object) =>
          gateway.app.inject({
            method: 'POST',
            url: '/graphql',
            headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
            payload: { ...payload, variables },
          });
        const byText = await send(plain, { query: text });
        const byId = await send(compiled, { id: `${index}` });
        expect([byId.statusCode, comparable(byId.json())]).toEqual([byText.statusCode, comparable(byText.json())]);
        // A subscription is answered as a stream (`live/`): sent like a query it is refused, by either.
        expect(byText.json()).toHaveProperty(/^subscription\b/m.test(text) ? 'errors' : 'data');
      }
    },
  );
});

test('none of them comes near a limit', () => {
  const near = documents.flatMap(({ name, text, document, operation, variables }) => {
    const fragments = fragmentsOf(document);
    const used = {
      tokens: tokensOf(text),
      characters: text.length,
      aliases: aliasesOf(document),
      depth: depthOf(operation, fragments),
      cost: requestedCostOf({ schema, fragments }, operation, { ...variables, count: 25 }),
    };
    return Object.entries(used)
      .filter(([limit, value]) => knownNear.get(`${name} ${limit}`) !== value)
      .filter(([limit, value]) => value > limits[limit as keyof typeof limits] / 2)
      .map(([limit, value]) => `${name}: ${limit} ${value}`);
  });
  expect(near).toEqual([]);
});

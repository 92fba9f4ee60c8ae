import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, isObjectType, parse, validate, type GraphQLEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts } from '../support/hosts.ts';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';

const run = promisify(execFile);
const schema = buildSchema(await readFile(resolve(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

interface Example {
  readonly path: string;
  readonly language: string;
  /** `shown` for what is not run, as it needs what nobody has or is no program. */
  readonly use: string;
  readonly text: string;
}

const origin = inject('gatewayUrl').replace('127.0.0.1', hosts.lectern);

const served = async (path: string): Promise<string> => (await fetch(origin + path)).text();

/** The pages by their addresses, as the menu of the first one leads to them. */
const menu = [...(await served('/developers')).matchAll(/href="(\/developers(?:\/\w+)?)"/g)].map(
  ([, path = '']) => path,
);
const pages = new Map(await Promise.all([...new Set(menu)].map(async (path) => [path, await served(path)] as const)));

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const code = /<code data-language="(\w+)" data-use="(\w*)">([^<]*)<\/code>/g;

/** All code of the pages, in its order, as it is copied. */
const examples: readonly Example[] = [...pages].flatMap(([path, html]) =>
  [...html.matchAll(code)].map(([, language = '', use = '', text = '']) => ({
    path,
    language,
    use,
    text: text.replaceAll(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity),
  })),
);
const runs = (language: string) => examples.filter((each) => each.language === language && each.use === '');

/** An API token of who signed in. */
async function aToken(accessToken: string | null, scopes: readonly string[]): Promise<string> {
  const owner = createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: accessToken ?? '' });
  const { createApiToken } = await owner.expect<{ createApiToken: { token: string } }>(
    'mutation MakeToken($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    {
      input: {
        name: `Examples ${process.pid} ${Date.now()}`,
        scopes,
        expireTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  return createApiToken.token;
}

let folder: string;
let token: string;
const client = () => createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: token });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-developers-'));
  // Programs find the typed client as one of their packages.
  await mkdir(join(folder, 'node_modules', '@lectern'), { recursive: true });
  await symlink(resolve(import.meta.dirname, '../../client'), join(folder, 'node_modules', '@lectern', 'client'));
  const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), 'admin@demo.test');
  const scopes = (schema.getType('TokenScope') as GraphQLEnumType).getValues().map(({ name }) => name);
  token = await aToken(rest.token, scopes);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program prints whose text is an example. */
async function outputOf(
  command: string,
  args: (file: string) => readonly string[],
  text: string,
  ending: string,
  env: Readonly<Record<string, string>> = { LECTERN_TOKEN: token },
) {
  const file = join(folder, `example${ending}`);
  await writeFile(file, text);
  const { stdout } = await run(command, [...args(file)], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
}

describe('BEY-46 the pages for developers', () => {
  it('have examples of every kind, and no code that is neither run nor only shown', () => {
    expect(new Set(examples.filter(({ use }) => use === '').map(({ language }) => language))).toEqual(
      new Set(['sh', 'graphql', 'ts', 'http']),
    );
    expect(new Set(examples.map(({ use }) => use))).toEqual(new Set(['', 'shown', 'variables']));
  });

  it.each(runs('sh'))('$path: what is copied into a shell works as printed', async ({ text }) => {
    const answer = JSON.parse(await outputOf('sh', (file) => ['-eu', file], text, '.sh')) as Record<string, unknown>;
    expect(answer['errors'], JSON.stringify(answer)).toBeUndefined();
    expect(answer['code'], JSON.stringify(answer)).toBeUndefined();
    expect(JSON.stringify(answer)).not.toMatch(/"userErrors":\[[^\]]/);
  });

  it.each(runs('graphql'))('$path: a document answers without an error', async (example) => {
    const next = examples[examples.indexOf(example) + 1];
    const variables = next?.use === 'variables' ? (JSON.parse(next.text) as object) : {};
    const answer = await client().send(example.text, variables);
    expect(answer).toMatchObject({ data: expect.anything() });
    expect(answer.errors).toBeUndefined();
  });

  it.each(runs('ts'))('$path: a program runs', async ({ text }) => {
    expect(await outputOf(process.execPath, (file) => [file], text, '.mts')).toMatch(/^(?:\d+ \S|true false$)/m);
  });

  it('OP-317 the program of the first page takes a course to its certificate, with the one scope that it names', async () => {
    const program = examples.find(({ path, language }) => path === '/developers' && language === 'ts');
    const rest = createRestClient(inject('platformUrl'), hosts.lectern);
    const course = await makeQuizCourse(await signedIn(rest, authors[hosts.lectern]), 2, true);
    const { client: learner } = await registerLearner(rest);
    const token = await aToken(learner.token, ['ENROLMENTS_WRITE']);
    const printed = await outputOf(process.execPath, (file) => [file], program?.text ?? '', '.mts', {
      LECTERN_TOKEN: token,
      LECTERN_COURSE: String(course.id),
    });
    expect(printed).toMatch(/uuid=[0-9a-f-]{36}$/m);
  });

  it('OP-317 name fields and arguments as the schema has them where a copy is kept', () => {
    const places = [...(pages.get('/developers/sync') ?? '').matchAll(/<code>([A-Z]\w+)\.(\w+)\((\w+):/g)];
    expect(places.length).toBeGreaterThan(10);
    for (const [place = '', type = '', field = '', argument = ''] of places) {
      const named = schema.getType(type);
      const { args } = (isObjectType(named) ? named.getFields()[field] : undefined) ?? { args: [] };
      expect(
        args.map(({ name }) => name),
        place,
      ).toContain(argument);
    }
  });

  it.each(examples.filter(({ language, use }) => language === 'graphql' && use === 'shown'))(
    '$path: a document that is only shown fits the schema',
    ({ text }) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    },
  );

  it.each(examples.filter(({ language, use }) => language === 'json' && use !== ''))(
    '$path: settings to copy are JSON',
    ({ text }) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );

  it('OP-317 speak to those who call, not to those who work on Lectern', () => {
    for (const [path, html] of pages) {
      expect(html, path).not.toMatch(/npm run |\b(?:OP|BEY|LIM)-\d/);
    }
  });

  it('lead to pages that are there', async () => {
    const links = new Set(
      [...pages.values()].flatMap((html) => [...html.matchAll(/href="(\/developers[^"#]*)"/g)].map(([, to]) => to)),
    );
    expect(links.size).toBeGreaterThan(10);
    for (const link of links) {
      expect((await fetch(`${origin}${link}`)).status, link).toBe(200);
    }
  });
});

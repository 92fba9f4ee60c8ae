import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, parse, validate, type GraphQLEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

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

let folder: string;
let token: string;
const client = () => createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: token });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-developers-'));
  // Programs find the typed client as one of their packages.
  await mkdir(join(folder, 'node_modules', '@lectern'), { recursive: true });
  await symlink(resolve(import.meta.dirname, '../../client'), join(folder, 'node_modules', '@lectern', 'client'));
  const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), 'admin@demo.test');
  const admin = createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: rest.token ?? '' });
  const scopes = (schema.getType('TokenScope') as GraphQLEnumType).getValues().map(({ name }) => name);
  const { createApiToken } = await admin.expect<{ createApiToken: { token: string } }>(
    'mutation MakeToken($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    {
      input: {
        name: `Examples ${process.pid} ${Date.now()}`,
        scopes,
        expireTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  ({ token } = createApiToken);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program prints whose text is an example. */
async function outputOf(command: string, args: (file: string) => readonly string[], text: string, ending: string) {
  const file = join(folder, `example${ending}`);
  await writeFile(file, text);
  const { stdout } = await run(command, [...args(file)], {
    cwd: folder,
    env: { ...process.env, LECTERN_TOKEN: token },
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

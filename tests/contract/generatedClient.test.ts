import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { authors, hosts, password } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';
import { compileOutside } from '../support/compileOutside.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const generator = join(ROOT, 'tests/node_modules/openapi-typescript/bin/cli.js');
/** By its name, as `fetch` sends no other host than that of its address. */
const address = inject('platformUrl').replace('127.0.0.1', hosts.lectern);
const visitor = createRestClient(inject('platformUrl'), hosts.lectern);
const page = await readFile(join(ROOT, 'docs/developers/rest.md'), 'utf8');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-generated-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await run(process.execPath, [generator, `${address}/openapi.json`, '--output', join(folder, 'platform.ts')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The one program of the page, as it is copied. */
async function writeProgram(): Promise<string> {
  const [program = '', ...others] = [...page.matchAll(/```ts shown\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(others).toEqual([]);
  const file = join(folder, 'program.ts');
  await writeFile(file, program);
  return file;
}

it('BEY-46 OP-307 a client that is generated from the REST document compiles, and takes a course to its certificate', async () => {
  const file = await writeProgram();
  await compileOutside(folder);

  const course = await makeQuizCourse(await signedIn(visitor, authors[hosts.lectern]), 2, true);
  const { user } = await registerLearner(visitor);
  const { stdout } = await run(process.execPath, [file], {
    cwd: folder,
    env: {
      ...process.env,
      LECTERN_REST: address,
      LECTERN_CLIENT: 'lectern-web:lectern-dev-secret',
      LECTERN_SEARCH: course.name,
      LECTERN_USERNAME: user.username,
      LECTERN_PASSWORD: password,
    },
  });
  const [early, certificate = ''] = stdout.trim().split('\n');
  expect(early).toBe('too early: 412 1300');
  const [uuid = ''] = /[0-9a-f-]{36}$/.exec(certificate) ?? [];
  expect(await visitor.expect(`/api/v1/public/certificates?uuid=${uuid}`)).toMatchObject({ courseName: course.name });
});

it('BEY-46 OP-322 it uploads a file, and reads it back byte by byte', async () => {
  const file = join(folder, 'program.ts');
  await writeFile(
    file,
    [
      `import createClient from 'openapi-fetch';`,
      `import type { paths } from './platform.ts';`,
      `declare const process: { env: Readonly<Record<string, string>> };`,
      `const { LECTERN_REST, LECTERN_TOKEN, LECTERN_PDF } = process.env;`,
      `const client = createClient<paths>({ baseUrl: LECTERN_REST, headers: { authorization: \`Bearer \${LECTERN_TOKEN}\` } });`,
      `const { data: workspaces } = await client.GET('/api/v1/public/workspaces');`,
      `const { data, error } = await client.POST('/upload-api/v1/secured/workspaces/{id}/files/_upload', {`,
      `  params: { path: { id: workspaces?.content[0]?.id ?? 0 } },`,
      `  body: { category: 'CONTENT', name: 'Tea', file: new File([atob(LECTERN_PDF ?? '')], 'tea.pdf') },`,
      `  bodySerializer: ({ file, ...texts }) => {`,
      `    const form = new FormData();`,
      `    for (const [name, text] of Object.entries(texts)) form.append(name, text);`,
      `    form.append('file', file as File);`,
      `    return form;`,
      `  },`,
      `});`,
      `if (data === undefined) throw new Error(\`\${error.code}: \${error.message}\`);`,
      `const { data: bytes } = await client.GET('/static/files/{address}', {`,
      `  params: { path: { address: new URL(data.url).pathname.split('/').at(-1) ?? '' } },`,
      `  parseAs: 'text',`,
      `});`,
      `console.log(JSON.stringify({ name: data.name, category: data.category, bytes: btoa(bytes ?? '') }));`,
    ].join('\n'),
  );
  await compileOutside(folder);
  const author = await signedIn(visitor, authors[hosts.lectern]);
  const pdf = btoa('%PDF-1.4\nstartxref\n0\n%%EOF\n');
  const { stdout } = await run(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, LECTERN_REST: address, LECTERN_TOKEN: author.token ?? '', LECTERN_PDF: pdf },
  });
  expect(JSON.parse(stdout)).toEqual({ name: 'Tea.pdf', category: 'CONTENT', bytes: pdf });
});

it('BEY-46 OP-307 its types refuse what the platform would refuse', async () => {
  await writeFile(
    join(folder, 'program.ts'),
    [
      `import createClient from 'openapi-fetch';`,
      `import type { paths } from './platform.ts';`,
      `const client = createClient<paths>({ baseUrl: 'http://localhost' });`,
      `// @ts-expect-error a course is named by its number`,
      `await client.POST('/api/v1/secured/usercourses', { body: { courseId: 'first' } });`,
      `// @ts-expect-error there is no such path`,
      `await client.GET('/api/v1/secured/nothing');`,
      `// @ts-expect-error the id of the path is missing`,
      `await client.GET('/api/v1/secured/usercourses/{id}', {});`,
    ].join('\n'),
  );
  await expect(compileOutside(folder)).resolves.toBeUndefined();
});

it('BEY-46 OP-10 the document and its page name the OAuth client by which a program signs people in', async () => {
  const { components } = await visitor.expect<{
    components: { securitySchemes: Record<string, { description: string }> };
  }>('/openapi.json');
  for (const text of [components.securitySchemes['client']?.description, page]) {
    expect(text).toContain('`lectern-web`');
    expect(text).toContain('`lectern-dev-secret`');
  }
});

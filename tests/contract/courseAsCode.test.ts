import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { named, readContent, withoutIds } from '../support/authoredContent.ts';
import { everyAchievement, everything } from '../support/everyContentType.ts';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts, password } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

const LECTERN = resolve(import.meta.dirname, '../../cli/bin/lectern.mjs');

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

let home: string;
let host: string;
let author: GraphqlClient;

/** Runs the command as someone does at their terminal; `typed` is what they type. */
function lectern(
  args: readonly string[],
  { typed = '', env = {} }: { typed?: string; env?: object } = {},
): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [LECTERN, ...args], {
      cwd: home,
      env: { ...process.env, XDG_CONFIG_HOME: join(home, 'config'), LECTERN_TOKEN: '', ...env },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
    child.stdin.end(typed);
  });
}

/** Every file of a folder with its text. */
function filesOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(home, folder, path)).isFile());
  return Object.fromEntries(files.toSorted().map((path) => [path, readFileSync(join(home, folder, path), 'utf8')]));
}

function replaceIn(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(home, path), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(home, path), after);
}

const firstModule = (folder: string): string =>
  readdirSync(join(home, folder)).find((name) => name.startsWith('01-')) ?? '';

/** A copy of a demo course, so that the other tests have theirs. */
const copyOf = async (courseId: number): Promise<number> => create(named(await readContent(author, courseId)));

async function create(content: object): Promise<number> {
  const { createCourse } = await author.expect<{ createCourse: { course: { courseId: number } } }>(
    'mutation C($input: CreateCourseInput!) { createCourse(input: $input) { course { courseId } } }',
    { input: { fields: { name: 'Kept in git' }, ...content } },
  );
  return createCourse.course.courseId;
}

async function nameOf(courseId: number): Promise<string> {
  const { authoredCourse } = await author.expect<{ authoredCourse: { name: string } }>(
    'query Q($id: ID!) { authoredCourse(id: $id) { name } }',
    { id: String(courseId) },
  );
  return authoredCourse.name;
}

/** References to what was saved become those to what is new. */
const withKeys = (text: string): string =>
  text
    .replaceAll(/^( *(?:- )?question: )(\d+)$/gm, '$1n$2')
    .replaceAll(
      /^( *(?:questions|lectures):\n)((?: *- \d+\n)+)/gm,
      (_all, head: string, list: string) => head + list.replaceAll(/\d+/g, 'n$&'),
    );

/** As another author saves in the browser. */
async function saveElsewhere(courseId: number, input: object): Promise<void> {
  const { saveCourse } = await author.expect<{ saveCourse: { userErrors: unknown[] } }>(
    'mutation S($input: SaveCourseInput!) { saveCourse(input: $input) { userErrors { code message } } }',
    { input: { courseId: String(courseId), fields: {}, ...input } },
  );
  expect(saveCourse.userErrors).toEqual([]);
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-code-'));
  host = inject('gatewayUrl').replace('127.0.0.1', hosts.lectern);
  const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), authors[hosts.lectern]);
  author = createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: rest.token ?? '' });
  const { code, output } = await lectern(['login', host, '--user', authors[hosts.lectern]], { typed: `${password}\n` });
  if (code !== 0) throw new Error(`Nobody could sign in: ${output}`);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('BEY-10 OP-255 OP-256 a course as code, over the public API', () => {
  it('stores a session where its owner alone can read it, and never the password', () => {
    const path = join(home, 'config/lectern/credentials.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).not.toContain(password);
  });

  it.each([102, 258])(
    'course %i: pulled, it has no faults and a push changes nothing; as a new course it is the same',
    async (demo) => {
      const courseId = await copyOf(demo);
      const folder = `course-${demo}`;
      expect(await lectern(['pull', String(courseId), folder])).toMatchObject({ code: 0 });
      expect(await lectern(['validate', folder])).toEqual({ code: 0, output: 'The course has no faults.\n' });
      const before = await readContent(author, courseId);
      expect(await lectern(['push', folder])).toEqual({ code: 0, output: 'Nothing to push.\n' });
      expect(await lectern(['diff', folder])).toEqual({ code: 0, output: 'A push changes nothing.\n' });
      expect(await readContent(author, courseId)).toEqual(before);
      expect(withoutIds(before)).toEqual(withoutIds(await readContent(author, demo)));
    },
  );

  it('BEY-42 goes both ways with an API token that opens courses alone, and by one that only reads them no change is pushed', async () => {
    const courseId = await copyOf(102);
    const environmentOf = async (...scopes: string[]) => {
      const { createApiToken } = await author.expect<{ createApiToken: { token: string } }>(
        'mutation T($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
        {
          input: {
            name: `${scopes.join(' ')} ${courseId}`,
            scopes,
            expireTime: new Date(Date.now() + 3_600_000).toISOString(),
          },
        },
      );
      return { LECTERN_TOKEN: createApiToken.token, LECTERN_HOST: host };
    };
    const [reading, writing] = [await environmentOf('COURSES_READ'), await environmentOf('COURSES_WRITE')];
    expect(await lectern(['pull', `${host}/courses/course/${courseId}`, 'by-token'], { env: reading })).toMatchObject({
      code: 0,
    });
    replaceIn('by-token/course.yaml', /^name: .*$/m, 'name: Named by a program');
    const refused = await lectern(['push', 'by-token'], { env: reading });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('lacks the scope courses:write') });
    expect(await lectern(['push', 'by-token'], { env: writing })).toMatchObject({ code: 0 });
    expect(await nameOf(courseId)).toBe('Named by a program');
  });

  it('a course with every type of section, question and achievement is the same in another course, by its files alone', async () => {
    const courseId = await create({ modules: everything, achievements: everyAchievement });
    const original = await readContent(author, courseId);
    await lectern(['pull', String(courseId), 'every']);
    expect(await lectern(['push', 'every'])).toEqual({ code: 0, output: 'Nothing to push.\n' });

    // With keys in place of its ids, all of it is new.
    const other = await create({});
    await lectern(['pull', String(other), 'other']);
    const ids = new RegExp(String.raw`^( *(?:- )?)id: (\d+)$`, 'gm');
    for (const [path, text] of Object.entries(filesOf('every'))) {
      if (path !== 'course.yaml' && !path.startsWith('.lectern')) {
        mkdirSync(join(home, 'other', dirname(path)), { recursive: true });
        writeFileSync(join(home, 'other', path), withKeys(text.replaceAll(ids, '$1key: n$2')));
      }
    }
    expect(await lectern(['validate', 'other'])).toEqual({ code: 0, output: 'The course has no faults.\n' });
    expect(await lectern(['push', 'other'])).toMatchObject({ code: 0 });
    expect(withoutIds(await readContent(author, other))).toEqual(withoutIds(original));
    expect(await lectern(['push', 'other'])).toEqual({ code: 0, output: 'Nothing to push.\n' });
  });

  it('every demo course, whatever its type, is pulled without faults, and a push of it changes nothing', async () => {
    const { authoredCourses } = await author.expect<{
      authoredCourses: { nodes: { courseId: number; type: string }[] };
    }>('{ authoredCourses(first: 100) { nodes { courseId type } } }');
    const ofEachType = new Map(authoredCourses.nodes.map(({ courseId, type }) => [type, courseId]));
    expect(ofEachType.size).toBeGreaterThan(2);
    for (const courseId of ofEachType.values()) {
      expect(await lectern(['pull', String(courseId), `demo-${courseId}`])).toMatchObject({ code: 0 });
      expect(await lectern(['push', `demo-${courseId}`])).toEqual({ code: 0, output: 'Nothing to push.\n' });
    }
  });

  it('what is written in files is there after a push, with ids in the files; pulling again changes none of them', async () => {
    const courseId = await copyOf(258);
    await lectern(['pull', String(courseId), 'written']);
    const module = firstModule('written');
    replaceIn('written/course.yaml', /^name: .*$/m, 'name: Written in files # by us');
    writeFileSync(
      join(home, 'written', module, '00-new.md'),
      [
        '---',
        'name: A new lecture',
        '---',
        'Words with **weight**,',
        'in two lines.',
        '',
        '```yaml section',
        'type: question',
        'question: first',
        '```',
        '',
      ].join('\n'),
    );
    writeFileSync(
      join(home, 'written', module, '00-new.questions.yaml'),
      '- key: first\n  type: singleChoice\n  text: Which?\n  options: [this, that] # two\n  correctPosition: 2\n',
    );
    const before = await readContent(author, courseId);
    const tried = await lectern(['push', 'written', '--dry-run']);
    expect(tried.output).toContain('A push adds lecture “A new lecture”');
    expect(tried.output).toContain('+name: Written in files');
    expect(await readContent(author, courseId)).toEqual(before);

    expect(await lectern(['push', 'written'])).toMatchObject({ code: 0 });
    const after = filesOf('written');
    const written = after[`${module}/01-a-new-lecture.md`] ?? '';
    expect(written).toMatch(/^---\nid: \d+\nname: A new lecture\n---\n/);
    expect(written).toContain('Words with **weight**,\nin two lines.');
    expect(written).toMatch(/```yaml section\nid: \d+\ntype: question\nquestion: \d+\n```/);
    expect(after[`${module}/01-a-new-lecture.questions.yaml`]).toMatch(
      /^- id: \d+\n(?: {2}.*\n)* {2}options: .* # two\n/,
    );
    expect(after['course.yaml']).toContain('name: Written in files # by us');

    expect(await lectern(['pull', 'written'])).toMatchObject({ code: 0 });
    expect(filesOf('written')).toEqual(after);
    await lectern(['pull', String(courseId), 'pulled-again']);
    expect(await lectern(['push', 'pulled-again'])).toEqual({ code: 0, output: 'Nothing to push.\n' });
    const modules = (await readContent(author, courseId)).modules as readonly { lectures: readonly unknown[] }[];
    expect(modules[0]?.lectures[0]).toMatchObject({
      name: 'A new lecture',
      content: {
        sections: [{ content: { richText: { html: '<p>Words with <strong>weight</strong>, in two lines.</p>' } } }, {}],
      },
    });
  });

  it('joins what was saved in the browser since, and refuses what was changed on both sides', async () => {
    const courseId = await copyOf(102);
    await lectern(['pull', String(courseId), 'joined']);
    replaceIn('joined/course.yaml', /^name: .*$/m, 'name: Named in files');
    await saveElsewhere(courseId, { fields: { miniDescription: 'Said in the browser' } });
    expect(await lectern(['push', 'joined'])).toMatchObject({ code: 0 });
    expect(filesOf('joined')['course.yaml']).toContain('miniDescription: Said in the browser');

    replaceIn('joined/course.yaml', /^name: .*$/m, 'name: Named in files again');
    await saveElsewhere(courseId, { fields: { name: 'Named in the browser' } });
    const before = filesOf('joined');
    const refused = await lectern(['push', 'joined']);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('the course: name was changed here and on the server');
    expect(await lectern(['pull', 'joined'])).toMatchObject({ code: 1 });
    expect(filesOf('joined')).toEqual(before);
    expect(await nameOf(courseId)).toBe('Named in the browser');

    expect(await lectern(['pull', 'joined', '--conflicts=theirs'])).toMatchObject({ code: 0 });
    expect(filesOf('joined')['course.yaml']).toContain('name: Named in the browser');

    replaceIn('joined/course.yaml', /^name: .*$/m, 'name: Named in files at last');
    await saveElsewhere(courseId, { fields: { name: 'Named in the browser again' } });
    expect(await lectern(['pull', 'joined', '--conflicts=mine'])).toMatchObject({ code: 0 });
    expect(await lectern(['push', 'joined'])).toMatchObject({ code: 0 });
    expect(await nameOf(courseId)).toBe('Named in files at last');
  });

  it('says in which file and line the platform refuses what a folder cannot tell', async () => {
    const courseId = await copyOf(102);
    await lectern(['pull', String(courseId), 'refused']);
    const module = firstModule('refused');
    const page = '```yaml section\ntype: embed\nurl: https://elsewhere.example/\ntitle: Elsewhere\n```\n';
    writeFileSync(join(home, 'refused', module, '99-page.md'), `---\nname: A page\n---\n\n${page}`);
    const { code, output } = await lectern(['push', 'refused']);
    expect(code).toBe(1);
    expect(output).toContain(`${module}/99-page.md:7: `);
  });
});

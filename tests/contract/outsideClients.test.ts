import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { generate } from '@graphql-codegen/cli';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compileOutside } from '../support/compileOutside.ts';

/** Tools that others use, with their defaults: anyone who knows the schema alone needs no setting of ours. */
const ROOT = resolve(import.meta.dirname, '..', '..');
const schema = join(ROOT, 'schema.graphql');
const run = promisify(execFile);
/** By its name, as `fetch` sends no other host than that of its address. */
const address = `${inject('gatewayUrl').replace('127.0.0.1', 'localhost')}/graphql`;

const document = `
  query Catalogue($first: Int, $after: String) {
    workspace { id company }
    courses(first: $first, after: $after) {
      totalCount
      edges { cursor node { ...CourseCard } }
      pageInfo { hasNextPage endCursor }
    }
  }
  fragment CourseCard on Course { id courseId name createTime tags { id name } modules { id name lectures { id name } } }
`;
const lecture = `
  query Lecture($courseId: ID!, $lectureId: ID!) {
    lecture(courseId: $courseId, lectureId: $lectureId) {
      id
      content {
        __typename
        ... on LectureContent {
          sections { __typename ... on SectionFields { sectionId } ... on RichTextSection { html } }
          questions {
            __typename
            ... on QuestionFields { questionId text }
            ... on SingleChoiceQuestion { chosenPosition }
            ... on MultipleChoiceQuestion { chosenPositions }
          }
        }
        ... on ContentWithheld { reason message }
      }
    }
  }
`;
const mutation = `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) { viewer { user { id name } } userErrors { code message field } }
  }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-outside-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('compilers', () => {
  it('relay-compiler takes the schema with its defaults, and what it writes compiles', async () => {
    const project = join(folder, 'relay');
    await mkdir(join(project, 'src'), { recursive: true });
    await cp(schema, join(project, 'schema.graphql'));
    await writeFile(join(project, 'package.json'), '{ "name": "outside", "private": true }');
    await writeFile(
      join(project, 'relay.config.json'),
      JSON.stringify({ src: './src', schema: './schema.graphql', language: 'typescript' }),
    );
    await writeFile(
      join(project, 'src', 'App.ts'),
      [
        `import { graphql } from 'relay-runtime';`,
        `export const page = graphql\`query AppQuery($courseId: ID!) { courses(first: 3) { edges { node { ...App_course } } } node(id: $courseId) { ...App_course @alias } }\`;`,
        `export const card = graphql\`fragment App_course on Course { id name modules { id name } }\`;`,
        `export const list = graphql\`fragment App_people on Workspace @refetchable(queryName: "AppPeopleQuery") @argumentDefinitions(count: { type: "Int", defaultValue: 10 } cursor: { type: "String" }) { people(first: $count, after: $cursor) @connection(key: "App_people") { edges { node { id name } } } }\`;`,
        `export const write = graphql\`mutation AppMutation($input: EnrolInput!, $connections: [ID!]!) { enrol(input: $input) { userCourse @prependNode(connections: $connections, edgeTypeName: "UserCourseEdge") { id course { id } } userErrors { code } } }\`;`,
      ].join('\n'),
    );
    await run(join(ROOT, 'node_modules/.bin/relay-compiler'), [], { cwd: project });
    const written = await readFile(join(project, 'src/__generated__/App_course.graphql.ts'), 'utf8');
    expect(written).toContain('readonly modules:');
    await compileOutside(project);
  });

  it('graphql-codegen’s client preset takes the schema with its defaults, and what it writes compiles', async () => {
    const project = join(folder, 'codegen');
    await mkdir(project, { recursive: true });
    await writeFile(
      join(project, 'app.ts'),
      `import { graphql } from './gql';\nexport const all = [${[document, lecture, mutation].map((text) => `graphql(\`${text}\`)`).join(', ')}];\n`,
    );
    await generate(
      {
        schema,
        documents: [join(project, 'app.ts')],
        generates: { [`${project}/gql/`]: { preset: 'client' } },
        silent: true,
        errorsOnly: true,
      },
      true,
    );
    expect(await readFile(join(project, 'gql/graphql.ts'), 'utf8')).toContain('CatalogueQuery');
    await compileOutside(project);
  });
});

describe('clients', () => {
  const input = { username: 'learner@demo.test', password: 'wrong' };

  it('urql reads with its defaults, page by page, and writes', async () => {
    const client = new Client({ url: address, exchanges: [cacheExchange, fetchExchange] });
    const first = await client.query(document, { first: 1 }).toPromise();
    expect(first.error).toBeUndefined();
    const { totalCount, pageInfo } = first.data.courses;
    expect([totalCount > 1, pageInfo.hasNextPage]).toEqual([true, true]);
    const next = await client.query(document, { first: 1, after: pageInfo.endCursor }).toPromise();
    expect(next.data.courses.edges[0].node.id).not.toBe(first.data.courses.edges[0].node.id);
    const refused = await client.mutation(mutation, { input }).toPromise();
    expect([refused.error, refused.data.signIn.userErrors.length]).toEqual([undefined, 1]);
    const unfit = await client.query('{ nonsense }', {}).toPromise();
    expect(unfit.error?.graphQLErrors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('Apollo Client reads and writes with its defaults, and by automatic persisted queries', async () => {
    const sha256 = async (text: string): Promise<string> =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
    const http = new HttpLink({ uri: address });
    for (const link of [http, new PersistedQueryLink({ sha256 }).concat(http)]) {
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      const { data } = await client.query<{ courses: { edges: readonly unknown[] } }>({
        query: gql(document),
        variables: { first: 2 },
      });
      expect(data?.courses.edges).toHaveLength(2);
      const { data: course } = await client.query({
        query: gql(lecture),
        variables: { courseId: '258', lectureId: '1' },
      });
      expect(course).toBeDefined();
      const refused = await client.mutate<{ signIn: { userErrors: readonly unknown[] } }>({
        mutation: gql(mutation),
        variables: { input },
      });
      expect(refused.data?.signIn.userErrors).toHaveLength(1);
      await expect(client.query({ query: gql('{ nonsense }') })).rejects.toThrow('nonsense');
    }
  });
});

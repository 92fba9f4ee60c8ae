import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import type { UserErrorShape } from '../support/graphqlShapes.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

const ADMIN = 'admin@demo.test';
const ERRORS = 'userErrors { code message field }';

interface Written {
  readonly course: { readonly courseId: number; readonly version: number; readonly published: boolean } | null;
  readonly lock: { readonly holder: { readonly username: string } } | null;
  readonly currentVersion: number | null;
  readonly userErrors: readonly UserErrorShape[];
}

let author: GraphqlClient;
let admin: GraphqlClient;

beforeAll(async () => {
  const asTool = async (account: string) => {
    const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), account);
    return createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: rest.token ?? '' });
  };
  author = await asTool(authors[hosts.lectern]);
  admin = await asTool(ADMIN);
});

const lock = async (tool: GraphqlClient, input: object) => {
  const { lockCourse } = await tool.expect<{ lockCourse: Written & { readonly lockToken: number | null } }>(
    `mutation L($input: LockCourseInput!) { lockCourse(input: $input) { lockToken lock { holder { username } } ${ERRORS} } }`,
    { input },
  );
  return lockCourse;
};

const save = async (tool: GraphqlClient, input: object) => {
  const { saveCourse } = await tool.expect<{ saveCourse: Written }>(
    `mutation S($input: SaveCourseInput!) { saveCourse(input: $input) {
      course { courseId version published } lock { holder { username } } currentVersion ${ERRORS} } }`,
    { input },
  );
  return saveCourse;
};

describe('an author who knows the GraphQL schema alone', () => {
  it('REST-18 REST-20 REST-21 CRS-15 LOCK-07 OP-14 OP-16 makes a course, edits it, publishes it and loses the lock', async () => {
    const { createCourse } = await author.expect<{ createCourse: Written }>(
      `mutation C($input: CreateCourseInput!) { createCourse(input: $input) { course { courseId version published } ${ERRORS} } }`,
      {
        input: { fields: { name: 'Written by a tool', passingPercent: 75.5, tags: ['tools'] }, idempotencyKey: 'made' },
      },
    );
    expect(createCourse).toMatchObject({ course: { version: 1, published: false }, userErrors: [] });
    const courseId = String(createCourse.course?.courseId);

    const mine = await lock(author, { courseId });
    expect(mine).toMatchObject({ lock: { holder: { username: authors[hosts.lectern] } }, userErrors: [] });
    const refused = await lock(admin, { courseId });
    expect(refused).toMatchObject({
      lockToken: null,
      lock: { holder: { username: authors[hosts.lectern] } },
      userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER' }],
    });

    const lockToken = mine.lockToken;
    const saved = await save(author, { courseId, version: 1, lockToken, fields: { miniDescription: 'By a tool.' } });
    expect(saved).toMatchObject({ course: { version: 2 }, userErrors: [] });
    const outdated = await save(author, { courseId, version: 1, lockToken, fields: { name: 'Old' } });
    expect(outdated).toMatchObject({ course: null, currentVersion: 2, userErrors: [{ code: 'PRECONDITION_FAILED' }] });
    const wrong = await save(author, { courseId, lockToken, fields: { passingPercent: 150, imageUrl: 'nowhere' } });
    expect(new Set(wrong.userErrors.map(({ field }) => field))).toEqual(
      new Set(['fields.imageUrl', 'fields.passingPercent']),
    );

    const { publishCourse } = await author.expect<{ publishCourse: Written }>(
      `mutation P($input: PublishCourseInput!) { publishCourse(input: $input) { course { published version } ${ERRORS} } }`,
      { input: { courseId, version: 2, lockToken } },
    );
    expect(publishCourse).toMatchObject({ course: { published: true, version: 3 }, userErrors: [] });

    const taken = await lock(admin, { courseId, takeOver: true });
    expect(taken.lockToken).toBeGreaterThan(lockToken ?? 0);
    const overtaken = await save(author, { courseId, version: 3, lockToken, fields: { name: 'Too late' } });
    expect(overtaken).toMatchObject({
      course: null,
      lock: { holder: { username: ADMIN } },
      userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER' }],
    });

    const { authoredCourse } = await author.expect<{ authoredCourse: unknown }>(
      'query R($id: ID!) { authoredCourse(id: $id) { name miniDescription passingPercent tags { name } lock { holder { username } } updatedBy { username } } }',
      { id: courseId },
    );
    expect(authoredCourse).toEqual({
      name: 'Written by a tool',
      miniDescription: 'By a tool.',
      passingPercent: 75.5,
      tags: [{ name: 'tools' }],
      lock: { holder: { username: ADMIN } },
      updatedBy: { username: authors[hosts.lectern] },
    });

    const { deleteCourse } = await admin.expect<{ deleteCourse: unknown }>(
      `mutation D($input: DeleteCourseInput!) { deleteCourse(input: $input) { deletedCourseId ${ERRORS} } }`,
      { input: { courseId, version: 3, lockToken: taken.lockToken } },
    );
    expect(deleteCourse).toEqual({ deletedCourseId: expect.any(String), userErrors: [] });
    expect(await author.expect('query R($id: ID!) { authoredCourse(id: $id) { name } }', { id: courseId })).toEqual({
      authoredCourse: null,
    });
  });
});

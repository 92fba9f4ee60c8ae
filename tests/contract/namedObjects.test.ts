import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient, registerTool, type GraphqlClient } from '../support/graphqlClient.ts';
import { ENROL } from '../support/graphqlDocuments.ts';
import { authors, hosts, password } from '../support/hosts.ts';

const courseId = 258;
const visitor = createGraphqlClient(inject('gatewayUrl'), hosts.lectern);
let admin: GraphqlClient;
let author: GraphqlClient;
let learner: GraphqlClient;

beforeAll(async () => {
  admin = await signIn('admin@demo.test');
  author = await signIn(authors[hosts.lectern]);
  learner = visitor.as(await registerTool(visitor));
  await learner.expect(ENROL, { input: { courseId } });
});

async function signIn(username: string): Promise<GraphqlClient> {
  const { signIn: payload } = await visitor.expect<{ signIn: { tokens: { accessToken: string } } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
    { input: { username, password, returnTokens: true } },
  );
  return visitor.as(payload.tokens);
}

const LEARNERS = `{ workspace { userCourses(courseId: "${courseId}", first: 20) {
  nodes { userId learner { userId username status } course { courseId } } } } }`;

interface Learners {
  readonly workspace: {
    readonly userCourses: {
      readonly nodes: readonly {
        readonly userId: number;
        readonly learner: { readonly userId: number; readonly username: string } | null;
        readonly course: { readonly courseId: number };
      }[];
    };
  };
}

describe('OP-205 what an object names by raw id it leads to', () => {
  it('people, for admins: of learners, of the audit log and of jobs', async () => {
    const { workspace } = await admin.expect<Learners>(LEARNERS);
    const { nodes } = workspace.userCourses;
    expect(nodes.length).toBeGreaterThan(0);
    for (const { userId, learner: person } of nodes) expect(person).toMatchObject({ userId });

    const { workspace: logged } = await admin.expect<{
      workspace: { auditLog: { nodes: { actorId: number | null; actor: { userId: number } | null }[] } };
    }>('{ workspace { auditLog(actions: [SIGNED_IN], first: 20) { nodes { actorId actor { userId } } } } }');
    const actors = logged.auditLog.nodes.filter(({ actorId }) => actorId !== null);
    expect(actors.length).toBeGreaterThan(0);
    for (const { actorId, actor } of actors) expect(actor).toEqual({ userId: actorId });
  });

  it('nobody, for those who may not see people, though they may see the object', async () => {
    const own = '{ viewer { activeUserCourses { nodes { userId learner { userId username } course { courseId } } } } }';
    const answer = await learner.send<{ viewer: { activeUserCourses: { nodes: object[] } } }>(own);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.viewer.activeUserCourses.nodes).toEqual([
      { userId: expect.any(Number), learner: null, course: { courseId } },
    ]);
    const seen = await author.send<Learners>(LEARNERS);
    expect(seen.errors).toBeUndefined();
    expect(seen.data?.workspace.userCourses.nodes.filter(({ learner: person }) => person !== null)).toEqual([]);
  });

  it('lectures and modules of a course, for those who look after it', async () => {
    const { workspace } = await author.expect<{
      workspace: {
        courseFunnel: {
          steps: {
            lectureId: number;
            moduleId: number;
            lecture: { lectureId: number };
            module: { moduleId: number };
          }[];
        };
      };
    }>(`{ workspace { courseFunnel(courseId: "${courseId}") { steps { lectureId moduleId
      lecture { lectureId } module { moduleId } } } } }`);
    expect(workspace.courseFunnel.steps.length).toBeGreaterThan(0);
    for (const { lectureId, moduleId, lecture, module } of workspace.courseFunnel.steps) {
      expect(lecture).toEqual({ lectureId });
      expect(module).toEqual({ moduleId });
    }
  });

  it('another author’s draft with its structure, for those who work on courses, and for nobody else', async () => {
    const create = `mutation ($input: CreateCourseInput!) {
      createCourse(input: $input) { course { courseId } userErrors { message } } }`;
    interface Created {
      readonly createCourse: { readonly course: { readonly courseId: number } };
    }
    const draft = await admin.expect<Created>(create, {
      input: { fields: { name: 'Draft' }, modules: [{ name: 'First', lectures: [{ name: 'Numbers' }] }] },
    });
    const named = draft.createCourse.course.courseId;
    const nodes = [{ key: 'draft', parentKey: 'tree', content: { course: { courseId: String(named) } } }];
    const umbrella = await author.expect<Created>(create, {
      input: { fields: { name: 'Tree', type: 'DECISION_TREE', decisionTree: { key: 'tree', title: 'Which?', nodes } } },
    });
    const answer = await author.expect(
      `query ($id: ID!) { authoredCourse(id: $id) { decisionTree { nodes { ... on DecisionCourse {
        course { courseId published modules { name lectures { name } } } } } } } }`,
      { id: String(umbrella.createCourse.course.courseId) },
    );
    const modules = [{ name: 'First', lectures: [{ name: 'Numbers' }] }];
    expect(answer).toEqual({
      authoredCourse: { decisionTree: { nodes: [{ course: { courseId: named, published: false, modules } }] } },
    });
    const read = 'query ($id: ID!) { course(id: $id) { courseId } }';
    expect(await learner.expect(read, { id: String(named) })).toEqual({ course: null });
  });
});

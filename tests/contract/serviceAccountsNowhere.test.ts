/** A service account is no person: those who list, count or search people or rows over GraphQL do not find it (BEY-42, OP-303, ADR 0090). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { needsArguments, rootFields, type RootField } from '../support/schemaQueries.ts';
import { startServers, type Servers } from '../support/servers.ts';
import { makeWorld, type World } from '../support/world.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));
const fields = rootFields(schema);
const scopes = schema.getType('TokenScope');
const allScopes = isEnumType(scopes) ? scopes.getValues().map(({ name }) => name) : [];

const name = 'Zugzwang Robot';
const description = 'Moves what nobody wants to move';

/** Where it belongs: in its own list with its tokens, in the log, and as who made something. */
const belongsUnused: readonly string[] = [
  'Workspace.apiTokens',
  'Workspace.auditLog',
  'Workspace.auditLog by subjectSearch',
  'Workspace.serviceAccounts',
];
const belongs: readonly string[] = [
  ...belongsUnused,
  'Workspace.auditLog by actorSearch',
  'Query.authoredCourses',
  'Query.authoredCourse',
];

/** How far a document goes below its field; less where that would cost more than a document may. */
const DEPTH = 2;

/** A field with its arguments; the key says by what it is searched. */
interface Asked {
  readonly key: string;
  readonly field: RootField;
  readonly argumentsText: string;
}

let mailbox: Mailbox;
let servers: Servers;
let world: World;
/** What turned out to be as deep as each may be asked; what workspace and viewer have below them is asked for on its own. */
const depths = new Map([
  ['Query.workspace', 0],
  ['Query.viewer', 0],
]);
let unused: Map<string, string>;
let changedByReading: ReadonlySet<string>;
let account: { readonly serviceAccountId: number; readonly id: string };
let token: string;

describe('BEY-42 OP-303 service accounts over GraphQL', { shuffle: false }, () => {
  beforeAll(async () => {
    mailbox = await startMailbox();
    servers = await startServers({ SMTP_URL: mailbox.url });
    world = await makeWorld(servers, mailbox, { host: hosts.acme });
    const first = await readAll(ofPeople());
    unused = await readAll(ofPeople());
    changedByReading = new Set([...unused].filter(([key, answer]) => first.get(key) !== answer).map(([key]) => key));
  });
  afterAll(async () => {
    await servers?.stop();
    await mailbox?.close();
  });

  test('each field is asked for, and none is refused', () => {
    expect(fields.map(({ name: each }) => each).filter((each) => !unused.has(each))).toEqual([]);
    expect([...unused].filter(([, answer]) => !answer.endsWith(',[]]'))).toEqual([]);
    expect(unused.get('Workspace.people')).toContain(world.owner.username);
  });

  test('change no list and no count by being there', async () => {
    await makeAccount();
    const now = await readAll(ofPeople());
    const changed = [...now].filter(([key, answer]) => unused.get(key) !== answer && !changedByReading.has(key));
    expect(new Set(changed.map(([key]) => key))).toEqual(new Set(belongsUnused));
  });

  test('stand nowhere but where it belongs, with what they did', async () => {
    const made = argumentsOf({ person: account.serviceAccountId, course: await act() });
    const told = [...(await readAll(made))].filter(([, answer]) => isMine(answer)).map(([key]) => key);
    expect(new Set(told)).toEqual(new Set(belongs));
  });
});

type Arguments = Readonly<Record<string, string>>;

function argumentsOf({ person, course }: { readonly person: number; readonly course: number }): Arguments {
  const lecture = world.course.lectureId;
  const personId = Buffer.from(`WorkspacePerson:${person}`).toString('base64url');
  return {
    'Query.node': `(id: "${personId}")`,
    'Query.nodes': `(ids: ["${personId}"])`,
    'Query.invitation': `(token: "${world.invited.token}")`,
    'Query.course': `(id: ${course})`,
    'Query.courseMetadata': `(courseId: ${world.course.courseId})`,
    'Query.lecture': `(courseId: ${world.course.courseId}, lectureId: ${lecture})`,
    'Query.certificate': `(uuid: "${world.certificateUuid}")`,
    'Query.campaign': `(id: ${world.campaignId})`,
    'Query.authoredCourse': `(id: ${course})`,
    'Query.authoredLecture': `(courseId: ${world.course.courseId}, lectureId: ${lecture})`,
    'Query.review': '(token: "none")',
    'Query.file': `(id: ${world.fileId})`,
    'Query.savedSection': `(id: ${world.savedSectionId})`,
    'Query.discussion': `(courseId: ${world.course.courseId}, lectureId: ${lecture})`,
    'Query.discussionThread': `(threadId: ${world.thread.threadId})`,
    'Query.job': `(id: ${world.jobId})`,
    'Workspace.group': `(id: ${world.groupId})`,
    'Workspace.person': `(id: ${person})`,
    'Workspace.findUser': `(username: "${world.owner.username}")`,
    'Workspace.deletions': `(deletedSince: "${new Date(Date.now() - 86_400_000).toISOString()}")`,
    'Workspace.userCourse': `(id: ${world.owner.userCourseId})`,
    'Workspace.previewRetention': '(retention: { auditMonths: 12, inactiveAccountMonths: 12 })',
    'Workspace.courseFunnel': `(courseId: ${course})`,
    'Workspace.questionStatistics': `(courseId: ${course})`,
  };
}

const admin = () => world.people.admin.tool;

const ofPeople = (): Arguments => argumentsOf({ person: world.owner.userId, course: world.course.courseId });

/** Each field once, and once more searched by the name of the account where it can be searched. */
const askedWith = (given: Arguments): readonly Asked[] =>
  fields.flatMap((field) => {
    const argumentsText = given[field.name] ?? '';
    const searches = field.field.args.filter((each) => /search$/i.test(each.name));
    return [
      ...(argumentsText === '' && needsArguments(field.field) ? [] : [{ key: field.name, field, argumentsText }]),
      ...searches.map(({ name: argument }) => ({
        key: `${field.name} by ${argument}`,
        field,
        argumentsText: `(${argument}: "Zugzwang")`,
      })),
    ];
  });

/** The data and the codes of refusals, by the key. */
async function readAll(given: Arguments): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const waiting = askedWith(given).toReversed();
  const reader = async () => {
    for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) {
      answers.set(asked.key, await read(asked));
    }
  };
  await Promise.all(Array.from({ length: 4 }, reader));
  return answers;
}

async function read({ key, field, argumentsText }: Asked): Promise<string> {
  const depth = depths.get(key) ?? DEPTH;
  const { data, errors = [] } = await admin().send(field.ask(argumentsText, depth));
  const codes = errors.map(({ extensions }) => extensions.code);
  if (depth > 0 && codes.includes('LIMIT_EXCEEDED')) {
    depths.set(key, depth - 1);
    return read({ key, field, argumentsText });
  }
  return JSON.stringify([data, codes]);
}

async function makeAccount(): Promise<void> {
  const { createServiceAccount } = await admin().expect<{ createServiceAccount: { serviceAccount: typeof account } }>(
    `mutation ($input: CreateServiceAccountInput!) {
      createServiceAccount(input: $input) { serviceAccount { id serviceAccountId } userErrors { code } }
    }`,
    { input: { name, description, rights: { admin: true, createCourse: true } } },
  );
  account = createServiceAccount.serviceAccount;
  const { createApiToken } = await admin().expect<{ createApiToken: { token: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token userErrors { code } } }',
    {
      input: {
        serviceAccountId: account.id,
        name: `Token of ${name}`,
        scopes: allScopes,
        expireTime: new Date(Date.now() + 86_400_000).toISOString(),
      },
    },
  );
  token = createApiToken.token;
}

/** Makes a course and a group by the token; answers the course. */
async function act(): Promise<number> {
  const program = createGraphqlClient(servers.gatewayUrl, world.host, { accessToken: token });
  const { createCourse } = await program.expect<{ createCourse: { course: { courseId: number } } }>(
    `mutation ($input: CreateCourseInput!) {
      createCourse(input: $input) { course { courseId } userErrors { code message } }
    }`,
    { input: { fields: { name: 'Written by a program' } } },
  );
  const { createGroup } = await program.expect<{ createGroup: { userErrors: unknown[] } }>(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { userErrors { code } } }',
    { input: { name: 'Made by a program' } },
  );
  expect(createGroup.userErrors).toEqual([]);
  return createCourse.course.courseId;
}

/** Whether an answer names the account, by its name, its raw id or within a global id. */
function isMine(answer: string): boolean {
  const rawId = String(account.serviceAccountId);
  const globalIds = answer.match(/"[\w-]{8,}"/g) ?? [];
  return (
    new RegExp(`${name}|${description}|(?<![\\d.])${rawId}(?!\\d)`).test(answer) ||
    globalIds.some((id) => Buffer.from(id.slice(1, -1), 'base64url').toString().endsWith(`:${rawId}`))
  );
}

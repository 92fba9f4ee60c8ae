import { randomBytes } from 'node:crypto';
import { asOwner } from './database.ts';
import { createGraphqlClient, type GraphqlClient, type Tokens } from './graphqlClient.ts';
import { newUsername, password } from './hosts.ts';
import { tokenOf, type Mailbox } from './mailbox.ts';
import { createRestClient, signedIn, type RestClient } from './restClient.ts';
import type { Servers } from './servers.ts';
import type { RegisteredWire } from './wire.ts';
import { saveSection } from './saveSection.ts';
import { makeCampaign } from './worldCampaign.ts';
import { discuss, type WorldThread } from './worldDiscussion.ts';
import { makeGroup } from './worldGroup.ts';
import { orderJob } from './worldJob.ts';
import { logPrivacyRequest } from './worldPrivacyRequest.ts';
import { uploadFile } from './worldFile.ts';
import { complete, enrol, makeCourse, type WorldCourse } from './worldCourse.ts';

/** The kinds of people that a workspace has beside its visitors. */
export const ROLES = ['learner', 'courseAdmin', 'voucherAdmin', 'admin'] as const;

export type RoleName = (typeof ROLES)[number];

/** Someone with an account, as a tool and at the platform. */
export interface Person {
  readonly role: RoleName;
  readonly host: string;
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  readonly tool: GraphqlClient;
  readonly rest: RestClient;
  /** Their own enrolment in the course of the world. */
  readonly userCourseId: number;
}

/** A workspace with something of every kind in it, of which each name is unmistakable. */
export interface World {
  readonly host: string;
  readonly workspaceId: number;
  /** Stands in every name and address here and nowhere else. */
  readonly marker: string;
  readonly people: Readonly<Record<RoleName, Person>>;
  /** A learner who has completed the course, with achievement and certificate. */
  readonly owner: Person;
  readonly course: WorldCourse;
  readonly certificateUuid: string;
  /** A file of the workspace, not used anywhere. */
  readonly fileId: number;
  /** A saved section of the workspace. */
  readonly savedSectionId: number;
  /** A job that the admin of `people` has ordered. */
  readonly jobId: number;
  /** A request for erasure that is open. */
  readonly privacyRequestId: number;
  /** Raw ids of connected providers by their kind, without secrets. */
  readonly integrationIds: Readonly<Record<IntegrationKind, number>>;
  /** What `owner` asked after the lecture and the learner of `people` replied. */
  readonly thread: WorldThread;
  /** A group of people that `owner` is in. */
  readonly groupId: number;
  /** Whose code is `voucherCode`. */
  readonly campaignId: number;
  /** A code that lets anyone into the course, as often as they like. */
  readonly voucherCode: string;
  /** Someone who was invited by mail and has no account yet. */
  readonly invited: { readonly userId: number; readonly username: string; readonly token: string };
  /** Registers one more person with a role; everything of theirs is there to be thrown away. */
  newPerson(role: RoleName): Promise<Person>;
  /** Adds one more person without an account; answers the raw id. */
  newInvited(): Promise<number>;
  /** Connects again what was disconnected, under the same ids. */
  restoreIntegrations(): Promise<void>;
  /** Asks for a new password in the person's name; answers the token of the mail. */
  resetTokenOf(person: Person): Promise<string>;
}

/** How someone becomes an admin: at a host that has a workspace by the database, at a new one by being the first. */
export interface WorldOptions {
  readonly host: string;
  /** True for a host that serves no workspace yet: anyone who registers first makes it. */
  readonly isNew?: boolean;
}

const INTEGRATION_KINDS = ['PERSONNEL', 'OAUTH2', 'LOOM', 'FORUM', 'PUSH_NOTIFICATION'] as const;
type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

const grants: Readonly<Record<RoleName, string>> = {
  learner: '',
  // Rights wait until the address is proven.
  courseAdmin: 'create_course = true, email_verified_time = now()',
  voucherAdmin: 'create_voucher = true, email_verified_time = now()',
  admin: 'role_admin = true',
};

/**
 * Fills a workspace of the servers, which send their mail to the mailbox. In a new one the first person, its creator, is
 * the admin of `people`.
 */
export async function makeWorld(
  servers: Servers,
  mailbox: Mailbox,
  { host, isNew = false }: WorldOptions,
): Promise<World> {
  const marker = `Only${randomBytes(6).toString('hex')}`;
  const visitor = createRestClient(servers.platformUrl, host);
  const creator = isNew ? await createWorkspace(servers, host, marker) : null;
  const { content } = await visitor.expect<{ content: { id: number }[] }>('/api/v1/public/workspaces');
  const workspaceId = content[0]?.id ?? 0;
  const admin = creator ?? (await account(servers, host, 'admin', marker));
  const author = await account(servers, host, 'courseAdmin', marker);
  const course = await makeCourse(author.rest, marker);
  const enrolled = async (person: Omit<Person, 'userCourseId'>): Promise<Person> => ({
    ...person,
    userCourseId: await enrol(person.rest, course.courseId),
  });
  const newPerson = async (role: RoleName) => enrolled(await account(servers, host, role, marker));
  const people = {
    learner: await newPerson('learner'),
    courseAdmin: await enrolled(author),
    voucherAdmin: await newPerson('voucherAdmin'),
    admin: await enrolled(admin),
  };
  const owner = await newPerson('learner');
  const newInvited = async () => {
    const [row] = await asOwner<{ user_id: string }>(
      servers,
      'insert into invitation (workspace_id, username) values ($1, $2) returning user_id',
      [workspaceId, `${marker}-${newUsername()}`],
    );
    return Number(row?.user_id);
  };
  const integrationIds = await makeIntegrations(servers, workspaceId);
  const restoreIntegrations = async () => {
    await makeIntegrations(servers, workspaceId, integrationIds);
  };
  const resetTokenOf = async ({ username }: Person) => {
    await visitor.expect('/api/v1/public/tokens', {
      method: 'POST',
      body: { '@type': 'RESET_PW', username, hostname: host },
    });
    return tokenOf(await mailbox.next(username, /passwordreset/));
  };
  return {
    host,
    workspaceId,
    marker,
    people,
    owner,
    course,
    certificateUuid: await complete(owner, course),
    fileId: (await uploadFile(author.rest, { workspaceId, marker })) ?? 0,
    savedSectionId: (await saveSection(author.rest, marker)) ?? 0,
    jobId: await orderJob(people.admin.rest, { workspaceId, marker }),
    privacyRequestId: (await logPrivacyRequest(people.admin.rest, workspaceId)) ?? 0,
    integrationIds,
    thread: await discuss(owner.rest, people.learner.rest, { ...course, title: `${marker} question` }),
    groupId: await makeGroup(admin.rest, { workspaceId, name: `${marker} group`, userId: owner.userId }),
    ...(await makeCampaign(people.voucherAdmin.rest, { name: `${marker} campaign`, courseId: course.courseId })),
    invited: await invite(people.admin.rest, workspaceId, mailbox, `${marker}-${newUsername()}`),
    newPerson,
    newInvited,
    restoreIntegrations,
    resetTokenOf,
  };
}

/** Moves the creation of a trial so far back that it is over. */
export async function expireTrial(servers: Servers, workspaceId: number): Promise<void> {
  await asOwner(servers, "update workspace set created_time = now() - interval '31 days' where workspace_id = $1", [
    workspaceId,
  ]);
}

async function account(
  servers: Servers,
  host: string,
  role: RoleName,
  marker: string,
): Promise<Omit<Person, 'userCourseId'>> {
  const username = `${marker}-${newUsername()}`;
  const visitor = createRestClient(servers.platformUrl, host);
  const user = await visitor.expect<RegisteredWire>('/api/v1/public/users', {
    method: 'POST',
    body: { username, password, name: `${marker} ${role}`, language: 'en' },
  });
  if (grants[role] !== '') {
    await asOwner(servers, `update app_user set ${grants[role]} where user_id = $1`, [user.id]);
  }
  const rest = await signedIn(visitor, username);
  return {
    role,
    host,
    userId: user.id,
    username,
    name: user.name,
    tool: createGraphqlClient(servers.gatewayUrl, host, { accessToken: rest.token ?? '' }),
    rest,
  };
}

const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      createdWorkspace {
        workspaceId
      }
      tokens {
        accessToken
      }
      viewer {
        user {
          userId
          username
          name
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`;

/** TRIAL-02 the first to register at the host of a UUID makes its workspace and runs it. */
async function createWorkspace(servers: Servers, host: string, marker: string): Promise<Omit<Person, 'userCourseId'>> {
  const input = {
    username: `${marker}-${newUsername()}`,
    password,
    name: `${marker} admin`,
    consent: true,
    returnTokens: true,
  };
  const visitor = createGraphqlClient(servers.gatewayUrl, host);
  const { register } = await visitor.expect<{
    register: {
      createdWorkspace: { workspaceId: number } | null;
      tokens: Tokens | null;
      viewer: { user: { userId: number; username: string; name: string } } | null;
      userErrors: unknown[];
    };
  }>(REGISTER, { input });
  if (register.tokens === null || register.viewer === null || register.createdWorkspace === null) {
    throw new Error(`No workspace was made at ${host}: ${JSON.stringify(register)}`);
  }
  const { accessToken } = register.tokens;
  return {
    role: 'admin',
    host,
    ...register.viewer.user,
    tool: visitor.as({ accessToken }),
    rest: createRestClient(servers.platformUrl, host, accessToken),
  };
}

/** One of each kind; with the ids of before those that are gone. They have no secrets, and nothing is called of them. */
async function makeIntegrations(
  servers: Servers,
  workspaceId: number,
  known?: Readonly<Record<IntegrationKind, number>>,
): Promise<Record<IntegrationKind, number>> {
  const ids: Record<string, number> = {};
  for (const kind of INTEGRATION_KINDS) {
    const [row] = await asOwner<{ integration_id: string }>(
      servers,
      `insert into integration (workspace_id, integration_id, type) values ($1, coalesce($3, nextval('lectern_id')), $2)
       on conflict on constraint integration_type_key do update set type = excluded.type returning integration_id`,
      [workspaceId, kind, known?.[kind] ?? null],
    );
    ids[kind] = Number(row?.integration_id);
  }
  return ids;
}

async function invite(admin: RestClient, workspaceId: number, mailbox: Mailbox, username: string) {
  const base = `/api/v1/secured/workspaces/${workspaceId}`;
  const { userId } = await admin.expect<{ userId: number }>(`${base}/users`, { method: 'POST', body: { username } });
  await admin.expect(`${base}/usersaccess/${userId}/_invite`, { method: 'POST' });
  return { userId, username, token: tokenOf(await mailbox.next(username, /invitation_token/)) };
}

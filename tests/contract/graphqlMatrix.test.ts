import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';
import { asOwner } from '../support/database.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { globalIdsOf } from '../support/globalIds.ts';
import { startServers, type Servers } from '../support/servers.ts';
import { watchStoredState, type StoredState } from '../support/storedState.ts';
import { expireTrial, makeWorld, ROLES, type Person, type RoleName, type World } from '../support/world.ts';
import { REFUSED, type Audience, type Rule, type Target } from './accessRule.ts';
import { accessRules, nodeRules } from './accessRules.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

/** What changes of itself or by being refused: sessions, counters, the log, what waits to be sent, what is counted now and then. */
const RESTLESS_TABLES = [
  'audit_entry',
  'course_attention',
  'discussion_mail_state',
  'facts_by_day',
  'facts_by_month',
  'facts_counted',
  'file_removal',
  'group_course',
  'group_course_person',
  'idempotency_key',
  'job_row',
  'job_run',
  'mail',
  'push_message',
  'people_by_day',
  'people_by_month',
  'person_activity',
  'refresh_token',
  'reset_token',
  'sign_in_attempt',
  'token_family',
  'webhook_delivery',
  'webhook_event',
  'wrong_voucher_code',
];

let mailbox: Mailbox;
let servers: Servers;
/** Where most is tried, another real workspace, and a trial that has expired. */
let here: World;
let elsewhere: World;
let expired: World;
/** Who did not create it; the creator keeps some rights. */
let secondAdmin: Person;
let storedState: () => Promise<StoredState>;

beforeAll(async () => {
  mailbox = await startMailbox();
  servers = await startServers({ SMTP_URL: mailbox.url });
  here = await makeWorld(servers, mailbox, { host: hosts.lectern });
  elsewhere = await makeWorld(servers, mailbox, { host: hosts.acme });
  expired = await makeWorld(servers, mailbox, { host: `${randomUUID()}.localhost`, isNew: true });
  secondAdmin = await expired.newPerson('admin');
  await expireTrial(servers, expired.workspaceId);
  await stopHousekeeping();
  storedState = await watchStoredState(servers, RESTLESS_TABLES);
});

afterAll(async () => {
  await servers?.stop();
  await mailbox?.close();
});

const nameOf = (key: string) => key.split('|')[0] ?? '';
const visitorAt = (world: World) => createGraphqlClient(servers.gatewayUrl, world.host);

it('all tables but the restless ones are watched', async () => {
  expect(Object.keys(await storedState()).length).toBeGreaterThan(15);
});

describe('the rules', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fieldsOf = (name: string) =>
    Object.keys(types.find((type) => type.name === name)?.getFields() ?? {}).map((field) => `${name}.${field}`);

  it('ROLE-14 name every query, every mutation and every field of workspace and viewer, and nothing else', () => {
    const operations = ['Query', 'Mutation', 'Workspace', 'Viewer'].flatMap(fieldsOf);
    expect(operations.length).toBeGreaterThan(60);
    expect(new Set(Object.keys(accessRules).map(nameOf))).toEqual(new Set(operations));
  });

  it('ROLE-14 name every type that has a global id, and nothing else', () => {
    const nodes = types
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
      .map(({ name }) => name);
    expect(nodes.length).toBeGreaterThan(15);
    expect(new Set(Object.keys(nodeRules).map(nameOf))).toEqual(new Set(nodes));
  });

  it('ROLE-14 reach every connection of the schema', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection')).map(({ name }) => name);
    const reached = new Set(
      // Of what hangs below an object, the field stands behind the bar: `Query.job|Job.rows`.
      Object.keys(accessRules)
        .flatMap((key) => key.split('|'))
        .map((name) => {
          const [type = '', field = ''] = name.split('.');
          return String(types.find((each) => each.name === type)?.getFields()[field]?.type).replaceAll(/[![\]]/g, '');
        }),
    );
    expect(connections.filter((name) => !reached.has(name))).toEqual([]);
  });
});

const rules = Object.entries(accessRules);

describe('ROLE-14 ROLE-02 every operation', () => {
  it.each(rules)('%s is open to those who may, and refused to the others without any effect', async (key, rule) => {
    const attempts: Attempt[] = [];
    for (const role of ROLES) {
      const target = await targetOf(rule, here, role);
      attempts.push({ who: role, caller: target.person.tool, target, may: mayRole(rule.may, role) });
    }
    const target = await targetOf(rule, here, 'admin');
    attempts.push({ who: 'visitor', caller: visitorAt(here), target, may: rule.may === 'everyone' });
    expect(await problemsOf(key, rule, attempts)).toEqual([]);
  });

  it.each(rules)('OP-27 %s counts the token of another workspace as none', async (key, rule) => {
    const target = await targetOf(rule, here, 'admin');
    const token = elsewhere.people.admin.rest.token ?? '';
    const abroad = createGraphqlClient(servers.gatewayUrl, here.host, { accessToken: token });
    const may = rule.may === 'everyone';
    expect(await problemsOf(key, rule, [{ who: 'admin of another workspace', caller: abroad, target, may }])).toEqual(
      [],
    );
  });

  it.each(rules.filter(([, { namesNothing }]) => namesNothing !== true))(
    'WS-23 %s finds nothing of another workspace by its ids',
    async (key, rule) => {
      const attempts = ROLES.map((role) => ({
        who: `${role} of here`,
        caller: here.people[role].tool,
        target: { person: elsewhere.people[role], world: elsewhere },
        may: false,
      }));
      expect(await problemsOf(key, rule, attempts)).toEqual([]);
    },
  );

  it.each(rules.filter(([, { neighbours }]) => neighbours !== undefined))(
    '%s leaves alone what belongs to somebody else of the workspace',
    async (key, rule) => {
      const attempts = ROLES.map((role) => ({
        who: `${role} next door`,
        caller: here.people[role].tool,
        target: { person: here.owner, world: here },
        may: rule.neighbours?.includes(role) ?? false,
      }));
      expect(await problemsOf(key, rule, attempts)).toEqual([]);
    },
  );

  it.each(rules)(
    'ROLE-05 TRIAL-04 OP-48 %s on an expired trial is closed to its admins where it needs a right',
    async (key, rule) => {
      const open = rule.may === 'everyone' || rule.may === 'signedIn';
      const second = { person: rule.usesUp === true ? await expired.newPerson('admin') : secondAdmin, world: expired };
      const attempts: Attempt[] = [
        { who: 'second admin of an expired trial', caller: second.person.tool, target: second, may: open },
      ];
      if (rule.usesUp !== true) {
        const target = { person: expired.people.admin, world: expired };
        const may = open || rule.creatorOfExpired === true;
        attempts.push({ who: 'creator of an expired trial', caller: target.person.tool, target, may });
      }
      expect(await problemsOf(key, rule, attempts)).toEqual([]);
    },
  );
});

describe('ROLE-14 node(id:) by global id', () => {
  const ids = new Map<World, Readonly<Record<string, string>>>();

  beforeAll(async () => {
    for (const world of [here, elsewhere]) {
      // What was answered and completed above is there again, as the owner has not been touched; what was disconnected is not.
      await world.restoreIntegrations();
      ids.set(world, await globalIdsOf(world));
    }
    ids.set(expired, {
      WorkspacePerson: toId('WorkspacePerson', expired.owner.userId),
      AuditEntry: toId('AuditEntry', await anAuditId()),
    });
  });

  it.each(Object.entries(nodeRules))('%s is given to those who may (%s), and to nobody else', async (kind, who) => {
    const audience = {
      everyone: undefined,
      owner: ['owner'],
      people: ['owner', ...ROLES],
      authors: ['courseAdmin', 'admin'],
      voucherAdmins: ['voucherAdmin', 'admin'],
      admin: ['admin'],
    }[who];
    const id = ids.get(here)?.[kind] ?? '';
    const callers: Record<string, GraphqlClient> = {
      visitor: visitorAt(here),
      ...Object.fromEntries(ROLES.map((role) => [role, here.people[role].tool])),
      owner: here.owner.tool,
      abroad: createGraphqlClient(servers.gatewayUrl, here.host, { accessToken: elsewhere.owner.rest.token ?? '' }),
    };
    for (const [name, caller] of Object.entries(callers)) {
      const may = audience === undefined || audience.includes(name);
      const outcome = await outcomeOfNode(caller, id);
      expect(may ? [outcome] : [...REFUSED], `${kind} as ${name}`).toContain(may ? kind.split('|')[0] : outcome);
    }
  });

  /** Numbered within their workspace: the same number is another object here. */
  const numberedApart = new Set(['Consent', 'ConsentVersion']);

  it.each(Object.keys(nodeRules).filter((kind) => !numberedApart.has(kind)))(
    '%s of another workspace is nothing to anyone here',
    async (kind) => {
      const id = ids.get(elsewhere)?.[kind] ?? '';
      for (const caller of [visitorAt(here), here.owner.tool, here.people.admin.tool]) {
        expect([...REFUSED], kind).toContain(await outcomeOfNode(caller, id));
      }
    },
  );

  it.each(['WorkspacePerson', 'AuditEntry'])('ROLE-05 %s is closed on an expired trial', async (kind) => {
    const id = ids.get(expired)?.[kind] ?? '';
    expect([...REFUSED]).toContain(await outcomeOfNode(expired.people.admin.tool, id));
  });

  const toId = (type: string, rawId: number) => Buffer.from(`${type}:${rawId}`).toString('base64url');

  async function anAuditId(): Promise<number> {
    const [row] = await asOwner<{ audit_id: string }>(
      servers,
      'select audit_id from audit_entry where workspace_id = $1 limit 1',
      [expired.workspaceId],
    );
    return Number(row?.audit_id);
  }
});

function mayRole(audience: Audience, role: RoleName): boolean {
  if (audience === 'nobody') return false;
  return audience === 'everyone' || audience === 'signedIn' || audience.includes(role);
}

async function targetOf({ usesUp }: Rule, world: World, role: RoleName): Promise<Target> {
  return { world, person: usesUp === true ? await world.newPerson(role) : world.people[role] };
}

/** Someone who tries an operation. */
interface Attempt {
  readonly who: string;
  readonly caller: GraphqlClient;
  readonly target: Target;
  readonly may: boolean;
}

interface Answered extends Attempt {
  readonly answer: Answer;
  readonly outcome: string;
}

/**
 * Tries an operation, which has to be answered or refused, and to have no effect when it is refused; answers what was not so. Those who are
 * refused come first and all at once, and what is stored is compared before the first and after the last of them.
 */
async function problemsOf(key: string, rule: Rule, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const refused = attempts.filter(({ may }) => !may);
  return [
    ...(refused.length === 0 ? [] : await problemsOfRefused(key, rule, refused)),
    ...(await problemsOfAllowed(
      key,
      rule,
      attempts.filter(({ may }) => may),
    )),
  ];
}

async function problemsOfRefused(key: string, rule: Rule, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const requests: { readonly attempt: Attempt; readonly variables: object }[] = [];
  for (const attempt of attempts) {
    requests.push({ attempt, variables: (await rule.variables?.(attempt.target)) ?? {} });
  }
  await mailsAreOut();
  const before = await storedState();
  const answered = await Promise.all(requests.map(({ attempt, variables }) => send(key, rule, attempt, variables)));
  const after = await storedState();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  const told = answered.map((each) => {
    if (!(rule.refused ?? REFUSED).includes(each.outcome)) return problem(key, each, 'is not refused');
    return JSON.stringify(each.answer.data ?? null).includes(each.target.world.marker)
      ? problem(key, each, 'tells something')
      : null;
  });
  const effect = `${key} changes ${changed.join(', ')}, by one of ${attempts.map(({ who }) => who).join(', ')}`;
  return [...told.filter((each) => each !== null), ...(changed.length === 0 ? [] : [effect])];
}

async function problemsOfAllowed(key: string, rule: Rule, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const fine = new Set(['data', ...(rule.instead ?? []), ...(rule.mayBeEmpty === true ? ['null'] : [])]);
  const problems: string[] = [];
  for (const attempt of attempts) {
    const answered = await send(key, rule, attempt, (await rule.variables?.(attempt.target)) ?? {});
    if (!fine.has(answered.outcome)) problems.push(problem(key, answered, 'is not answered'));
  }
  return problems;
}

async function send(key: string, rule: Rule, attempt: Attempt, variables: object): Promise<Answered> {
  const answer = await attempt.caller.send(rule.document, variables);
  return { ...attempt, answer, outcome: outcomeOf(nameOf(key), answer) };
}

const problem = (key: string, { who, answer, outcome }: Answered, words: string): string =>
  `${key} as ${who} ${words}: ${outcome} ${JSON.stringify(answer).slice(0, 400)}`;

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code: string }; readonly message: string }[];
}

/** `data`, `null` for nothing, or the code of the refusal. */
function outcomeOf(operation: string, { data, errors }: Answer): string {
  const [error] = errors ?? [];
  if (error !== undefined) return error.extensions?.code ?? error.message;
  const [type, field = ''] = operation.split('.');
  const root = type === 'Workspace' ? data?.['workspace'] : data;
  const value = (type === 'Viewer' ? data?.['viewer'] : (root as Record<string, unknown> | null)?.[field]) ?? null;
  if (value === null) return 'null';
  const { userErrors, nodes, edges, content } = value as {
    userErrors?: { code: string }[];
    nodes?: unknown[];
    edges?: unknown[];
    content?: { __typename: string };
  };
  if (userErrors?.[0] !== undefined) return userErrors[0].code;
  if (content?.__typename === 'ContentWithheld') return 'WITHHELD';
  return [value, nodes, edges].some((list) => Array.isArray(list) && list.every((item) => item === null))
    ? 'null'
    : 'data';
}

async function outcomeOfNode(caller: GraphqlClient, id: string): Promise<string> {
  if (id === '') throw new Error('There is no id to try');
  const { data, errors } = await caller.send<{ node: { __typename: string; id: string } | null }>(
    'query ($id: ID!) { node(id: $id) { __typename id } }',
    { id },
  );
  if (errors?.[0] !== undefined) return errors[0].extensions.code;
  const { node = null } = data ?? {};
  if (node === null) return 'null';
  return node.id === id ? node.__typename : `another object, ${node.id}`;
}

/** It is done seven minutes past every hour, writes to many tables, and would be taken for what a refused call has done. */
const stopHousekeeping = () => asOwner(servers, "delete from job.schedule where name = 'housekeeping'");

/** Waits until every mail that is due has gone: what is sent later changes invitations on its own. */
async function mailsAreOut(): Promise<void> {
  await expect
    // Those of reviews wait for the end of their hour.
    .poll(() => asOwner(servers, "select mail_id from mail where done_time is null and tries < 2 and kind <> 'REVIEW'"))
    .toEqual([]);
}

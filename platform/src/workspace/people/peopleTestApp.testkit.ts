/** A test app with an admin who looks after the people of workspace 1. */
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import { auditTrail, type AuditRow } from '../../testing/auditTrail.ts';
import { createTestApp, type CallOptions, type Reply, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { issueInvitationToken } from './issueInvitationToken.ts';
import type { PersonResponse } from './peopleSchemas.ts';
import type { Id } from '../../shared/id.ts';

export const peopleBase = '/api/v1/secured/workspaces/1';

export interface PeopleApp extends TestApp {
  readonly admin: TestUser;
  /** An address that nobody has. */
  aName(): string;
  /** As the admin, below {@link peopleBase}. */
  callPeople<T = PersonResponse>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  add(body: unknown): Promise<Reply<PersonResponse>>;
  /** Someone new who was added and has no account. */
  added(rights?: object): Promise<PersonResponse>;
  read(userId: Id): Promise<PersonResponse>;
  change(userId: Id, body: unknown): Promise<Reply<PersonResponse>>;
  invite(userId: Id): Promise<Reply<PersonResponse>>;
  list(query?: string): Promise<Page<PersonResponse>>;
  /** The token of the latest invitation of a person: what the mailer does when it renders the mail. */
  tokenFor(userId: Id): Promise<string>;
  mailsTo(username: string): Promise<{ kind: string; params: Record<string, unknown> }[]>;
  lastLogged(): Promise<AuditRow | undefined>;
}

export async function createPeopleApp(environment: Readonly<Record<string, string>> = {}): Promise<PeopleApp> {
  const server = await createTestApp(environment);
  const admin = await server.aUser({ username: 'admin@people.test', name: 'Ines', roleAdmin: true });
  let names = 0;

  const aName = () => {
    names += 1;
    return `invited${names}@people.test`;
  };
  const callPeople: PeopleApp['callPeople'] = (method, path, body, options = {}) =>
    server.call(method, `${peopleBase}${path}`, { as: admin, ...(body === undefined ? {} : { body }), ...options });
  const add: PeopleApp['add'] = (body) => callPeople('POST', '/users', body);

  return {
    ...server,
    admin,
    aName,
    callPeople,
    add,
    added: async (rights = {}) => (await add({ username: aName(), ...rights })).body,
    read: async (userId) => (await callPeople('GET', `/users/${userId}`)).body,
    change: (userId, body) => callPeople('PUT', `/users/${userId}`, body),
    invite: (userId) => callPeople('POST', `/usersaccess/${userId}/_invite`),
    list: async (query = '') => (await callPeople<Page<PersonResponse>>('GET', `/usersaccess${query}`)).body,
    tokenFor: async (userId) => {
      const issued = await inWorkspace(server.db, 1, (trx) =>
        issueInvitationToken(trx, { workspaceId: 1, userId, now: server.now() }),
      );
      return issued?.token ?? '';
    },
    mailsTo: (username) =>
      inWorkspace(server.db, 1, (trx) =>
        trx
          .selectFrom('mail')
          .where('mail.recipient', '=', username)
          .select(['mail.kind', 'mail.params'])
          .orderBy('mail.mail_id')
          .execute(),
      ),
    lastLogged: async () => (await auditTrail(server)).at(-1),
  };
}

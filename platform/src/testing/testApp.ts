import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import type { DestinationStream } from 'pino';
import { buildApp } from '../app.ts';
import { parseConfig, type Config } from '../config.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { createAccessTokens } from '../identity/accessToken.ts';
import { expectProgressOfRows } from './progressOracle.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import type { Id } from '../shared/id.ts';

/** Workspace 1 is `localhost`, workspace 2 is `acme.localhost`, as in the seed; consents 1 and 2 are theirs. */
export const hosts: Readonly<Record<number, string>> = { 1: 'localhost', 2: 'acme.localhost' };

export interface TestUser {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly username: string;
  readonly name: string;
}

export interface UserOptions {
  readonly workspaceId?: Id;
  readonly username?: string;
  readonly name?: string;
  readonly roleAdmin?: boolean;
  readonly createCourse?: boolean;
  readonly createVoucher?: boolean;
  /** Whether the address is proven; when left out, of those who are given rights, which would not count else. */
  readonly addressProven?: boolean;
}

export interface CallOptions {
  /** Signed in as this user, at the host of their workspace. */
  readonly as?: TestUser;
  /** Another host than that of the user's workspace or `localhost`. */
  readonly host?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed JSON; the text where the answer is not JSON. */
  readonly body: T;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly database: TestDatabase;
  readonly config: Config;
  /** The clock of the app; tests move it with `at`. */
  now(): Date;
  at(time: Date | string): void;
  /** Inserts a user; without a password, so sign in by `as`. */
  aUser(options?: UserOptions): Promise<TestUser>;
  /** An access token of a fresh sign-in of a user. */
  signIn(user: TestUser): Promise<string>;
  call<T = Record<string, unknown>>(method: string, url: string, options?: CallOptions): Promise<Reply<T>>;
  /**
   * Takes away all that tests have made, and gives the clock the time of now: for tests that count what is in a whole workspace. An app of
   * their own would say the same and takes ten times as long. Fails as `close` does.
   */
  startOver(): Promise<void>;
  /** Fails where learners are told otherwise of their progress than their rows say, whatever the tests did (PROG-02…PROG-12). */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Receives what is logged; choose `LOG_LEVEL` besides. */
  readonly logStream?: DestinationStream;
  /** Sees the statements of the app, not those of the test. */
  readonly plugin?: KyselyPlugin;
  /** Another database than one of the PostgreSQL of the whole run. */
  readonly database?: TestDatabase;
}

/** The app in process on a database of its own, with the two workspaces. Call `close` in `afterAll`. */
export async function createTestApp(
  environment: Readonly<Record<string, string>> = {},
  { logStream, plugin, database: given }: TestAppOptions = {},
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const { db } = database;
  let time = new Date();
  const now = () => time;
  // Made when the first file comes.
  const filesFolder = join(tmpdir(), `lectern-files-${randomUUID()}`);
  const config = parseConfig({
    APP_ENV: 'dev',
    LOG_LEVEL: 'silent',
    ...database.environment,
    FILES_DIR: filesFolder,
    // An injected request is never seen to have arrived, so this would end one that waits long on a busy machine.
    REQUEST_TIMEOUT_MS: '600000',
    ...environment,
  });
  const app = await buildApp({
    config,
    db: plugin === undefined ? db : db.withPlugin(plugin),
    clock: now,
    ...(logStream === undefined ? {} : { logStream }),
  });
  await app.ready();
  await insertWorkspaces(db);
  // What the database has dated itself is older than anything that happens in the app, however long the start took.
  time = new Date();

  const tokens = createAccessTokens(config.tokenSecret, now);
  const signedIn = new Map<number, string>();
  let users = 0;

  async function aUser(options: UserOptions = {}): Promise<TestUser> {
    users += 1;
    const { workspaceId = 1, username = `learner${users}@demo.test`, name = `Learner ${users}` } = options;
    const { roleAdmin = false, createCourse = false, createVoucher = false } = options;
    const { addressProven = createCourse || createVoucher } = options;
    const row = await inWorkspace(db, workspaceId, (trx) =>
      trx
        .insertInto('app_user')
        .values({
          workspace_id: workspaceId,
          username,
          name,
          role_admin: roleAdmin,
          create_course: createCourse,
          create_voucher: createVoucher,
          email_verified_time: addressProven ? time : null,
        })
        .returning('app_user.user_id')
        .executeTakeFirstOrThrow(),
    );
    return { workspaceId, userId: row.user_id, username, name };
  }

  async function signIn({ workspaceId, userId }: TestUser): Promise<string> {
    return inWorkspace(db, workspaceId, async (trx) => {
      const family = await trx
        .insertInto('token_family')
        .values({ workspace_id: workspaceId, user_id: userId })
        .returning('token_family.family_id')
        .executeTakeFirstOrThrow();
      const token = await trx
        .insertInto('refresh_token')
        .values({ workspace_id: workspaceId, family_id: family.family_id, expires_time: '2999-01-01T00:00:00.000Z' })
        .returning('refresh_token.token_id')
        .executeTakeFirstOrThrow();
      return tokens.issue({ workspaceId, userId, familyId: family.family_id, tokenId: token.token_id });
    });
  }

  async function bearerOf(user: TestUser): Promise<string> {
    // Kept while the clock stands still enough for it to be valid.
    const known = signedIn.get(user.userId);
    if (known !== undefined && (await tokens.verify(known)) !== null) {
      return known;
    }
    const token = await signIn(user);
    signedIn.set(user.userId, token);
    return token;
  }

  async function call<T>(method: string, url: string, options: CallOptions = {}): Promise<Reply<T>> {
    const user = options.as;
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        host: options.host ?? hosts[user?.workspaceId ?? 1] ?? 'localhost',
        ...(user === undefined ? {} : { authorization: `Bearer ${await bearerOf(user)}` }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (isJson && response.payload !== '' ? response.json() : response.payload) as T,
    };
  }

  const checkProgress = () => expectProgressOfRows(db, Object.keys(hosts).map(Number), time);

  return {
    app,
    db,
    database,
    config,
    now,
    at: (moment) => {
      time = new Date(moment);
    },
    aUser,
    signIn,
    call,
    startOver: async () => {
      await checkProgress();
      await database.empty();
      await insertWorkspaces(db);
      time = new Date();
    },
    close: async () => {
      try {
        await checkProgress();
      } finally {
        await app.close();
        await database.drop();
        await rm(filesFolder, { recursive: true, force: true });
      }
    },
  };
}

async function insertWorkspaces(db: Database): Promise<void> {
  for (const [id, hostname] of Object.entries(hosts)) {
    const workspaceId = Number(id);
    await inWorkspace(db, workspaceId, async (trx) => {
      await trx
        .insertInto('workspace')
        .values({
          workspace_id: workspaceId,
          hostname,
          company: `Company ${id}`,
          profile: JSON.stringify({ name: hostname.replaceAll('.', '_'), title: `Workspace ${id}` }),
        })
        .execute();
      await trx
        .insertInto('consent')
        .values({ workspace_id: workspaceId, consent_id: workspaceId, url: `https://${hostname}/terms`, active: true })
        .execute();
    });
  }
}

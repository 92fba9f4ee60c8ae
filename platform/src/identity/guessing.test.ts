import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { aPasswordUser, demoPassword, signInByPassword } from '../testing/passwordUser.ts';
import { createQueryLog } from '../testing/queryLog.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { lockoutFailures } from './lockoutQueries.ts';
import { createPasswordHasher, type PasswordHasher } from './passwordHash.ts';
import { createTokenService, type TokenService } from './tokenService.ts';

describe('guessing a password', () => {
  let server: TestApp;
  let user: TestUser;
  const log = createQueryLog();
  beforeAll(async () => {
    server = await createTestApp({}, { plugin: log.plugin });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.at('2030-01-31T09:00:00.000Z');
    user = await aPasswordUser(server);
  });

  /** A token service of a server of its own that counts the comparisons. */
  function countingService(): { tokens: TokenService; comparisons: (string | null)[] } {
    const real = createPasswordHasher(server.config.passwordHash);
    const comparisons: (string | null)[] = [];
    const passwords: PasswordHasher = {
      ...real,
      verify: (password, stored) => {
        comparisons.push(stored);
        return real.verify(password, stored);
      },
    };
    const tokens = createTokenService(
      {
        config: server.config,
        db: server.db,
        clock: server.now,
        jobs: server.app.jobs,
        onSignIn: async () => undefined,
      },
      passwords,
    );
    return { tokens, comparisons };
  }

  const outcomeOf = (guess: Promise<unknown>): Promise<string> =>
    guess.then(
      () => 'signed in',
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    );

  test.each(['known', 'unknown'])(
    'OP-09 of 100 guesses at once for a %s name at most five are compared',
    async (kind) => {
      const username = kind === 'known' ? user.username : 'ghost.of.a@demo.test';
      // Two servers side by side: what one remembers the other does not know.
      const [one, two] = [countingService(), countingService()];
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          outcomeOf(
            (index % 2 === 0 ? one : two).tokens.signIn({ workspaceId: 1, username, password: `guess ${index}` }),
          ),
        ),
      );
      const comparisons = [...one.comparisons, ...two.comparisons];
      expect(comparisons.length).toBeGreaterThan(0);
      expect(comparisons.length).toBeLessThanOrEqual(lockoutFailures);
      expect(outcomes.filter((outcome) => outcome === 'Bad credentials')).toHaveLength(comparisons.length);
      expect(outcomes).not.toContain('signed in');
      // The right one among them would come too late.
      const { tokens, comparisons: later } = countingService();
      expect(await outcomeOf(tokens.signIn({ workspaceId: 1, username, password: demoPassword }))).toBe(
        'User account is locked',
      );
      expect(later).toEqual([]);
    },
  );

  test('OP-09 anyone who guesses at one name is refused as such: the server is there for everybody else', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => signInByPassword(server, user.username, `guess ${index}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  });

  /** A token service of another server, whose hashes are taken care of by `verify`. */
  const serviceWith = (verify: PasswordHasher['verify']): TokenService =>
    createTokenService(
      {
        config: server.config,
        db: server.db,
        clock: server.now,
        jobs: server.app.jobs,
        onSignIn: async () => undefined,
      },
      { ...createPasswordHasher(server.config.passwordHash), verify },
    );
  const rightPair = () => ({ workspaceId: 1, username: user.username, password: demoPassword });
  const failTimes = async (times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1) {
      await signInByPassword(server, user.username, 'wrong one');
    }
  };

  test('OP-09 an attempt whose password was never looked at is no failure, and does not lock', async () => {
    const busy = serviceWith(() => Promise.reject(new DomainError('UNAVAILABLE')));
    await failTimes(lockoutFailures - 1);
    for (const again of [1, 2]) {
      expect([again, await outcomeOf(busy.signIn(rightPair()))]).toEqual([
        again,
        new DomainError('UNAVAILABLE').message,
      ]);
    }
    expect((await signInByPassword(server, user.username)).status).toBe(200);
    // The other failures still count.
    await failTimes(lockoutFailures - 1);
    await outcomeOf(busy.signIn(rightPair()));
    await failTimes(1);
    expect((await signInByPassword(server, user.username)).body.error_description).toBe('User account is locked');
  });

  test.each([3, 4])(
    'OP-09 right sign-ins at two servers at the same moment leave no lock behind, after %d failures',
    async (failures) => {
      const comparing = Promise.withResolvers<void>();
      const mayGoOn = Promise.withResolvers<void>();
      const slow = serviceWith(async () => {
        comparing.resolve();
        await mayGoOn.promise;
        return true;
      });
      await failTimes(failures);
      const first = slow.signIn(rightPair());
      await comparing.promise;
      // With one failure less than locks, this one finds the name locked until the first is known to be right.
      const second = await signInByPassword(server, user.username);
      expect(second.status).toBe(failures === 4 ? 400 : 200);
      mayGoOn.resolve();
      expect(await outcomeOf(first)).toBe('signed in');
      expect((await signInByPassword(server, user.username)).status).toBe(200);
    },
  );

  test('OP-09 a known and an unknown name are refused and locked alike, by the same work', async () => {
    const story = async (username: string) => {
      const steps: unknown[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { status, body } = await signInByPassword(server, username, 'wrong one');
        steps.push({ status, ...body, requestId: '', statements: log.take() });
      }
      return steps;
    };
    log.take();
    const known = await story(user.username);
    expect(JSON.stringify(known)).toContain('User account is locked');
    expect(await story('nobody.at.all@demo.test')).toEqual(known);
  });

  test('OP-09 a sign-in with the old password while it is being changed leaves no session behind', async () => {
    const tokens = createTokenService(
      {
        config: server.config,
        db: server.db,
        clock: server.now,
        jobs: server.app.jobs,
        onSignIn: async () => undefined,
      },
      {
        ...createPasswordHasher(server.config.passwordHash),
        // The password was right when it was read; the change is committed before the sign-in is.
        verify: async () => {
          await aPasswordChange();
          return true;
        },
      },
    );
    const aPasswordChange = async (): Promise<void> => {
      const token = await server.signIn(user);
      const reply = await server.call('PUT', '/api/v1/secured/users/me/password', {
        headers: { authorization: `Bearer ${token}` },
        body: { currentPassword: demoPassword, password: 'a better battery' },
      });
      expect(reply.status).toBe(204);
    };
    const outcome = await outcomeOf(tokens.signIn({ workspaceId: 1, username: user.username, password: demoPassword }));
    expect(outcome).toBe('Bad credentials');
  });
});

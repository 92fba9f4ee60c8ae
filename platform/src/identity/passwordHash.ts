import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../errors.ts';
import { createLimiter } from '../shared/limiter.ts';
import { createPasswordThreads } from './passwordThreads.ts';

const inThread = createPasswordThreads();

/** Cost of a hash; stored with it, so that it can be raised later. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

export interface PasswordHasher {
  /** A new hash in PHC format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. A null hash takes the same time and is never right. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Throws UNAVAILABLE when a further hash would not find room in the queue. */
  assertRoom(): void;
}

/**
 * argon2id, few at a time: sign-ins wait for each other, other requests do not wait for them. When `queueLength` hashes wait
 * already, a further one is refused with UNAVAILABLE (503).
 */
export function createPasswordHasher(limits: { concurrency: number; queueLength: number }): PasswordHasher {
  const limiter = createLimiter(limits);
  // Compared with when there is no such user, so that the time does not tell (OP-09).
  let decoy: Promise<string> | undefined;

  function assertRoom(): void {
    if (!limiter.hasRoom()) {
      throw new DomainError('UNAVAILABLE', { message: 'Too many people sign in at this moment; try again shortly' });
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    assertRoom();
    return limiter.run(work);
  }

  const hash = (password: string) => inTurn(() => hashPassword(password));
  return {
    assertRoom,
    hash,
    verify: async (password, stored) => {
      decoy ??= hashPassword(randomBytes(16).toString('hex'));
      const known = stored ?? (await decoy);
      const right = await inTurn(() => verifyPassword(password, known));
      return right && stored !== null;
    },
  };
}

/** Hashes without a queue: for the seed and for tests. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const digest = await derive(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(digest)}`;
}

async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (match === null) {
    return false;
  }
  const [, memory, passes, parallelism, salt = '', digest = ''] = match;
  const expected = Buffer.from(digest, 'base64');
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  );
  return timingSafeEqual(actual, expected);
}

function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: { memory: number; passes: number; parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  return inThread({ message: password.normalize('NFC'), nonce: salt, memory, passes, parallelism, tagLength });
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

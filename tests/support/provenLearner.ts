import { setTimeout as pause } from 'node:timers/promises';
import {
  registerLearner,
  signedIn,
  signedInByInvitation,
  type RegisteredPerson,
  type RestClient,
} from './restClient.ts';
import type { PageWire } from './wire.ts';

interface Mail {
  readonly to: string;
  readonly link: string;
}

const LONGEST_MS = 60_000;
const PAUSE_MS = 50;

/** By hand, as hooks of a file wait for mails as well, and the runner polls within tests alone. */
async function invitationTokenOf(visitor: RestClient, username: string): Promise<string> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const mails = await visitor.expect<Mail[]>('/outbox.json');
    const link = mails.find((mail) => mail.to === username && mail.link.includes('invitation_token='))?.link;
    const token = link === undefined ? null : new URL(link).searchParams.get('invitation_token');
    if (token !== null) {
      return token;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`No invitation was sent to ${username}`);
}

/** Has someone of the demo content who has registered prove their address by the link of an invitation: enrolments wait for that (OP-126). */
export async function proveAddress(visitor: RestClient, username: string): Promise<void> {
  const admin = await signedIn(visitor, 'admin@demo.test');
  const access = '/api/v1/secured/workspaces/1/usersaccess';
  const { content } = await admin.expect<PageWire<{ userId: number }>>(
    `${access}?q=${encodeURIComponent(`username=='${username}'`)}`,
  );
  await admin.expect(`${access}/${content[0]?.userId}/_invite`, { method: 'POST' });
  await signedInByInvitation(visitor, username, await invitationTokenOf(visitor.as(null), username));
}

/** Registers a new learner of the demo content who has proven the address, and signs in. */
export async function provenLearner(visitor: RestClient, name: string): Promise<RegisteredPerson> {
  const person = await registerLearner(visitor, name);
  await proveAddress(visitor, person.user.username);
  return person;
}

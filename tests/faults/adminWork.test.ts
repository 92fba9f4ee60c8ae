import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asOwner } from '../support/database.ts';
import { finishedJob, type JobWire } from '../support/finishedJob.ts';
import { hosts } from '../support/hosts.ts';
import { startPersonnelSystem, type PersonnelSystem } from '../support/personnelSystem.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';
import type { PageWire } from '../support/wire.ts';
import { startKillableParts, type KillableParts } from './editing/killableParts.ts';
import { recountFacts, rollUpReaches, toldFacts, writeFacts } from './factFigures.ts';
import { attemptsOf, rowsReach } from '../support/watchedJob.ts';

const WORKSPACE = 1;
const ROWS = 600;
const workspace = `/api/v1/secured/workspaces/${WORKSPACE}`;

let personnel: PersonnelSystem;
let parts: KillableParts;
let admin: RestClient;

beforeAll(async () => {
  personnel = await startPersonnelSystem();
  parts = await startKillableParts({ OUTBOUND_PRIVATE_HOSTS: personnel.host });
  admin = await signedIn(createRestClient(parts.platformUrl, hosts.lectern), 'admin@demo.test');
});

afterAll(async () => {
  await parts.stop();
  await personnel.close();
});

/** When to kill, as shares of the work in rising order: of chance, and the same for the same seed. */
const [moments = []] = fc.sample(fc.tuple(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 50, max: 85 })), {
  numRuns: 1,
  seed: inject('seed'),
});
const [rolledUpTable = ''] = fc.sample(
  fc.constantFrom('facts_by_day', 'people_by_day', 'facts_by_month', 'people_by_month'),
  { numRuns: 1, seed: inject('seed') },
);
const addresses = (name: string) => Array.from({ length: ROWS }, (_each, index) => `${name}-${index}@example.test`);

describe('the platform is killed in the middle of what an admin has ordered', () => {
  it('OP-59 BEY-12 USERS-01 USERS-02 an import: each row is done once, each mail is ordered once, and the report is complete', async () => {
    const names = addresses('imported');
    const order = { rows: names.map((username) => ({ username, createVoucher: true })), invite: true };
    const { id } = await admin.expect<JobWire>(`${workspace}/usersaccess/_import`, { method: 'POST', body: order });
    for (const share of moments) {
      await rowsReach(parts, id, Math.floor((ROWS * share) / 100));
      await parts.kill('platform');
    }
    const { job, rows } = await finishedJob(admin, id);
    expect(await attemptsOf(parts, id)).toBeGreaterThan(1);
    expect(job).toMatchObject({ state: 'DONE', rows: { waiting: 0, done: ROWS, unchanged: 0, refused: 0 } });
    expect(rows.map(({ subject, state, code }) => `${subject} ${state} ${code}`)).toEqual(
      names.map((name) => `${name} DONE ADDED`),
    );
    expect(await countsOf('imported')).toEqual({ people: ROWS, noted: ROWS, invited: ROWS, mails: ROWS });
  });

  it('OP-59 INTG-06 a sync, while people are read and while rows are done: each row is done once, and the next sync finds nothing to do', async () => {
    const names = addresses('employee');
    personnel.employees = names;
    const { id: integrationId } = await admin.expect<{ id: number }>(`${workspace}/integrations`, {
      method: 'POST',
      body: { '@type': 'PERSONNEL', scimEndpoint: personnel.baseUrl, apiKey: personnel.token },
    });
    const integration = `${workspace}/integrations/${integrationId}`;
    const sync = () =>
      admin.expect<JobWire>(`${integration}/_sync`, {
        method: 'POST',
        body: { '@type': 'PERSONNEL' },
        headers: { prefer: 'respond-async' },
      });
    const halfRead = new Promise<void>((reached) => {
      personnel.beforePage = (from) => {
        if (from > ROWS / 2) reached();
      };
    });
    const { id } = await sync();
    await halfRead;
    await parts.kill('platform');
    await rowsReach(parts, id, Math.floor((ROWS * (moments[0] ?? 0)) / 100));
    await parts.kill('platform');

    const { job, rows } = await finishedJob(admin, id);
    expect(await attemptsOf(parts, id)).toBeGreaterThan(2);
    expect(job).toMatchObject({ state: 'DONE', rows: { waiting: 0, done: ROWS, unchanged: 0, refused: 0 } });
    expect(rows.map(({ subject, code }) => `${subject} ${code}`)).toEqual(names.map((name) => `${name} ADDED`));
    expect(await countsOf('employee')).toEqual({ people: ROWS, noted: ROWS, invited: 0, mails: 0 });
    const { lastSync } = await admin.expect<{ lastSync: object }>(integration);
    expect(lastSync).toMatchObject({ outcome: 'DONE', added: ROWS, departed: 0 });

    const next = await finishedJob(admin, (await sync()).id);
    expect([next.job.state, next.rows]).toEqual(['DONE', []]);
  });

  it('OP-59 USERS-05 downloads from the platform and through the gateway: they break off in sight, and the next ones are whole', async () => {
    await addMany(40_000);
    const path = `${workspace}/usersaccess.csv?columns=username,name,status&sort=username`;
    const downloads = () =>
      Promise.all(
        [parts.platformUrl, parts.gatewayUrl].map((url) =>
          fetch(`${url}${path}`, {
            headers: { authorization: `Bearer ${admin.token}`, 'x-forwarded-host': hosts.lectern },
          }),
        ),
      );
    const begun = (await downloads()).map(({ body }) => body?.getReader());
    for (const reader of begun) await reader?.read();
    const broken = begun.map((reader) => expect(readToEnd(reader)).rejects.toThrow(/terminated/));
    await parts.kill('platform');
    await Promise.all(broken);

    const { pageable } = await admin.expect<PageWire<unknown>>(`${workspace}/usersaccess?size=1`);
    for (const answer of await downloads()) {
      const lines = (await answer.text()).trimEnd().split('\r\n').slice(1);
      expect(lines).toHaveLength(pageable.totalElements);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('OP-59 ANLY-02 a roll-up: every figure equals a recount before, between and after, and each fact is counted once', async () => {
    await writeFacts(parts, WORKSPACE);
    const equalToRecount = async () =>
      expect(await toldFacts(admin, WORKSPACE)).toEqual(await recountFacts(parts, WORKSPACE));
    await equalToRecount();
    // It begins with the server.
    await parts.kill('platform');
    await rollUpReaches(parts, rolledUpTable);
    await parts.kill('platform');
    await equalToRecount();
    await rollUpReaches(parts, 'end', WORKSPACE);
    await equalToRecount();
  });
});

/** What is there of the people whose addresses begin so: they themselves, notes that they were added and invited, and mails to them. */
async function countsOf(name: string): Promise<Record<string, number> | undefined> {
  const [counts] = await asOwner<Record<string, number>>(
    parts,
    `with person as (select user_id, username_key from invitation where workspace_id = $1 and username like $2)
     select (select count(*) from person)::integer as people,
       (select count(*) from audit_entry join person on person.user_id = subject_id where action = 'PERSON_ADDED')::integer as noted,
       (select count(*) from audit_entry join person on person.user_id = subject_id where action = 'INVITED')::integer as invited,
       (select count(*) from mail join person on person.username_key = recipient_key where kind = 'INVITATION')::integer as mails`,
    [WORKSPACE, `${name}-%`],
  );
  return counts;
}

/** So many that the list of them takes a while. */
const addMany = (count: number) =>
  asOwner(
    parts,
    `insert into invitation (workspace_id, username)
     select $1, 'somebody-with-a-rather-long-name-' || number || '@' || repeat('long.', 20) || 'example.test'
     from generate_series(1, $2::integer) as number on conflict do nothing`,
    [WORKSPACE, count],
  );

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  for (;;) {
    const { done = true } = (await reader?.read()) ?? {};
    if (done) return;
  }
}

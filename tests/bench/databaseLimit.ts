import { Client } from 'pg';
import { perSecond } from './perSecond.ts';

/**
 * What the database alone could do: clients that send an answer-shaped transaction without any rule, as pgbench would, but from
 * Node. It reads two rows, keeps a submission and a fact, and brings the answer's row up to date.
 */
export interface DatabaseLimit {
  /** Runs for that long with one connection for each client; answers transactions per second. */
  readonly measure: (milliseconds: number) => Promise<number>;
  /** The same for the read of one row by its key. */
  readonly measureReads: (milliseconds: number) => Promise<number>;
  close(): Promise<void>;
}

const SCHEMA = `
  create table if not exists limit_learner (id int primary key, body text not null);
  create table if not exists limit_answer (
    learner_id int, question_id int, wrong_count int not null, body jsonb not null, primary key (learner_id, question_id)
  );
  create table if not exists limit_submission (
    id bigint generated always as identity primary key, learner_id int, question_id int, body jsonb not null
  );
  create table if not exists limit_fact (
    id bigint generated always as identity primary key, time timestamptz not null default now(), body jsonb not null
  );
`;

export async function openDatabaseLimit(ownerUrl: string, clients: number): Promise<DatabaseLimit> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: ownerUrl });
      await client.connect();
      return client;
    }),
  );
  await connections[0]?.query(SCHEMA);
  await connections[0]?.query(
    "insert into limit_learner select n, repeat('x', 200) from generate_series(1, $1::int) n on conflict do nothing",
    [clients],
  );

  let question = 0;
  return {
    measure: (milliseconds) =>
      perSecond(milliseconds, clients, async (client) => {
        question = (question + 1) % 200;
        await transaction(connections[client] as Client, client + 1, question);
      }),
    measureReads: (milliseconds) =>
      perSecond(milliseconds, clients, async (client) => void (await read(connections[client] as Client, client + 1))),
    close: async () => void (await Promise.all(connections.map((client) => client.end()))),
  };
}

const read = (client: Client, learner: number): Promise<unknown> =>
  client.query({ name: 'learner', text: 'select body from limit_learner where id = $1', values: [learner] });

async function transaction(client: Client, learner: number, question: number): Promise<void> {
  await client.query('begin');
  await read(client, learner);
  await client.query({
    name: 'answer',
    text: 'select wrong_count from limit_answer where learner_id = $1 and question_id = $2 for update',
    values: [learner, question],
  });
  await client.query({
    name: 'keep',
    text: `insert into limit_answer values ($1, $2, 1, '[1]')
      on conflict (learner_id, question_id) do update set wrong_count = limit_answer.wrong_count + 1`,
    values: [learner, question],
  });
  await client.query({
    name: 'submission',
    text: "insert into limit_submission (learner_id, question_id, body) values ($1, $2, '[1]')",
    values: [learner, question],
  });
  await client.query({ name: 'fact', text: "insert into limit_fact (body) values ('{}')" });
  await client.query('commit');
}

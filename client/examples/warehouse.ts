/**
 * Keeps a copy of people, user courses and groups in an SQLite file. Run it as often as you like: it reads what changed since the last time, goes on where an
 * outage stopped it, and reads everything where it was away for more than 30 days. The token needs people, enrolments and workspace to read.
 *
 *     node client/examples/warehouse.ts copy.db
 */
import { DatabaseSync } from 'node:sqlite';
import { feeds, GapTooLongError, type Checkpoint } from '@lectern/client';
import { connect } from './connect.ts';

const [path = 'copy.db'] = process.argv.slice(2);
const client = connect('warehouse');
const copied = { people: feeds.people, userCourses: feeds.userCourses, groups: feeds.groups };

const database = new DatabaseSync(path);
database.exec(`
  CREATE TABLE IF NOT EXISTS object (id TEXT PRIMARY KEY, list TEXT NOT NULL, round TEXT NOT NULL, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, checkpoint TEXT NOT NULL);
`);
const put = database.prepare('INSERT OR REPLACE INTO object (id, list, round, json) VALUES (?, ?, ?, ?)');
const remove = database.prepare('DELETE FROM object WHERE id = ?');
const removeOthers = database.prepare('DELETE FROM object WHERE round <> ?');
const remember = database.prepare("INSERT OR REPLACE INTO state (name, checkpoint) VALUES ('copy', ?)");

function lastCheckpoint(): Checkpoint | null {
  const row = database.prepare("SELECT checkpoint FROM state WHERE name = 'copy'").get();
  return row === undefined ? null : (JSON.parse(String(row['checkpoint'])) as Checkpoint);
}

async function sync(from: Checkpoint | null): Promise<void> {
  const readsEverything = from === null || from.since === null;
  for await (const batch of client.changes(copied, from)) {
    const { checkpoint } = batch;
    const isEnd = checkpoint.next === null;
    const round = checkpoint.next ?? checkpoint.since ?? '';
    // What was read and how far that goes are stored together, or neither is.
    database.exec('BEGIN');
    if (batch.feed === 'deletions') {
      for (const id of batch.nodes.flatMap(({ deletedIds }) => deletedIds)) {
        remove.run(id);
      }
    } else {
      for (const node of batch.nodes) {
        put.run(node.id, batch.feed, round, JSON.stringify(node));
      }
    }
    if (isEnd && readsEverything) {
      // What did not come is not there any more.
      removeOthers.run(round);
    }
    remember.run(JSON.stringify(checkpoint));
    database.exec('COMMIT');
  }
}

try {
  await sync(lastCheckpoint());
} catch (error) {
  if (!(error instanceof GapTooLongError)) {
    throw error;
  }
  await sync(null);
}
const { count = 0 } = database.prepare('SELECT count(*) AS count FROM object').get() ?? {};
console.log(`In step: ${Number(count)} objects.`);

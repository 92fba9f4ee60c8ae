import { asOwner } from '../support/database.ts';
import type { RestClient } from '../support/restClient.ts';

type Owner = { readonly ownerUrl: string };
type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const PERIOD = 'start=2020-01-01T00:00:00.000Z&end=2100-01-01T00:00:00.000Z';
const TYPES = ['lecture', 'questionanswer', 'usercourse', 'workspace'] as const;
/** Facts of a transaction, and how many there are: several roll-ups, each of which takes a while. */
const FACTS = 60_000;
const TRANSACTIONS = 6;

/** Writes facts of a year and of many people, all of which the next roll-up will find. */
export async function writeFacts(owner: Owner, workspaceId: number): Promise<void> {
  for (let transaction = 0; transaction < TRANSACTIONS; transaction += 1) {
    await asOwner(
      owner,
      `insert into fact (workspace_id, fact_time, type, action, user_id, course_id, lecture_id, question_id)
       select $1, now() - make_interval(hours => number % 8000), kind.type, kind.action,
         900000000 + number % 5000, 258, 700000000 + number % 40, 800000000 + number % 90
       from generate_series(1, $2::integer) as number
       join (values (0, 'lecture', 'seen'), (1, 'questionanswer', 'correct'), (2, 'questionanswer', 'wrong'), (3, 'usercourse', 'started'))
         as kind (rest, type, action) on kind.rest = (number + $3::integer) % 4`,
      [workspaceId, FACTS, transaction],
    );
  }
}

/** What analytics tell an admin. */
export async function toldFacts(admin: RestClient, workspaceId: number): Promise<Figures> {
  const read = async (type: string) => {
    const path = `/analytics-api/v1/secured/workspaces/${workspaceId}/facts/${type}:totals?${PERIOD}`;
    return [type, await admin.expect<Record<string, number>>(path)] as const;
  };
  return Object.fromEntries(await Promise.all(TYPES.map(read)));
}

const count = (type: string, ...actions: string[]) =>
  `count(*) filter (where type = '${type}' and action in ('${actions.join("', '")}'))::integer`;

/** The same, counted from the facts alone. */
export async function recountFacts(owner: Owner, workspaceId: number): Promise<Figures> {
  const [row] = await asOwner<Record<string, number>>(
    owner,
    `select ${count('lecture', 'seen')} as seen,
       (count(distinct user_id) filter (where type = 'lecture' and action = 'seen'))::integer as users,
       ${count('questionanswer', 'correct', 'wrong')} as answers, ${count('questionanswer', 'correct')} as correct,
       ${count('questionanswer', 'wrong')} as wrong, ${count('usercourse', 'started')} as started,
       ${count('usercourse', 'completed')} as finished, ${count('workspace', 'registered')} as registered,
       count(distinct user_id)::integer as active
     from fact where workspace_id = $1`,
    [workspaceId],
  );
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0]));
  return {
    lecture: pick('seen', 'users'),
    questionanswer: pick('answers', 'correct', 'wrong'),
    usercourse: pick('started', 'finished', 'active'),
    workspace: pick('registered', 'active'),
  };
}

/** Resolves while a roll-up writes into a table; for `end`, once nothing is left to be counted. */
export async function rollUpReaches(owner: Owner, place: string, workspaceId?: number): Promise<void> {
  const found =
    place === 'end'
      ? asOwner<{ there: boolean }>(
          owner,
          `select not exists (select from fact where workspace_id = $1 and written_in >= (
             select rolled_up_to from facts_counted where workspace_id = $1)) as there`,
          [workspaceId],
        )
      : asOwner<{ there: boolean }>(
          owner,
          `select exists (select from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
               and query like '%insert into "' || $1::text || '"%') as there`,
          [place],
        );
  if ((await found)[0]?.there !== true) await rollUpReaches(owner, place, workspaceId);
}

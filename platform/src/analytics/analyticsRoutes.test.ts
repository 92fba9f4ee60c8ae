import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createCodes } from '../campaign/createCodes.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import '../testing/propertySeed.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { actionsOf, factTypeNames, mainMeasure, measuresOf, type FactType } from './factTypes.ts';
import { rollUpFacts } from './rollUpFacts.ts';
import { findWorkspacesWithNewFacts } from './rollUpQueries.ts';

const base = '/analytics-api/v1/secured/workspaces/1/facts';

interface TestFact {
  readonly time: Date;
  readonly type: FactType;
  readonly action: string;
  readonly user: number;
  readonly course: number;
  readonly subject: number;
  readonly value: number;
}

const isWithin = ({ time }: TestFact, start: Date, end: Date) => time >= start && time < end;

/** A plain recount: what the figures have to be, from the facts alone. */
function recount(type: FactType, facts: readonly TestFact[]): Record<string, number | null> {
  return Object.fromEntries(
    measuresOf(type).map(([name, measure]) => {
      switch (measure.kind) {
        case 'count':
          return [name, facts.filter((fact) => fact.type === type && measure.actions.includes(fact.action)).length];
        case 'sum':
        case 'average': {
          const values = facts.filter((fact) => fact.type === type && fact.action === measure.action);
          const sum = values.reduce((total, { value }) => total + value, 0);
          return [name, measure.kind === 'sum' ? sum : values.length === 0 ? null : sum / values.length];
        }
        case 'people': {
          const done = facts.filter(
            ({ type: ofType, action }) => measure.who === 'active' || (ofType === 'lecture' && action === 'seen'),
          );
          return [name, new Set(done.map(({ user }) => user)).size];
        }
      }
    }),
  );
}

describe('analytics of a workspace', () => {
  let server: TestApp;
  let admin: TestUser;
  const facts: TestFact[] = [];

  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
    await inWorkspace(server.db, 1, async (trx) => {
      await sql`insert into app_user (workspace_id, user_id, username, name)
        select 1, number, 'learner' || number || '@' || case number when 1 then 'sales' else 'demo' end || '.test', 'Learner'
        from generate_series(1, 5) number`.execute(trx);
      // One is in the group by the address as well: they count once.
      await sql`insert into person_group (workspace_id, group_id, name, address_domain) values (1, 51, 'Sales', 'sales.test')`.execute(
        trx,
      );
      await sql`insert into person_group_member (workspace_id, group_id, user_id) values (1, 51, 1), (1, 51, 2)`.execute(
        trx,
      );
      await sql`insert into course (workspace_id, course_id, name) values (1, 41, 'A course')`.execute(trx);
      await sql`insert into campaign (workspace_id, campaign_id, redeem_type, name, course_id)
        values (1, 31, 'UNIQUE_CODE', 'Spring', 41)`.execute(trx);
      await sql`insert into voucher (workspace_id, voucher_id, campaign_id, code) values (1, 61, 31, 'SPRING')`.execute(
        trx,
      );
      await sql`insert into voucher_redemption (workspace_id, campaign_id, voucher_id, user_id)
        values (1, 31, 61, 2), (1, 31, 61, 3), (1, 31, 61, 3), (1, 31, 61, null)`.execute(trx);
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    facts.length = 0;
    await withOwner(
      server.database.ownerUrl,
      'truncate fact, facts_by_day, people_by_day, facts_by_month, people_by_month, facts_counted',
    );
    server.at('2031-04-15T12:00:00Z');
  });

  async function append(more: readonly TestFact[]): Promise<void> {
    facts.push(...more);
    await inWorkspace(server.db, 1, async (trx) => {
      const rows = more.map(({ time, type, action, user, course, subject, value }) => ({
        workspace_id: 1,
        fact_time: time,
        type,
        action,
        user_id: user,
        value,
        course_id: type === 'workspace' ? null : course,
        lecture_id: type === 'lecture' ? subject : null,
        question_id: type === 'questionanswer' ? subject : null,
        module_id: type === 'modules' ? subject : null,
        campaign_id: type === 'campaign' ? subject : null,
      }));
      await trx.insertInto('fact').values(rows).execute();
    });
  }

  /** Until everything is counted: transactions of other test files, in the same PostgreSQL, hold it up. */
  async function rollUp(): Promise<void> {
    await expect
      .poll(
        async () => {
          await rollUpFacts(server.db, 7);
          return findWorkspacesWithNewFacts(server.db);
        },
        { interval: 20 },
      )
      .toEqual([]);
  }

  const get = <T = Record<string, unknown>>(path: string) => server.call<T>('GET', `${base}/${path}`, { as: admin });
  const period = (start: Date, end: Date) => `start=${start.toISOString()}&end=${end.toISOString()}`;

  /** Around the ends of months and the changes of clocks, so that days and hours have borders to be wrong at. */
  const moment = fc
    .tuple(
      fc.constantFrom('2031-01-31T20:00:00Z', '2031-02-28T20:00:00Z', '2031-03-30T00:00:00Z', '2031-03-29T22:00:00Z'),
      fc.integer({ min: 0, max: 60 * 60 }),
    )
    .map(([from, minutes]) => new Date(Date.parse(from) + minutes * 60_000));
  const actions: Readonly<Record<FactType, readonly string[]>> = {
    lecture: ['seen', 'done'],
    questionanswer: ['correct', 'wrong'],
    certificate: ['issued'],
    usercourse: ['started', 'completed', 'gave_up'],
    campaign: ['redeemed', 'created'],
    workspace: ['registered', 'active'],
    modules: ['started', 'done'],
  };
  const fact: fc.Arbitrary<TestFact> = fc.constantFrom(...factTypeNames).chain((type) =>
    fc.record({
      time: moment,
      type: fc.constant(type),
      action: fc.constantFrom(...actions[type]),
      user: fc.integer({ min: 1, max: 5 }),
      course: fc.integer({ min: 11, max: 12 }),
      subject: fc.integer({ min: 21, max: 22 }),
      value: fc.integer({ min: 0, max: 100 }),
    }),
  );

  test('ANLY-02 ANLY-10 ANLY-11 OP-33 BEY-13 every figure equals a recount from the facts, of everyone, a group and a campaign, before, between and after roll-ups', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fact, { maxLength: 40 }),
        fc.array(fact, { maxLength: 20 }),
        fc.tuple(moment, moment).filter(([one, other]) => one.getTime() !== other.getTime()),
        fc.constantFrom(...factTypeNames),
        fc.nat({ max: aggregations.length - 1 }),
        async (earlier, later, [one, other], type, firstStep) => {
          const [start, end] = one < other ? [one, other] : [other, one];
          facts.length = 0;
          await withOwner(
            server.database.ownerUrl,
            'truncate fact, facts_by_day, people_by_day, facts_by_month, people_by_month, facts_counted',
          );
          if (earlier.length > 0) {
            await append(earlier);
          }
          await rollUp();
          if (later.length > 0) {
            await append(later);
          }
          for (const [found, recounted] of await figuresOfAll(type, start, end, firstStep)) {
            expect(found).toEqual(recounted);
          }
          await rollUp();
          for (const [found, recounted] of await figuresOfAll(type, start, end, firstStep)) {
            expect(found).toEqual(recounted);
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  interface TestAudience {
    /** As a query has it, beside the period. */
    readonly query: string;
    readonly users: readonly number[];
  }
  const audiences: readonly TestAudience[] = [
    { query: '', users: [1, 2, 3, 4, 5] },
    { query: '&groupId=51', users: [1, 2] },
    { query: '&campaignId=31', users: [2, 3] },
    { query: '&groupId=51&campaignId=31', users: [2] },
  ];
  const aggregations = ['hour', 'day', 'week', 'month'] as const;
  /** The series of each audience in other steps than those of the others: each meets all of them in a few runs. */
  const figuresOfAll = async (type: FactType, start: Date, end: Date, firstStep: number) => {
    const found = audiences.map((audience, index) => {
      const aggregation = aggregations[(firstStep + index) % aggregations.length] ?? 'day';
      return figures(type, start, end, { ...audience, aggregation });
    });
    return (await Promise.all(found)).flat();
  };

  /** Every figure that is told of someone, beside its recount. */
  async function figures(
    type: FactType,
    start: Date,
    end: Date,
    { query, users, aggregation }: TestAudience & { readonly aggregation: (typeof aggregations)[number] },
  ): Promise<[found: unknown, recounted: unknown][]> {
    const pairs: [unknown, unknown][] = [];
    const inside = facts.filter((each) => isWithin(each, start, end) && users.includes(each.user));
    const asked = `${period(start, end)}${query}`;
    const totals = await get<Record<string, number>>(`${type}:totals?${asked}`);
    pairs.push([totals.body, recount(type, inside)]);
    const inCourse = inside.filter(({ course, type: ofType }) => course === 11 && ofType !== 'workspace');
    if (type !== 'workspace') {
      const ofCourse = await get(`${type}:totals?${asked}&courseId=11`);
      pairs.push([ofCourse.body, recount(type, inCourse)]);
    }
    for (const [name] of measuresOf(type)) {
      const series = await get<{ time: string; value: number | null }[]>(
        `${type}:timeseries?${asked}&aggregationType=${aggregation}&measure=${name}`,
      );
      const steps = series.body.map(({ time }) => new Date(time));
      pairs.push([
        series.body.map(({ value }) => value),
        steps.map((from, index) => {
          const until = steps[index + 1] ?? end;
          return recount(
            type,
            inside.filter((each) => isWithin(each, from, until)),
          )[name];
        }),
      ]);
    }
    const list = await get<{ content: Record<string, number>[] }>(`${type}:drilldown?${asked}&size=100`);
    if (type === 'usercourse') {
      const courses = inside.flatMap(({ course, type: ofType }) => (ofType === 'workspace' ? [] : [course]));
      pairs.push([new Set(list.body.content.map((row) => row['courseId'])), new Set(courses)]);
    }
    for (const row of list.body.content) {
      const isOfRow = (each: TestFact) =>
        type === 'workspace' ||
        (each.type !== 'workspace' &&
          each.course === row['courseId'] &&
          (['usercourse', 'certificate'].includes(type) || (each.type === type && each.subject === row['id'])));
      const expected = recount(type, inside.filter(isOfRow));
      for (const [name, measure] of measuresOf(type)) {
        // People of a lecture are counted over its courses; a lecture of the product has one.
        if (!(type === 'lecture' && measure.kind === 'people')) {
          pairs.push([row[name], expected[name]]);
        }
      }
    }
    const count = (await get<{ content: { count: number }[] }>(`${type}?${asked}&size=100`)).body.content;
    pairs.push([count.reduce((sum, row) => sum + row.count, 0), recount(type, inside)[mainMeasure(type)]]);
    return pairs;
  }

  test('OP-33 a fact that commits late, after a roll-up of later ones, is counted once', async () => {
    const late = await server.db.startTransaction().execute();
    await sql`select set_config('lectern.workspace_id', '1', true)`.execute(late);
    await sql`insert into fact (workspace_id, fact_time, type, action, user_id, course_id)
      values (1, '2031-02-01T10:00:00Z', 'usercourse', 'started', 1, 11)`.execute(late);
    const one = { type: 'usercourse', action: 'started', user: 2, course: 11, subject: 0, value: 0 } as const;
    await append([{ ...one, time: new Date('2031-02-02T10:00:00Z') }]);
    await rollUpFacts(server.db);
    const started = async () =>
      (await get<{ started: number; active: number }>('usercourse:totals?start=2031-01-01T00:00:00Z')).body;
    expect(await started()).toMatchObject({ started: 1, active: 1 });
    await late.commit().execute();
    expect(await started()).toMatchObject({ started: 2, active: 2 });
    await Promise.all([rollUpFacts(server.db), rollUpFacts(server.db)]);
    expect(await started()).toMatchObject({ started: 2, active: 2 });
    await rollUp();
    const { rows } = await inWorkspace(server.db, 1, (trx) =>
      sql<{ counted: number }>`
        select sum(fact_count)::bigint as counted from facts_by_day where workspace_id = 1`.execute(trx),
    );
    expect(rows).toEqual([{ counted: 2 }]);
    expect(await started()).toMatchObject({ started: 2, active: 2 });
  });

  test('OP-33 a database that came from elsewhere, where transactions had higher numbers, loses nothing', async () => {
    const one = { type: 'certificate', action: 'issued', user: 2, course: 11, subject: 0, value: 80 } as const;
    await append([{ ...one, time: new Date('2031-02-02T10:00:00Z') }]);
    await rollUpFacts(server.db);
    await withOwner(
      server.database.ownerUrl,
      `update fact set written_in = written_in + 1000000; update facts_counted set rolled_up_to = rolled_up_to + 1000000;
       select settle_counted_facts()`,
    );
    await append([{ ...one, time: new Date('2031-02-02T11:00:00Z') }]);
    const certificates = async () => (await get('certificate:totals?start=2031-01-01T00:00:00Z')).body;
    expect(await certificates()).toEqual({ certificates: 2, averageScore: 80 });
    await rollUpFacts(server.db);
    expect(await certificates()).toEqual({ certificates: 2, averageScore: 80 });
  });

  test.each(factTypeNames)(
    'REST-71 REST-72 REST-73 REST-74 REST-75 REST-76 REST-77 ANLY-12 LIM-03 %s has pages of 10, sorted',
    async (type) => {
      const empty = await get<{ content: unknown[]; pageable: object }>(
        `${type}?start=2031-01-01T00:00:00Z&sort=${mainMeasure(type)},asc`,
      );
      expect(empty).toMatchObject({ status: 200, body: { content: [], pageable: { pageNumber: 0, pageSize: 10 } } });
      expect(await get(`${type}?sort=nothing`)).toMatchObject({ status: 400, body: { errors: [{ field: 'sort' }] } });
    },
  );

  test('REST-78 OP-03 a drilldown shows what q names, at both addresses', async () => {
    const seen = { type: 'lecture', action: 'seen', value: 0, time: new Date('2031-02-02T10:00:00Z') } as const;
    await append([
      { ...seen, user: 1, course: 11, subject: 21 },
      { ...seen, user: 2, course: 11, subject: 21 },
      { ...seen, user: 2, course: 12, subject: 22 },
    ]);
    for (const address of ['lecture:drilldown', 'lecture/drilldown']) {
      const { body } = await get(`${address}?start=2031-01-01T00:00:00Z&q=courseId==11`);
      expect(body).toMatchObject({
        content: [{ id: 21, name: null, courseId: 11, courseName: null, count: 2, seen: 2, users: 2 }],
        pageable: { totalElements: 1 },
      });
    }
  });

  test.each(factTypeNames)('REST-78 every row of %s is found by the id that it has, and by no other', async (type) => {
    const [action = ''] = actionsOf(type);
    const fact = { type, action, value: 1, user: 1, time: new Date('2031-02-02T10:00:00Z') };
    await append([
      { ...fact, course: 11, subject: 21 },
      { ...fact, course: 12, subject: 22 },
    ]);
    const start = 'start=2031-01-01T00:00:00Z';
    const { content } = (await get<{ content: { id: number }[] }>(`${type}?${start}`)).body;
    expect(content.length).toBeGreaterThan(0);
    for (const row of content) {
      const found = await get<{ content: unknown[] }>(`${type}:drilldown?${start}&q=id==${row.id}`);
      expect(found.body.content).toEqual([row]);
      const file = await server.call('GET', `${base}/${type}.csv?${start}&q=id==${row.id}`, { as: admin });
      expect(file.body).toMatch(/^[^\r]+\r\n[^\r]+\r\n$/);
    }
    expect((await get<{ content: unknown[] }>(`${type}:drilldown?${start}&q=id==999`)).body.content).toEqual([]);
  });

  test('OP-84 ANLY-10 a list is downloaded as CSV, and says what was deleted, by the same question and over all pages', async () => {
    const seen = { type: 'lecture', action: 'seen', value: 0, time: new Date('2031-02-02T10:00:00Z') } as const;
    await append([
      { ...seen, user: 1, course: 11, subject: 21 },
      { ...seen, user: 2, course: 11, subject: 21 },
      { ...seen, user: 2, course: 12, subject: 22 },
    ]);
    const file = await server.call('GET', `${base}/lecture.csv?start=2031-01-01T00:00:00Z&q=courseId==11&lang=de`, {
      as: admin,
    });
    expect(file.body).toBe('\uFEFFLektion,Kurs,Gesehen,Personen\r\n(gelöscht),(gelöscht),2,2\r\n');
    const chosen = await server.call('GET', `${base}/lecture.csv?start=2031-01-01T00:00:00Z&columns=seen`, {
      as: admin,
    });
    expect(chosen.body).toBe('\uFEFFSeen\r\n2\r\n1\r\n');
    for (const query of ['start=2031-01-02T00:00:00Z&end=2031-01-01T00:00:00Z', 'sort=nothing', 'columns=nothing']) {
      expect((await get(`lecture.csv?${query}`)).status).toBe(400);
    }
  });

  describe('what is named and sorted', () => {
    /** Course 71 is there with two revisions, 72 was deleted and a record tells its name, 73 the audit log, 74 nothing. */
    beforeAll(() =>
      inWorkspace(server.db, 1, async (trx) => {
        const lecture = (id: number, name: string, question: number | null) => ({
          id,
          name,
          bodyHash: question === null ? 'none' : `body${question}`,
          questions: question === null ? [] : [{ id: question }],
        });
        const module = (id: number, name: string, ...lectures: object[]) => ({ id, name, lectures });
        const revisions = [
          {
            modules: [
              module(81, 'Old module', lecture(91, 'Old lecture', 101)),
              module(82, 'ärger', lecture(92, 'Zebra', null)),
            ],
          },
          { modules: [module(82, 'Ärger', lecture(93, 'apfel', 103), lecture(94, 'Émile', null))] },
        ];
        await sql`insert into course (workspace_id, course_id, name, version) values (1, 71, 'Öl', 2)`.execute(trx);
        for (const [index, outline] of revisions.entries()) {
          await sql`insert into course_revision (workspace_id, course_id, version, outline)
            values (1, 71, ${index + 1}, ${JSON.stringify(outline)}::jsonb)`.execute(trx);
        }
        for (const [id, question] of [
          [101, '<p>Was it <b>so?</b></p>'],
          [103, '<p>Is it?</p>'],
        ] as const) {
          const body = { sections: [], questions: [{ id, question, answers: [] }] };
          await sql`insert into lecture_body (workspace_id, hash, body)
            values (1, ${`body${id}`}, ${JSON.stringify(body)}::jsonb)`.execute(trx);
        }
        await sql`insert into completion_record (workspace_id, user_course_id, user_id, course_id, course_name, finish_time)
          values (1, 1, 1, 72, 'Zoology', now())`.execute(trx);
        await sql`insert into audit_entry (workspace_id, action, details) values
          (1, 'COURSE_DELETED', '{"courseId": 73, "name": "Biology"}'),
          (1, 'CAMPAIGN_DELETED', '{"campaignId": 32, "name": "Autumn"}')`.execute(trx);
      }),
    );

    const subjects: Partial<Record<FactType, readonly number[]>> = {
      lecture: [91, 93, 94, 95],
      modules: [81, 82, 83],
      questionanswer: [101, 103, 104],
      campaign: [31, 32, 33],
    };
    const time = new Date('2031-02-02T10:00:00Z');
    const start = 'start=2031-01-01T00:00:00Z';

    /** A campaign whose course was changed has facts of both. */
    const subjectsOf = (type: FactType, course: number): readonly number[] =>
      subjects[type] === undefined
        ? [0]
        : course === 71
          ? subjects[type]
          : [type === 'campaign' && course === 74 ? 31 : course * 10];

    /** Different numbers, some of them alike, of everything of a type. */
    const factsOf = (type: FactType): TestFact[] =>
      [71, 72, 73, 74].flatMap((course, nth) =>
        subjectsOf(type, course).flatMap((subject, index) =>
          actionsOf(type).flatMap((action, place) =>
            Array.from({ length: 1 + ((nth * 2 + index + place) % 3) }, (_, one) => ({
              type,
              action,
              course,
              subject,
              time,
              user: 1 + ((one * 2 + index) % 5),
              value: 10 * ((nth + index) % 3) + 5,
            })),
          ),
        ),
      );

    test.each([
      ['lecture', { 91: 'Old lecture', 93: 'apfel', 94: 'Émile', 95: null }],
      ['modules', { 81: 'Old module', 82: 'Ärger', 83: null }],
      ['questionanswer', { 101: 'Was it so?', 103: 'Is it?', 104: null }],
      ['campaign', { 31: 'Spring', 32: 'Autumn', 33: null }],
      ['usercourse', { 71: 'Öl', 72: 'Zoology', 73: 'Biology', 74: null }],
      ['certificate', { 71: 'Öl', 72: 'Zoology', 73: 'Biology', 74: null }],
    ] as const)('OP-195 ANLY-12 OP-84 rows of %s have the last name of what was deleted', async (type, names) => {
      await append(factsOf(type));
      type Named = { id: number; name: string | null; courseId: number; courseName: string | null };
      const { content } = (await get<{ content: Named[] }>(`${type}?${start}&size=50`)).body;
      expect(Object.fromEntries(content.map(({ id, name }) => [id, name]))).toMatchObject(names);
      expect(Object.fromEntries(content.map(({ courseId, courseName }) => [courseId, courseName]))).toEqual({
        71: 'Öl',
        72: 'Zoology',
        73: 'Biology',
        74: null,
      });
      const file = await server.call('GET', `${base}/${type}.csv?${start}`, { as: admin });
      for (const name of Object.values(names)) {
        expect(file.body).toContain(name ?? '(deleted)');
      }
    });

    const sorts = factTypeNames.flatMap((type) =>
      ['name', 'courseName', 'id', 'courseId', 'count', ...measuresOf(type).map(([name]) => name)].map(
        (field) => [type, field] as const,
      ),
    );

    test.each(sorts)('OP-195 ANLY-12 OP-06 %s is sorted by %s, also from cursor to cursor', async (type, field) => {
      await append(factsOf(type));
      type Row = Record<string, string | number | null>;
      for (const direction of ['asc', 'desc'] as const) {
        const query = `${type}?${start}&sort=${field},${direction}`;
        const { content } = (await get<{ content: Row[] }>(`${query}&size=50`)).body;
        const values = content.map((row) => row[field] ?? null);
        const known = values.filter((value) => value !== null);
        const sorted = known.toSorted((one, other) =>
          typeof one === 'string' ? searchOrder(one, String(other)) : one - Number(other),
        );
        const none = values.filter((value) => value === null);
        expect(values).toEqual([...(direction === 'asc' ? sorted : sorted.toReversed()), ...none]);

        const paged: Row[] = [];
        for (let after: string | undefined = ''; after !== undefined;) {
          const page: { body: { content: Row[]; cursors: string[]; pageable: { last: boolean } } } = await get(
            `${query}&size=1${after === '' ? '' : `&after=${after}`}`,
          );
          paged.push(...page.body.content);
          after = page.body.pageable.last ? undefined : page.body.cursors.at(-1);
        }
        expect(paged).toEqual(content);
      }
    });

    const searchOrder = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' });
  });

  test('ANLY-10 ANLY-11 one lecture, question, module or campaign is counted on its own, and its people once', async () => {
    const seen = { type: 'lecture', action: 'seen', value: 0, course: 11 } as const;
    await append([
      { ...seen, user: 1, subject: 21, time: new Date('2031-02-02T10:00:00Z') },
      { ...seen, user: 1, subject: 21, time: new Date('2031-02-03T10:00:00Z') },
      { ...seen, user: 2, subject: 22, time: new Date('2031-02-03T10:00:00Z') },
    ]);
    const range = 'start=2031-02-02T00:00:00Z&end=2031-02-04T00:00:00Z&subjectId=21';
    for (const roll of [false, true]) {
      if (roll) {
        await rollUp();
      }
      expect((await get(`lecture:totals?${range}`)).body).toEqual({ seen: 2, users: 1 });
      const series = await get<{ value: number }[]>(`lecture:timeseries?${range}&measure=users`);
      expect(series.body.map(({ value }) => value)).toEqual([1, 1]);
    }
  });

  test('ANLY-06 a period that does not end after its start is refused with the field', async () => {
    for (const path of ['lecture', 'lecture:drilldown', 'lecture:timeseries', 'lecture:totals']) {
      const same = await get(`${path}?start=2031-01-01T00:00:00Z&end=2031-01-01T00:00:00Z`);
      expect(same).toMatchObject({ status: 400, body: { errors: [{ field: 'start' }] } });
    }
  });

  test('REST-79 ANLY-03 LIM-29 steps are named in any case of letters, and are not too many', async () => {
    const range = 'start=2031-01-01T00:00:00Z&end=2031-02-01T00:00:00Z';
    const days = await get<unknown[]>(`modules:timeseries?${range}&aggregationType=DAY`);
    expect(days.body).toHaveLength(31);
    const minutes = await get(`modules:timeseries?${range}&aggregationType=minute`);
    expect(minutes).toMatchObject({ status: 400, body: { errors: [{ field: 'aggregationType' }] } });
    expect((await get(`modules:timeseries?${range}&aggregationType=decade`)).status).toBe(400);
  });

  test('ANLY-02 codes are counted where they are made, and campaigns by their names', async () => {
    await createCodes(
      { db: server.db, clock: server.now },
      { workspaceId: 1, campaignId: 31, actorId: admin.userId, ownCode: null, amount: 7, idempotencyKey: undefined },
    );
    // The end of a period is not part of it.
    server.at('2031-04-15T12:00:01Z');
    const { body } = await get('campaign?start=2020-01-01T00:00:00Z');
    expect(body).toMatchObject({
      content: [{ id: 31, name: 'Spring', courseId: 41, courseName: 'A course', vouchers: 7, usages: 0 }],
    });
  });
});

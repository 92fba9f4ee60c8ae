import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedJob, type JobWire } from '../support/finishedJob.ts';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { authors, hosts, newUsername } from '../support/hosts.ts';
import { startPersonnelSystem, type PersonnelSystem } from '../support/personnelSystem.ts';
import { provenLearner } from '../support/provenLearner.ts';
import { createRestClient, registerLearner, signedIn, type RestCall, type RestClient } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';
import type { ErrorWire, LectureWire, PageWire, UserCourseWire } from '../support/wire.ts';

interface PersonWire {
  readonly userId: number;
  readonly username: string;
  readonly status: string;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

const WORKSPACE = '/api/v1/secured/workspaces/1';
const CAMPAIGNS = '/api/v1/secured/campaigns';
const FACTS = '/analytics-api/v1/secured/workspaces/1/facts';
const FACT_TYPES = [
  ['REST-71', 'lecture'],
  ['REST-72', 'questionanswer'],
  ['REST-73', 'certificate'],
  ['REST-74', 'usercourse'],
  ['REST-75', 'campaign'],
  ['REST-76', 'workspace'],
  ['REST-77', 'modules'],
] as const;

let personnel: PersonnelSystem;
let servers: Servers;
let visitor: RestClient;
let admin: RestClient;

beforeAll(async () => {
  personnel = await startPersonnelSystem();
  servers = await startServers({ OUTBOUND_PRIVATE_HOSTS: personnel.host });
  visitor = createRestClient(servers.platformUrl, hosts.lectern);
  admin = await signedIn(visitor, 'admin@demo.test');
});

afterAll(async () => {
  await servers.stop();
  await personnel.close();
});

const q = (filter: string) => `q=${encodeURIComponent(filter)}`;
const post = (body?: unknown, more: RestCall = {}): RestCall => ({ method: 'POST', body, ...more });
/** The rows of a CSV without its head, which begins with a byte order mark. */
const rowsOfCsv = (text: string) => text.slice(1).trimEnd().split('\r\n').slice(1);
const order = async (path: string, body: unknown) =>
  finishedJob(admin, (await admin.expect<JobWire>(path, post(body, { headers: { prefer: 'respond-async' } }))).id);

describe('an admin who knows the documented REST calls alone', () => {
  it('USERS-01 USERS-02 USERS-03 STAFF-01 STAFF-02 REST-45 REST-46 REST-47 REST-48 REST-49 looks after people one by one', async () => {
    const username = newUsername();
    const added = await admin.send<PersonWire>(`${WORKSPACE}/users`, post({ username, createCourse: true }));
    expect(added).toMatchObject({ status: 201, body: { username, status: 'ADDED', createCourse: true } });
    const again = await admin.send<ErrorWire>(`${WORKSPACE}/users`, post({ username }));
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: 'This person is added already' } });
    const { userId } = added.body;
    const one = `${WORKSPACE}/users/${userId}`;
    const change = (body: object) => admin.expect<PersonWire>(one, { method: 'PUT', body });

    expect(await admin.expect(`${WORKSPACE}/usersaccess/${userId}/_invite`, post())).toMatchObject({
      status: 'INVITED',
    });
    expect(await change({ createVoucher: true })).toMatchObject({ createCourse: true, createVoucher: true });
    expect(await change({ status: 'REVOKED' })).toMatchObject({ status: 'REVOKED', createCourse: true });
    const found = await admin.expect<PageWire<PersonWire>>(`${WORKSPACE}/usersaccess?${q(`username=='${username}'`)}`);
    expect(found.content).toEqual([await admin.expect(one)]);
    expect(await admin.send(`${WORKSPACE}/users/999999999`)).toMatchObject({
      status: 404,
      body: { code: 1001, message: 'User not found' },
    });

    const { client: learner } = await registerLearner(visitor);
    expect(await learner.send(`${WORKSPACE}/usersaccess`)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('BEY-12 USERS-01 USERS-04 USERS-05 imports people, having tried it, takes it back, and keeps the list as a file', async () => {
    const [fresh, other, known] = [newUsername(), newUsername(), newUsername()];
    await admin.expect(`${WORKSPACE}/users`, post({ username: known }));
    const rows = [
      { username: fresh, createCourse: true },
      { username: other },
      { username: known, createVoucher: true },
      { username: 'no address' },
    ];
    const expected = ['ADDED', 'ADDED', 'RIGHTS_CHANGED', 'INVALID'];
    const tried = await order(`${WORKSPACE}/usersaccess/_import`, { rows, invite: true, dryRun: true });
    expect([tried.job.kind, tried.rows.map(({ code }) => code)]).toEqual(['people-import-trial', expected]);
    const find = async (username: string) =>
      (await admin.expect<PageWire<PersonWire>>(`${WORKSPACE}/usersaccess?${q(`username=='${username}'`)}`)).content;
    expect(await find(fresh)).toEqual([]);

    const done = await order(`${WORKSPACE}/usersaccess/_import`, { rows, invite: true });
    expect(done.rows.map(({ code }) => code)).toEqual(expected);
    expect(done.job).toMatchObject({ state: 'DONE', rows: { waiting: 0, done: 3, unchanged: 0, refused: 1 } });
    expect(done.rows[3]?.params).toMatchObject({ field: 'username', message: expect.any(String) });
    const csv = await admin.send<string>(
      `${WORKSPACE}/usersaccess.csv?columns=username,status,createCourse&${q(`username=in=('${fresh}','${known}')`)}`,
    );
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(rowsOfCsv(csv.body).toSorted()).toEqual([`${fresh},INVITED,true`, `${known},INVITED,false`].toSorted());
    const report = await admin.send<string>(`/api/v1/secured/jobs/${done.job.id}/rows.csv?columns=number,code`);
    expect(rowsOfCsv(report.body)).toEqual(expected.map((code, index) => `${index + 1},${code}`));

    const undone = await order(`${WORKSPACE}/usersaccess/_undo`, { jobId: done.job.id });
    expect(undone.rows.map(({ code }) => code)).toEqual(['RIGHTS_CHANGED', 'REMOVED', 'REMOVED']);
    expect([await find(fresh), await find(known)]).toMatchObject([[], [{ createVoucher: false }]]);
    const selected = await order(`${WORKSPACE}/usersaccess/_change`, { action: 'REVOKE', q: `username=='${known}'` });
    expect(selected.rows).toMatchObject([{ subject: known, code: 'REVOKED' }]);
    expect(await admin.expect(`${WORKSPACE}/usersaccess/_invite`, post({ resend: false }))).toEqual({
      invited: expect.any(Number),
    });
  });

  it('BEY-12 finds jobs, reads where they stand and cancels one; other people see none of them', async () => {
    const rows = Array.from({ length: 5_000 }, (_each, index) => ({ username: `${index} is no address` }));
    const { id } = await admin.expect<JobWire>(`${WORKSPACE}/usersaccess/_import`, post({ rows }));
    const cancelled = await admin.expect<JobWire>(`/api/v1/secured/jobs/${id}/_cancel`, post());
    expect(cancelled.id).toBe(id);
    const { job } = await finishedJob(admin, id);
    expect(job).toMatchObject({ state: 'CANCELLED', rows: { done: 0 } });
    expect(job.rows.waiting).toBeGreaterThan(0);
    const list = await admin.expect<PageWire<JobWire>>(`/api/v1/secured/jobs?${q(`id==${id}`)}`);
    expect(list.content).toEqual([job]);
    const { client: learner } = await registerLearner(visitor);
    expect(await learner.send(`/api/v1/secured/jobs/${id}`)).toMatchObject({ status: 404 });
  });

  it('CAMP-01 CAMP-04 VOUCH-01 VOUCH-02 VOUCH-03 VOUCH-04 REST-53 REST-54 REST-55 REST-56 REST-57 REST-58 REST-59 REST-35 lets people in by codes', async () => {
    const { id: courseId } = await makeQuizCourse(admin, 1);
    const made = await admin.expect<{ id: number; maxUsages: number }>(
      CAMPAIGNS,
      post({ name: 'Spring', courseId, redeemType: 'UNIQUE_CODE' }),
    );
    const one = `${CAMPAIGNS}/${made.id}`;
    expect(made).toMatchObject({ active: true, endTime: null, maxUsages: 0, voucherCount: 0 });
    const batch = () =>
      admin.expect<{ vouchers: { code: string }[] }>(
        `${one}/vouchers`,
        post({ amount: 3 }, { key: `batch-${made.id}` }),
      );
    const { vouchers } = await batch();
    expect((await batch()).vouchers).toEqual(vouchers);
    const [code = '', second = ''] = vouchers.map((voucher) => voucher.code);

    const { client: learner, user } = await registerLearner(visitor);
    const redeem = (by: RestClient, what: string) =>
      by.send<UserCourseWire & ErrorWire>(`/api/v1/secured/vouchers/${what}/_redeem`, post());
    const { client: late } = await registerLearner(visitor);
    expect(await redeem(learner, code)).toMatchObject({ status: 201, body: { courseId } });
    expect(await redeem(late, code)).toMatchObject({
      status: 409,
      body: { code: 1501, message: `Voucher with code ${code} already used` },
    });
    expect(await redeem(late, 'unknown-code')).toMatchObject({
      status: 404,
      body: { code: 1500, message: 'Voucher with code unknown-code is not found' },
    });
    const patch = (body: object) => admin.expect(one, { method: 'PATCH', body });
    expect(await patch({ active: false })).toMatchObject({ active: false, status: 'OFF', name: 'Spring' });
    expect(await redeem(late, second)).toMatchObject({ status: 404, body: { code: 1500 } });
    expect(await patch({ active: true })).toMatchObject({ active: true, status: 'RUNNING' });
    expect((await redeem(late, second)).status).toBe(201);

    const list = await admin.expect<PageWire<{ code: string; usages: number }>>(`${one}/vouchers`);
    expect(list.content.map(({ usages }) => usages)).toEqual([0, 1, 1]);
    const uses = await admin.expect<PageWire<object>>(`${one}/redemptions?${q(`userId==${user.id}`)}`);
    expect(uses.content).toMatchObject([{ code, userId: user.id, username: user.username }]);
    expect(await admin.expect(`${one}/usage?timeZone=Europe/Kyiv`)).toMatchObject({ days: [{ usages: 2 }] });
    const csv = await admin.expect<string>(`${one}/vouchers.csv?columns=code,usageCount`);
    expect(rowsOfCsv(csv).map((row) => row.split(',')[1])).toEqual(['0', '1', '1']);
    const campaigns = await admin.expect<string>(`${CAMPAIGNS}.csv?columns=name,usageCount&${q(`id==${made.id}`)}`);
    expect(rowsOfCsv(campaigns)).toEqual(['Spring,2']);

    expect((await admin.send(one, { method: 'DELETE' })).status).toBe(204);
    expect(await admin.send(one)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('INTG-01 INTG-03 INTG-04 INTG-05 INTG-06 INTG-07 INTG-09 ERR-13 REST-65 REST-66 REST-67 REST-68 REST-69 REST-70 connects a personnel system, after wrong credentials, and disconnects it', async () => {
    const kinds = await admin.expect<PageWire<{ '@type': string; fields: object[] }>>('/api/v1/secured/integrations');
    expect(kinds.content.map((kind) => kind['@type'])).toContain('PERSONNEL');
    const integrations = `${WORKSPACE}/integrations`;
    const values = { '@type': 'PERSONNEL', scimEndpoint: personnel.baseUrl, apiKey: 'wrong' };
    expect(await admin.expect(`${integrations}/_test`, post(values))).toMatchObject({
      ok: false,
      problem: 'CREDENTIALS_REFUSED',
      field: 'apiKey',
      host: personnel.host,
      providerText: 'The token is not known',
    });
    const connected = await admin.expect<{ id: number }>(integrations, post(values));
    expect(JSON.stringify(connected)).not.toContain('wrong');
    const one = `${integrations}/${connected.id}`;
    personnel.employees = [newUsername(), newUsername()];
    const refused = await admin.send<ErrorWire>(`${one}/_sync`, post({ '@type': 'PERSONNEL' }));
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 9904, message: 'Personnel integration authentication failed; re-enter connection data' },
    });
    const reconnect = { ...values, apiKey: personnel.token };
    expect(await admin.expect(one, { method: 'PUT', body: reconnect })).toMatchObject({ id: connected.id });
    expect(await admin.expect(`${one}/_test`, post())).toMatchObject({ ok: true, problem: null });
    const tried = await order(`${one}/_sync`, { '@type': 'PERSONNEL', dryRun: true });
    expect(tried.rows.map(({ code }) => code)).toEqual(['WOULD_ADD', 'WOULD_ADD']);
    const synced = await order(`${one}/_sync`, { '@type': 'PERSONNEL' });
    expect(synced.rows.map(({ subject, code }) => [subject, code])).toEqual(
      personnel.employees.map((address) => [address, 'ADDED']),
    );
    expect(await admin.expect(one)).toMatchObject({ lastSync: { outcome: 'DONE', added: 2 }, lastCheck: { ok: true } });
    expect((await admin.send(one, { method: 'DELETE' })).status).toBe(204);
    expect((await admin.expect<PageWire<object>>(integrations)).content).toEqual([]);
  });

  it('PROGR-01 PROGR-02 PROGR-03 PROGR-04 BEY-13 REST-24 follows learners, enrols others until a day, writes to them and reads their answers', async () => {
    const author = await signedIn(visitor, authors[hosts.lectern]);
    const course = await makeQuizCourse(author, 2);
    const { client: learner, user } = await provenLearner(visitor, 'Grace Learner');
    const dueTime = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const { rows } = await finishedJob(
      author,
      (
        await author.expect<JobWire>(
          `/api/v1/secured/courses/${course.id}/usercourses/_enroll`,
          post({ usernames: [user.username, 'nobody@example.test'], dueTime }),
        )
      ).id,
    );
    expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
      [user.username, 'DONE'],
      ['nobody@example.test', 'DONE'],
    ]);
    const active = await learner.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active?include=modules');
    const [userCourse] = active.content;
    expect(userCourse).toMatchObject({ courseId: course.id, dueTime });
    const lectureId = userCourse?.modules?.[0]?.lectures[0]?.lectureId;
    const base = `/api/v1/secured/usercourses/${userCourse?.id}`;
    const lecture = await learner.expect<LectureWire>(`${base}/lecture/${lectureId}`);
    const questionId = lecture.questionAnswers?.[0]?.id;
    for (const userAnswer of [[1], [2]]) {
      await learner.expect(`${base}/questionanswer/${questionId}`, post({ userAnswer }));
    }

    const ofCourse = `/api/v1/secured/courses/${course.id}/usercourses`;
    const list = await author.expect<PageWire<object>>(`${ofCourse}?${q(`userId==${user.id}`)}`);
    expect(list.content).toMatchObject([{ id: userCourse?.id, username: user.username, name: 'Grace Learner' }]);
    const everywhere = `${WORKSPACE}/usercourses`;
    const filter = q(`courseId==${course.id}`);
    for (const [query, count] of [
      [filter, 1],
      [`${filter}&minScore=0&maxScore=100`, 1],
      [`${filter}&minScore=90`, 0],
      [`${filter}&stuck=true`, 0],
      [`${filter}&expired=false`, 1],
    ] as const) {
      expect((await admin.expect<PageWire<object>>(`${everywhere}?${query}`)).content, query).toHaveLength(count);
    }
    const csv = await admin.expect<string>(`${everywhere}.csv?columns=username,name&${filter}`);
    expect(rowsOfCsv(csv)).toEqual([`${user.username},Grace Learner`]);
    const answers = await author.expect<object>(`${base}/lecture/${lectureId}/submissions`);
    expect(JSON.stringify(answers)).toContain(`"questionId":${questionId}`);

    const message = {
      userCourseIds: [userCourse?.id],
      subject: 'How is it going?',
      body: 'Only two questions are left.',
    };
    const written = await finishedJob(admin, (await admin.expect<JobWire>(`${everywhere}/_message`, post(message))).id);
    expect(written.rows).toMatchObject([{ state: 'DONE' }]);
    const empty = await admin.send<ErrorWire>(`${everywhere}/_message`, post({ ...message, subject: ' ' }));
    expect(empty).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field: 'subject' }] } });
    const other = await signedIn(visitor, (await registerLearner(visitor)).user.username);
    expect((await other.send(`${base}/lecture/${lectureId}/submissions`)).status).toBeGreaterThanOrEqual(403);
    const moved = new Date(Date.now() + 14 * 86_400_000).toISOString();
    expect(await author.expect(`${base}/duetime`, { method: 'PUT', body: { dueTime: moved } })).toMatchObject({
      dueTime: moved,
    });
  });

  it.each(FACT_TYPES)(
    'ANLY-01 ANLY-02 ANLY-03 ANLY-06 ANLY-10 ANLY-11 ANLY-12 LIM-03 REST-78 REST-79 %s counts facts of type %s: list, drilldown, series, totals, file',
    async (_id, type) => {
      const period = 'start=2026-01-01T00:00:00.000Z&end=2100-01-01T00:00:00.000Z';
      const list = await admin.expect<PageWire<object> & { pageable: { pageSize: number } }>(
        `${FACTS}/${type}?${period}`,
      );
      expect(list.pageable).toMatchObject({ pageNumber: 0, pageSize: 10, first: true });
      for (const path of [`${type}:drilldown`, `${type}/drilldown`]) {
        expect((await admin.expect<PageWire<object>>(`${FACTS}/${path}?${period}`)).content).toEqual(list.content);
      }
      const recent = `start=${new Date(Date.now() - 3 * 86_400_000).toISOString()}`;
      for (const aggregation of ['hour', 'day', 'WEEK', 'month', 'year']) {
        const path = `${FACTS}/${type}:timeseries?${recent}&aggregationType=${aggregation}`;
        expect((await admin.expect<object[]>(path)).length, aggregation).toBeGreaterThan(0);
      }
      const totals = await admin.expect<Record<string, number | null>>(`${FACTS}/${type}:totals?${period}`);
      expect(Object.keys(totals).length).toBeGreaterThan(1);
      expect(
        rowsOfCsv(`${await admin.expect<string>(`${FACTS}/${type}.csv?${period}`)}\r\n`).length,
      ).toBeGreaterThanOrEqual(list.content.length);
      for (const path of [type, `${type}:timeseries`, `${type}:totals`, `${type}.csv`]) {
        const reply = await admin.send<ErrorWire>(
          `${FACTS}/${path}?start=2026-02-01T00:00:00Z&end=2026-01-01T00:00:00Z`,
        );
        expect(reply, path).toMatchObject({
          status: 400,
          body: { code: 'INVALID', errors: [{ field: 'start', message: '`start` must be earlier than the end.' }] },
        });
      }
      expect(await visitor.send(`${FACTS}/${type}`)).toMatchObject({ status: 401 });
    },
  );

  it('BEY-12 ROLE-09 reads in the audit log what was done, filtered, and keeps it as a file', async () => {
    const { userId } = await admin.expect<PersonWire>(`${WORKSPACE}/users`, post({ username: newUsername() }));
    const filter = q(`subjectId==${userId};action==PERSON_ADDED`);
    const log = await admin.expect<PageWire<object>>(`${WORKSPACE}/auditlog?${filter}`);
    expect(log.content).toMatchObject([{ action: 'PERSON_ADDED', subjectId: userId }]);
    expect(rowsOfCsv(await admin.expect<string>(`${WORKSPACE}/auditlog.csv?columns=action&${filter}`))).toEqual([
      'PERSON_ADDED',
    ]);
    const author = await signedIn(visitor, authors[hosts.lectern]);
    expect(await author.send(`${WORKSPACE}/auditlog`)).toMatchObject({ status: 403 });
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { parseConfig, type Config } from '../src/config.ts';
import { inWorkspace } from '../src/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/testDatabase.ts';
import { allCourses } from './courses/allCourses.ts';
import { seedDemo, umbrellasLast } from './seedDemo.ts';
import { FieldProblems } from '../src/shared/fieldProblems.ts';
import { toStoredProfile } from '../src/workspace/profile/profileRules.ts';
import { workspaceFileNames } from '../src/workspace/workspaceFolder.ts';
import { profileRequest } from '../src/workspace/profile/profileSchemas.ts';
import { demoPassword, workspaces } from './workspaces.ts';
import type { Id } from '../src/shared/id.ts';

const now = new Date();
let database: TestDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
let config: Config;
let folder: string;
let seeded: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-seed-'));
  config = parseConfig({ APP_ENV: 'dev', LOG_LEVEL: 'silent', ...database.environment, FILES_DIR: folder });
  app = await buildApp({ config, db: database.db, clock: () => now });
  seeded = await seedDemo({ db: database.db, files: app.files, config }, now);
});

afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function get<T>(url: string, host: string, token?: string): Promise<T> {
  const headers = { host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await app.inject({ method: 'GET', url, headers });
  if (response.statusCode !== 200) {
    throw new Error(`${response.statusCode}: ${response.payload}`);
  }
  return response.json<T>();
}

async function signIn(username: string, host: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password: demoPassword }).toString(),
  });
  if (response.statusCode !== 200) {
    throw new Error(`${response.statusCode}: ${response.payload}`);
  }
  return response.json<{ access_token: string }>().access_token;
}

interface Outline {
  readonly modules: readonly { readonly lectures: readonly { lectureId: Id; name: string }[] }[];
}

interface Page<T> {
  readonly content: readonly T[];
}

interface LearnerRow {
  readonly courseId: Id;
  readonly phase: string;
  readonly startTime: string;
  readonly finishTime: string | null;
  readonly lastPosition: { readonly lectureId: Id } | null;
  readonly certificate: { readonly issuedDate: string } | null;
}

const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

interface Course {
  readonly id: Id;
  readonly name: string;
  readonly timing: string;
}

describe('the demo seed', () => {
  it.each(workspaces)('OP-28 OP-82 the profile of $hostname could be saved as it is', ({ hostname, profile }) => {
    const name = hostname.replaceAll('.', '_');
    expect(toStoredProfile(profileRequest.parse(profile), hostname, new FieldProblems())).toEqual({ ...profile, name });
  });

  it('WS-16 WS-17 REST-52 Acme has a template, styles and remote components, Lectern has none', async () => {
    const filesAt = async (host: string) =>
      (await get<Page<{ files: Record<string, boolean> }>>('/api/v1/public/workspaces', host)).content[0]?.files;
    expect(Object.values((await filesAt('acme.localhost')) ?? {})).toEqual([true, true, true, true, true]);
    expect(Object.values((await filesAt('localhost')) ?? {})).toEqual([false, false, false, false, false]);
    for (const name of workspaceFileNames) {
      const url = `/static/workspaces/acme_localhost/${name}`;
      const served = await app.inject({ url, headers: { host: 'acme.localhost' } });
      const kept = await readFile(new URL(`workspaces/acme_localhost/${name}`, import.meta.url), 'utf8');
      // The template too: cleaning takes nothing from it.
      expect(served.payload).toBe(kept);
    }
  });

  it('makes both workspaces of an empty database', () => {
    expect(seeded).toEqual(['localhost', 'acme.localhost']);
  });

  it.each([
    ['localhost', 1],
    ['acme.localhost', 2],
  ])('GW-34 LIM-17 the consent of %s has the default id', async (host, id) => {
    const workspace = await get<{ activeConsent: unknown }>(`/api/v1/public/workspaces/${id}`, host);
    expect(workspace.activeConsent).toEqual({ id: 1, url: expect.stringMatching(/^\/static\/|^https?:/) });
  });

  it('CAT-15 fills the catalogue of workspace 1 with running, coming and finished courses', async () => {
    const { content } = await get<Page<Course>>('/api/v1/public/courses', 'localhost');
    expect(content.map((course) => course.id).sort((a, b) => a - b)).toEqual([
      101, 102, 103, 104, 105, 106, 107, 108, 109, 258,
    ]);
    expect(new Set(content.map((course) => course.timing))).toEqual(new Set(['RUNNING', 'WILL_START', 'FINISHED']));
  });

  it('WS-23 keeps workspace 2 to itself', async () => {
    const { content } = await get<Page<Course>>('/api/v1/public/courses', 'acme.localhost');
    expect(content.map((course) => course.id).sort((a, b) => a - b)).toEqual([201, 202]);
  });

  it.each([
    ['learner@demo.test', 'localhost'],
    ['admin@demo.test', 'localhost'],
    ['learner@acme.test', 'acme.localhost'],
    ['author@acme.test', 'acme.localhost'],
  ])('REST-01 %s can sign in', async (username, host) => {
    expect(await signIn(username, host)).not.toBe('');
  });

  it('DASH-01 gives the second learner a completed course with its certificate and two in progress', async () => {
    const token = await signIn('learner2@demo.test', 'localhost');
    const secured = '/api/v1/secured/usercourses';
    const active = await get<Page<{ course: Course }>>(`${secured}/active`, 'localhost', token);
    const completed = await get<Page<{ course: Course; certificate: { uuid: string } | null }>>(
      `${secured}/completed`,
      'localhost',
      token,
    );
    expect(active.content.map((item) => item.course.id)).toEqual([102, 101]);
    expect(completed.content.map((item) => item.course.id)).toEqual([258]);
    expect(completed.content[0]?.certificate).not.toBeNull();
  });

  it('MKT-02 has course 258 with its achievements', async () => {
    const course = await get<{ gamificationItems: readonly { '@type': string; kind: string | null }[] }>(
      '/api/v1/public/courses/258?include=modules',
      'localhost',
    );
    expect(course.gamificationItems.map((item) => item['@type'])).toEqual([
      'LECTURES_COMPLETED',
      'QUESTIONS_ANSWERED',
      'QUESTIONS_ANSWERED_RATE',
    ]);
    expect(course.gamificationItems.at(-1)?.kind).toBe('FRAME');
  });

  it('SCORM-02 BEY-18 lets a learner play the package of German for Beginners', async () => {
    const token = await signIn('learner2@demo.test', 'localhost');
    const active = await get<Page<{ id: Id; courseId: Id }>>('/api/v1/secured/usercourses/active', 'localhost', token);
    const userCourse = active.content.find(({ courseId }) => courseId === 101);
    const course = await get<Outline>('/api/v1/public/courses/101?include=modules', 'localhost');
    const lecture = course.modules
      .flatMap(({ lectures }) => lectures)
      .find(({ name }) => name === 'Ordering in a café');
    const address = `/api/v1/secured/usercourses/${userCourse?.id}/lecture/${lecture?.lectureId}/scorm`;
    const scorm = await get<{ title: string; contentPath: string }>(address, 'localhost', token);
    expect(scorm.title).toBe('Ordering in a café');
    const page = await app.inject({
      url: `/scorm-content${scorm.contentPath}index.html`,
      headers: { host: 'localhost' },
    });
    expect(page.payload).toContain('<title>Ordering in a café</title>');
  });

  it('BEY-18 gives lectures the ids that they have without the package', async () => {
    const idsOf = async (courseId: Id) =>
      (await get<Outline>(`/api/v1/public/courses/${courseId}?include=modules`, 'localhost')).modules.flatMap(
        ({ lectures }) => lectures.map(({ lectureId }) => lectureId),
      );
    const [german, later] = [await idsOf(101), await idsOf(106)];
    const lesson = Math.max(...german);
    expect(german.indexOf(lesson)).toBe(8);
    expect(lesson).toBeGreaterThan(Math.max(...later));
    expect(Math.min(...later)).toBeGreaterThan(Math.max(...german.filter((id) => id !== lesson)));
  });

  it('UMB-01 writes an umbrella after the courses that it leads to, wherever it stands', () => {
    const courses = allCourses(now).toReversed();
    const written = umbrellasLast([...courses.entries()]).map(([, course]) => course);
    expect(written.at(-1)?.type).toBe('DECISION_TREE');
    expect(written.slice(0, -1)).toEqual(courses.filter(({ type }) => type !== 'DECISION_TREE'));
  });

  it('ENR-02 has a course that is entered by the code of the README, again and again', async () => {
    const { content } = await get<Page<{ id: Id; voucherActivated: boolean }>>(
      '/api/v1/public/courses?q=voucherActivated==true',
      'localhost',
    );
    expect(content).toMatchObject([{ id: 104 }]);
    for (const username of ['first@demo.test', 'second@demo.test']) {
      await app.inject({
        method: 'POST',
        url: '/api/v1/public/users',
        headers: { host: 'localhost' },
        payload: { username, password: demoPassword, name: 'Somebody New' },
      });
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/secured/vouchers/WELCOME-2026/_redeem',
        headers: { host: 'localhost', authorization: `Bearer ${await signIn(username, 'localhost')}` },
      });
      expect(response.json()).toMatchObject({ courseId: 104, phase: 'ENROLLED' });
    }
  });

  it('OP-28 serves the profile of each workspace', async () => {
    const ours = await get<{ title: string }>('/static/workspaces/localhost/profile.json', 'localhost');
    const theirs = await get<{ lang: string }>('/static/workspaces/acme_localhost/profile.json', 'acme.localhost');
    expect(ours.title).toBe('Lectern Academy');
    expect(theirs.lang).toBe('de');
  });

  it('OP-157 ANLY-01 ANLY-11 analytics dates everything as progress and the accounts do', async () => {
    const token = await signIn('admin@demo.test', 'localhost');
    const rows = await get<Page<LearnerRow>>('/api/v1/secured/workspaces/1/usercourses?size=100', 'localhost', token);
    const joined = await inWorkspace(database.db, 1, (trx) =>
      trx.selectFrom('app_user').select(['app_user.created_time']).execute(),
    );
    const started = rows.content.map(({ startTime }) => startTime);
    const finished = rows.content.flatMap(({ phase, finishTime }) => (phase === 'COMPLETED' ? [finishTime] : []));
    const issued = rows.content.flatMap(({ certificate }) => (certificate === null ? [] : [certificate.issuedDate]));
    const figures: readonly [series: string, times: readonly (string | Date | null)[]][] = [
      ['usercourse:timeseries?measure=started', started],
      ['usercourse:timeseries?measure=finished', finished],
      ['certificate:timeseries?measure=certificates', issued],
      ['workspace:timeseries?measure=registered', joined.map(({ created_time }) => created_time)],
    ];
    const period = `start=${daysAgo(100)}&end=${daysAgo(-1)}&aggregationType=day`;
    for (const [series, times] of figures) {
      const points = await get<readonly { time: string; value: number }[]>(
        `/analytics-api/v1/secured/workspaces/1/facts/${series}&${period}`,
        'localhost',
        token,
      );
      const counted = points.flatMap(({ time, value }) => Array<string>(value).fill(time.slice(0, 10)));
      expect(counted.length, series).toBeGreaterThan(0);
      expect(counted, series).toEqual(times.map((time) => new Date(time ?? 0).toISOString().slice(0, 10)).sort());
    }
  });

  it('ANLY-05 the period that the dashboard begins with has something of every kind in the demo', async () => {
    const token = await signIn('admin@demo.test', 'localhost');
    const period = `start=${daysAgo(30)}&end=${daysAgo(0)}`;
    for (const type of ['lecture', 'questionanswer', 'certificate', 'usercourse', 'campaign', 'workspace', 'modules']) {
      const totals = await get<Record<string, number | null>>(
        `/analytics-api/v1/secured/workspaces/1/facts/${type}:totals?${period}`,
        'localhost',
        token,
      );
      expect(Math.max(...Object.values(totals).map(Number)), type).toBeGreaterThan(0);
    }
  });

  it('OP-157 ANLY-10 PROGR-01 statistics and progress say of each learner that he or she is at the same lecture', async () => {
    const token = await signIn('admin@demo.test', 'localhost');
    const rows = await get<Page<LearnerRow>>('/api/v1/secured/workspaces/1/usercourses?size=100', 'localhost', token);
    const under = rows.content.filter(({ phase }) => phase === 'IN_PROGRESS');
    expect(under.length).toBeGreaterThan(1);
    for (const courseId of new Set(under.map((row) => row.courseId))) {
      const { steps } = await get<{ steps: readonly { lectureId: Id; inProgress: number }[] }>(
        `/api/v1/secured/courses/${courseId}/funnel`,
        'localhost',
        token,
      );
      const stands = steps.flatMap(({ lectureId, inProgress }) => Array<Id>(inProgress).fill(lectureId));
      const listed = under.filter((row) => row.courseId === courseId).map((row) => row.lastPosition?.lectureId);
      expect(new Map(stands.map((id) => [id, stands.filter((one) => one === id).length]))).toEqual(
        new Map(listed.map((id) => [id, listed.filter((one) => one === id).length])),
      );
    }
  });

  it('changes nothing the second time, not even what was deleted', async () => {
    const own = await createTestDatabase();
    const { db } = own;
    const deps = { db, files: app.files, config };
    await seedDemo(deps, now);
    await inWorkspace(db, 1, (trx) => trx.deleteFrom('course').where('course.course_id', '=', 107).execute());
    await inWorkspace(db, 1, (trx) => trx.updateTable('workspace').set({ company: 'Renamed' }).execute());
    expect(await seedDemo(deps, now)).toEqual([]);
    const [workspace, deleted] = await inWorkspace(db, 1, async (trx) => [
      await trx.selectFrom('workspace').select(['workspace.company']).executeTakeFirst(),
      await trx.selectFrom('course').select(['course.name']).where('course.course_id', '=', 107).executeTakeFirst(),
    ]);
    expect(workspace).toEqual({ company: 'Renamed' });
    expect(deleted).toBeUndefined();
    await own.drop();
  });
});

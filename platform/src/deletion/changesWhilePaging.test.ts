import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiscussionApp, type DiscussionApp } from '../discussion/discussion.testkit.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { smallCourse, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { aPicture, upload } from '../testing/uploads.ts';
import type { DeletionKind } from './deletionKinds.ts';

type Row = Readonly<Record<string, unknown>>;

const base = '/api/v1/secured/workspaces/1';
const secured = '/api/v1/secured';
const dayMs = 86_400_000;

let app: DiscussionApp;
let admin: TestUser;
let course: StudyCourse;
let discussed: StudyCourse;
let campaign: Id;
const learners = new Map<string, TestUser>();
beforeAll(async () => {
  app = await createDiscussionApp();
  admin = await app.aUser({ roleAdmin: true });
  course = await app.aCourse(smallCourse({ name: aName() }));
  discussed = await app.aDiscussedCourse([admin]);
  campaign = (await send('POST', `${secured}/campaigns`, { name: aName(), courseId: course.id })).id;
});
afterAll(() => app.close());

let names = 0;
const aName = () => {
  names += 1;
  return `Thing ${names}`;
};

/** As the admin; fails where it is refused. */
async function send<T = { id: Id }>(method: string, url: string, body?: unknown, as = admin): Promise<T> {
  app.at(new Date());
  const { status, body: answer } = await app.call<T>(method, url, { as, ...(body === undefined ? {} : { body }) });
  if (status >= 300) {
    throw new Error(`${method} ${url} answered ${status}: ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** A list that tools mirror. Rows are named by their ids as text. */
interface Mirrored {
  readonly url: () => string;
  readonly id: string;
  /** Lists that have no order to choose lack it. */
  readonly sorted?: false;
  /** For the list that is asked by parameters of its own. */
  readonly changed?: (since: string) => string;
  readonly make: () => Promise<string>;
  readonly change: (id: string) => Promise<unknown>;
  /** Where rows go otherwise than with what holds them. */
  readonly remove?: (id: string) => Promise<unknown>;
  /** What is told of it, and which member of a row has the raw id; without it, the id of the row. */
  readonly deletion: DeletionKind;
  readonly of?: string;
}

const addsLearner = async (name = aName()) => {
  app.at(new Date());
  return app.aUser({ name });
};
const erase = ({ userId, username }: TestUser) =>
  send('DELETE', `${base}/users/${userId}`, { confirmUsername: username });
const learnerOf = (id: string): TestUser => learners.get(id) ?? admin;
const addsVouchers = async () =>
  (
    await send<{ vouchers: { id: Id; code: string }[] }>('POST', `${secured}/campaigns/${campaign}/vouchers`, {
      amount: 1,
    })
  ).vouchers;
const codes = new Map<string, string>();

async function uses(): Promise<string> {
  const [voucher] = await addsVouchers();
  const learner = await addsLearner();
  await send('POST', `${secured}/vouchers/${voucher?.code}/_redeem`, undefined, learner);
  const { content } = await send<Page<{ id: Id; userId: Id | null }>>(
    'GET',
    `${secured}/campaigns/${campaign}/redemptions?q=userId==${learner.userId}`,
  );
  learners.set(String(content[0]?.id), learner);
  return String(content[0]?.id);
}

async function certifies(): Promise<string> {
  const learner = await addsLearner();
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  for (const questionId of course.questions) {
    await app.answer(learner, id, questionId, [2]);
  }
  await send('POST', `${secured}/usercourses/${id}/_complete`, { name: learner.name }, learner);
  const { content } = await send<Page<{ uuid: string }>>('GET', `${base}/certificates?q=userId==${learner.userId}`);
  learners.set(content[0]?.uuid ?? '', learner);
  return content[0]?.uuid ?? '';
}

const addsCourse = async () => {
  app.at(new Date());
  return String((await app.aCourse(smallCourse({ name: aName() }))).id);
};
const ofCourses = {
  id: 'id',
  make: addsCourse,
  change: (id: string) => send('PATCH', `${secured}/courses/${id}`, { name: aName() }),
  remove: (id: string) => send('DELETE', `${secured}/courses/${id}?forceUpdate=true`),
  deletion: 'COURSE',
} as const;

const lists: Readonly<Record<string, Mirrored>> = {
  'the catalogue': { ...ofCourses, url: () => '/api/v1/public/courses', sorted: false },
  'authored courses': { ...ofCourses, url: () => `${secured}/courses` },
  people: {
    url: () => `${base}/usersaccess`,
    id: 'userId',
    make: async () => {
      const learner = await addsLearner();
      learners.set(String(learner.userId), learner);
      return String(learner.userId);
    },
    change: (id) => send('PUT', `${base}/users/${id}`, { createCourse: true }),
    remove: (id) => erase(learnerOf(id)),
    deletion: 'PERSON',
  },
  'user courses': {
    url: () => `${base}/usercourses`,
    id: 'id',
    make: async () => {
      const learner = await addsLearner();
      const { id } = await app.enrol(learner, course.id);
      learners.set(String(id), learner);
      return String(id);
    },
    change: (id) =>
      send('PUT', `${secured}/usercourses/${id}/duetime`, {
        dueTime: new Date(Date.now() + (1 + (names++ % 1000)) * dayMs).toISOString(),
      }),
    remove: (id) => erase(learnerOf(id)),
    deletion: 'USER_COURSE',
  },
  groups: {
    url: () => `${base}/groups`,
    id: 'id',
    make: async () => String((await send('POST', `${base}/groups`, { name: aName() })).id),
    change: (id) => send('PATCH', `${base}/groups/${id}`, { description: aName() }),
    remove: (id) => send('DELETE', `${base}/groups/${id}`),
    deletion: 'GROUP',
  },
  campaigns: {
    url: () => `${secured}/campaigns`,
    id: 'id',
    make: async () => String((await send('POST', `${secured}/campaigns`, { name: aName(), courseId: course.id })).id),
    change: (id) => send('PATCH', `${secured}/campaigns/${id}`, { name: aName() }),
    remove: (id) => send('DELETE', `${secured}/campaigns/${id}`),
    deletion: 'CAMPAIGN',
  },
  files: {
    url: () => `${base}/files`,
    id: 'id',
    make: async () => {
      app.at(new Date());
      return String((await upload(app, admin, { name: aName(), bytes: await aPicture(8 + names) })).id);
    },
    change: (id) => send('PATCH', `${base}/files/${id}`, { name: aName() }),
    remove: (id) => send('DELETE', `${base}/files/${id}`),
    deletion: 'FILE',
  },
  vouchers: {
    url: () => `${secured}/campaigns/${campaign}/vouchers`,
    id: 'id',
    make: async () => {
      const [voucher] = await addsVouchers();
      codes.set(String(voucher?.id), voucher?.code ?? '');
      return String(voucher?.id);
    },
    change: async (id) => send('POST', `${secured}/vouchers/${codes.get(id)}/_redeem`, undefined, await addsLearner()),
    deletion: 'CAMPAIGN',
    of: 'campaignId',
  },
  redemptions: {
    url: () => `${secured}/campaigns/${campaign}/redemptions`,
    id: 'id',
    make: uses,
    // The use stays, and nobody is named by it any more.
    change: async (id) => {
      const learner = learners.get(id);
      learners.delete(id);
      return learner && erase(learner);
    },
    deletion: 'CAMPAIGN',
    of: 'campaignId',
  },
  certificates: {
    url: () => `${base}/certificates`,
    id: 'uuid',
    sorted: false,
    make: certifies,
    change: async (id) => {
      const { content } = await send<Page<{ revokedTime: string | null }>>(
        'GET',
        `${base}/certificates?q=userId==${learnerOf(id).userId}`,
      );
      return content[0]?.revokedTime === null
        ? send('POST', `${secured}/certificates/${id}/_revoke`, { reason: aName() })
        : send('POST', `${secured}/certificates/${id}/_restore`);
    },
    remove: (id) => erase(learnerOf(id)),
    deletion: 'PERSON',
    of: 'userId',
  },
  questions: {
    url: () => `${base}/discussionquestions`,
    id: 'threadId',
    changed: (since) => `updatedSince=${since}`,
    make: async () => {
      app.at(new Date());
      return String((await app.ask(admin, discussed, aName())).body.id);
    },
    change: (id) => app.mark(admin, Number(id), { pinned: names++ % 2 === 0 }),
    remove: async (id) => {
      const rows = await readAll(`${base}/discussionquestions`);
      const postId = String(rows.find(({ threadId }) => String(threadId) === id)?.['postId']);
      return send('DELETE', `${secured}/discussionposts/${postId}`);
    },
    deletion: 'QUESTION',
  },
};

/** Pages of two rows; `between` happens after each but the last. */
async function readAll(
  url: string,
  between: (rows: readonly Row[]) => Promise<unknown> = async () => null,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after = '';
  for (;;) {
    const page = await send<Page<Row>>('GET', `${url}${url.includes('?') ? '&' : '?'}size=2${after}`);
    rows.push(...page.content);
    if (page.pageable.last) {
      return rows;
    }
    await between(rows);
    after = `&after=${page.cursors.at(-1) ?? ''}`;
  }
}

test.each(Object.entries(lists))(
  'BEY-44 OP-294 OP-325 %s: a copy is the same as the list, whatever is added, changed and deleted between its pages',
  async (_name, { url, id, sorted, changed, make, change, remove, deletion, of = id }) => {
    const copy = new Map<string, Row>();
    const living = new Set<string>();
    const adds = async () => living.add(await make());
    /** One that is copied, or not yet; each time another. */
    let turn = 0;
    const pick = (isCopied: boolean): string | undefined => {
      const some = [...living].filter((each) => copy.has(each) === isCopied);
      turn += 1;
      return some[turn % Math.max(1, some.length)];
    };
    const changes = (isCopied: boolean) => async () => {
      const picked = pick(isCopied);
      return picked === undefined ? null : change(picked);
    };
    const removes = (isCopied: boolean) => async () => {
      const picked = remove === undefined ? undefined : pick(isCopied);
      if (picked !== undefined) {
        living.delete(picked);
        await remove?.(picked);
      }
    };
    const steps = [changes(true), changes(false), adds, removes(true), removes(false)];
    // Each may bring a page more, and the reading has to end.
    const work = [...steps, ...steps];
    const keeps = (rows: readonly Row[]) => rows.forEach((row) => copy.set(String(row[id]), row));
    const synchronise = async (since: Date | null, between: readonly (() => Promise<unknown>)[]) => {
      const left = [...between];
      const time = since?.toISOString() ?? '';
      const asked = `${changed?.(time) ?? `q=updateTime=ge='${time}'`}${sorted === false ? '' : '&sort=updateTime,asc'}`;
      keeps(
        await readAll(since === null ? url() : `${url()}?${asked}`, async (rows) => {
          keeps(rows);
          await left.shift()?.();
        }),
      );
      for (const { rawId } of since === null
        ? []
        : await readAll(`${base}/deletions?deletedSince=${time}&kind=${deletion}`)) {
        for (const [key, row] of copy) {
          if (row[of] === rawId) {
            copy.delete(key);
          }
        }
      }
    };
    for (let row = 0; row < 8; row += 1) {
      await adds();
    }
    const first = new Date();
    await synchronise(null, work);
    const second = new Date();
    await synchronise(first, work);
    await synchronise(second, []);
    const whole = await readAll(url());
    expect([...copy.values()].toSorted(byId(id))).toEqual(whole.toSorted(byId(id)));
    expect(living.size).toBeGreaterThan(4);
  },
);

const byId = (id: string) => (one: Row, other: Row) => String(one[id]).localeCompare(String(other[id]));

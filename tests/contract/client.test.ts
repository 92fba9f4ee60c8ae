import * as everything from '@lectern/client';
import {
  accepted,
  AnswerQuestionDocument,
  CatalogueDocument,
  CompleteCourseDocument,
  CourseDocument,
  createClient,
  CreateCourseDocument,
  DeleteCourseDocument,
  EnrolDocument,
  feeds,
  LectureDocument,
  MarkLectureSeenDocument,
  PeopleDocument,
  PublishCourseDocument,
  RefusedError,
  TypedDocumentString,
  ViewerDocument,
  WatchNoticesDocument,
  type AnswerInput,
  type Checkpoint,
  type Client,
} from '@lectern/client';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authors, hosts, password } from '../support/hosts.ts';

const host = inject('gatewayUrl').replace('127.0.0.1', hosts.lectern);
const as = (username: string): Client =>
  createClient({ host, credentials: { username, password }, clientName: 'contract', clientVersion: '1' });

/** One question of each kind, by its text, with its right answer. */
const questions = {
  single: { singleChoice: { options: ['a', 'b'], correctPosition: 2 } },
  multiple: { multipleChoice: { options: ['a', 'b', 'c'], correctPositions: [1, 3] } },
  categories: {
    categorization: {
      items: [{ key: 'i', label: 'I' }],
      categories: [
        { key: 'x', label: 'X' },
        { key: 'y', label: 'Y' },
      ],
      correctPlacement: [{ category: 'x', items: ['i'] }],
    },
  },
  association: {
    multipleAssociation: {
      items: [{ key: 'i', label: 'I' }],
      categories: [
        { key: 'x', label: 'X' },
        { key: 'y', label: 'Y' },
      ],
      correctPlacement: [
        { category: 'x', items: ['i'] },
        { category: 'y', items: ['i'] },
      ],
    },
  },
  order: { singleOrdering: { options: ['a', 'b'], correctOrder: [2, 1] } },
};
const answers: Readonly<Record<string, AnswerInput>> = {
  single: { positions: [2] },
  multiple: { positions: [1, 3] },
  categories: { placement: [{ category: 'x', items: ['i'] }] },
  association: {
    placement: [
      { category: 'x', items: ['i'] },
      { category: 'y', items: ['i'] },
    ],
  },
  order: { order: [2, 1] },
};

async function createPublished(author: Client, name: string): Promise<string> {
  const { createCourse } = await author.request(CreateCourseDocument, {
    input: {
      fields: { name, certifiable: true },
      modules: [
        {
          name: 'All of it',
          lectures: [
            {
              name: 'Each kind',
              content: {
                questions: Object.entries(questions).map(([text, content]) => ({ clientKey: text, text, content })),
                sections: Object.keys(questions).map((clientKey) => ({
                  content: { question: { question: { clientKey } } },
                })),
              },
            },
          ],
        },
      ],
    },
  });
  const courseId = String(accepted(createCourse).course?.courseId);
  accepted((await author.request(PublishCourseDocument, { input: { courseId, published: true } })).publishCourse);
  return courseId;
}

describe('BEY-46 OP-301 the typed client at the product', () => {
  let author: Client;
  beforeAll(() => {
    author = as(authors[hosts.lectern]);
  });

  it('goes from signing in to a certificate, by its own documents', async () => {
    const courseId = await createPublished(author, 'From one to the other');
    const learner = as('learner@demo.test');
    const { viewer } = await learner.request(ViewerDocument, {});
    const { course } = await learner.request(CourseDocument, { courseId });
    const lectureId = course?.modules?.[0]?.lectures[0]?.lectureId ?? 0;
    const { userCourse } = accepted((await learner.request(EnrolDocument, { input: { courseId } })).enrol);
    const userCourseId = String(userCourse?.userCourseId);
    const { lecture } = await learner.request(LectureDocument, { courseId, lectureId });
    const found = lecture?.content?.__typename === 'LectureContent' ? lecture.content.questions : [];
    expect(found).toHaveLength(5);
    for (const { questionId, text } of found) {
      const input = { userCourseId, questionId, answer: answers[text] ?? { positions: [] } };
      expect(accepted((await learner.request(AnswerQuestionDocument, { input })).answerQuestion).correct, text).toBe(
        true,
      );
    }
    const seen = await learner.request(MarkLectureSeenDocument, { input: { userCourseId, lectureId } });
    expect(accepted(seen.markLectureSeen).userCourse?.seenPercent).toBe(100);
    const completed = await learner.request(CompleteCourseDocument, {
      input: { userCourseId, holderName: viewer?.user.name },
    });
    expect(accepted(completed.completeCourse).certificate).toMatchObject({ status: 'VALID', scorePercent: 100 });
  });

  it('is refused with the code of the refusal', async () => {
    const { enrol } = await as('learner@demo.test').request(EnrolDocument, { input: { courseId: '99999999' } });
    expect(() => accepted(enrol)).toThrow(RefusedError);
    expect(() => accepted(enrol)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('has no document that the product does not answer, at any size of a page', async () => {
    const admin = as('admin@demo.test');
    const variables = {
      first: 100,
      courseId: '258',
      lectureId: '1313',
      userId: '1',
      type: 'LECTURE',
      since: new Date().toISOString(),
    };
    const ids = { uuid: 'none', jobId: '1', campaignId: '1', userCourseId: '1' };
    const queries = Object.values<unknown>(everything).filter(
      (each) => each instanceof TypedDocumentString && /^\s*query/.test(each.toString()),
    ) as TypedDocumentString<object, object>[];
    expect(queries.length).toBeGreaterThan(20);
    for (const document of queries) {
      const answer = admin.request(document, { ...variables, ...ids });
      await expect(answer, document.toString()).resolves.toBeDefined();
    }
  });

  it('OP-302 reads a list to its end, whatever the size of a page', async () => {
    const read = async (first: number) => {
      const ids: string[] = [];
      for await (const { id } of author.pages(CatalogueDocument, { first }, ({ courses }) => courses)) {
        ids.push(id);
      }
      return ids;
    };
    const all = await read(100);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(await read(3)).size).toBeGreaterThanOrEqual(all.length);
  });

  it('BEY-45 OP-320 watches what someone is notified of, from where it was received last', async () => {
    const client = as('learner@demo.test');
    const received: string[] = [];
    for await (const { notices } of client.subscribe(WatchNoticesDocument, {})) {
      received.push(notices?.cursor ?? '');
      break;
    }
    for await (const { notices } of client.subscribe(WatchNoticesDocument, { after: received[0] })) {
      received.push(notices?.cursor ?? '');
      expect(notices?.notices).toEqual([]);
      break;
    }
    expect(received).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  });

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );

  it('OP-334 an upload that is sent again with its key is one file', async () => {
    const upload = { file: new Blob([picture]), fileName: 'once.png', category: 'OTHER' } as const;
    const idempotencyKey = crypto.randomUUID();
    const first = await author.upload({ ...upload, idempotencyKey });
    expect(await author.upload({ ...upload, idempotencyKey })).toEqual(first);
    expect((await author.upload(upload)).id).not.toBe(first.id);
  });

  it('OP-302 uploads a picture and tells how far it is, and reads a list as CSV', async () => {
    const sent: number[] = [];
    const { url } = await author.upload({
      file: new Blob([picture]),
      fileName: 'pixel.png',
      category: 'OTHER',
      onProgress: ({ sentBytes }) => sent.push(sentBytes),
    });
    expect((await fetch(new URL(url, author.origin))).status).toBe(200);
    expect(sent).toEqual([0, picture.byteLength]);
    const noPicture = { file: new Blob(['none']), fileName: 'none.png', category: 'OTHER' } as const;
    await expect(author.upload(noPicture)).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' });

    const admin = as('admin@demo.test');
    const { workspace } = await admin.request(PeopleDocument, { first: 1 });
    const rows = [];
    for await (const row of admin.csvRows(workspace?.people?.csvUrl ?? '')) {
      rows.push(row);
    }
    expect(rows.flat()).toContain('admin@demo.test');
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });

  it('OP-302 keeps a copy in step through a change and a deletion', async () => {
    const admin = as('admin@demo.test');
    const follow = async (from: Checkpoint | null) => {
      const seen = { ids: [] as string[], deleted: [] as string[] };
      let checkpoint = from;
      for await (const batch of admin.changes({ courses: feeds.authoredCourses, people: feeds.people }, from)) {
        ({ checkpoint } = batch);
        if (batch.feed === 'deletions') {
          seen.deleted.push(...batch.nodes.flatMap(({ deletedIds }) => deletedIds));
        } else {
          seen.ids.push(...batch.nodes.map(({ id }) => id));
        }
      }
      return { ...seen, checkpoint };
    };
    const first = await follow(null);
    expect(first.ids.length).toBeGreaterThan(5);
    const created = await admin.request(CreateCourseDocument, { input: { fields: { name: 'Soon gone' } } });
    const { course } = accepted(created.createCourse);
    const second = await follow(first.checkpoint);
    expect(second.ids).toContain(course?.id);
    await admin.request(DeleteCourseDocument, { input: { courseId: String(course?.courseId) } });
    const third = await follow(second.checkpoint);
    expect(third.deleted).toContain(course?.id);
  });
});

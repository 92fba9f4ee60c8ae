import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { idMembers, named, readContent, withoutIds } from '../support/authoredContent.ts';
import { everyAchievement, everyQuestion, everySection, everything, media } from '../support/everyContentType.ts';
import { createGraphqlClient, type GraphqlClient } from '../support/graphqlClient.ts';
import type { UserErrorShape } from '../support/graphqlShapes.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

interface Written {
  readonly course: { readonly courseId: number; readonly version: number } | null;
  readonly created: readonly { readonly clientKey: string; readonly kind: string; readonly rawId: number }[] | null;
  readonly userErrors: readonly UserErrorShape[];
}

const OUTCOME = 'course { courseId version } created { clientKey kind rawId } userErrors { code message field }';

let author: GraphqlClient;

beforeAll(async () => {
  const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), authors[hosts.lectern]);
  author = createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: rest.token ?? '' });
});

async function create(content: object): Promise<Written> {
  const { createCourse } = await author.expect<{ createCourse: Written }>(
    `mutation C($input: CreateCourseInput!) { createCourse(input: $input) { ${OUTCOME} } }`,
    { input: { fields: { name: 'Written again' }, ...content } },
  );
  expect(createCourse.userErrors).toEqual([]);
  return createCourse;
}

async function save(courseId: number, input: object): Promise<Written> {
  const { saveCourse } = await author.expect<{ saveCourse: Written }>(
    `mutation S($input: SaveCourseInput!) { saveCourse(input: $input) { ${OUTCOME} } }`,
    { input: { courseId: String(courseId), fields: {}, ...input } },
  );
  return saveCourse;
}

/** The whole as text, with names for ids: of what was sent, and of what was read. */
function byName(content: unknown, created: Written['created'] = []): unknown {
  const names = new Map((created ?? []).map(({ clientKey, rawId }) => [String(rawId), clientKey]));
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, each]): [string, unknown][] => {
        if (!idMembers.has(member)) return [[member, rename(each)]];
        const name = names.get(String(each));
        return name === undefined ? [] : [['clientKey', name]];
      }),
    );
  };
  return rename(content);
}

describe('what is read of a course can be written', () => {
  it('GW-22 GW-23 there is a case for every type that the contract has', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const membersOf = (name: string): string[] => {
      const type = schema.getType(name);
      return isInputObjectType(type) ? Object.keys(type.getFields()).toSorted() : [];
    };
    const givenIn = (all: readonly object[]) => [...new Set(all.flatMap((each) => Object.keys(each)))].toSorted();
    expect(givenIn(everySection)).toEqual(membersOf('SectionContentInput'));
    expect(givenIn(everyQuestion.map(([, content]) => content))).toEqual(membersOf('QuestionContentInput'));
    expect(givenIn(everyAchievement.map(({ condition }) => condition))).toEqual(membersOf('AchievementConditionInput'));
  });

  it('SAVE-03 REST-18 every type of section, question and achievement is read back as it was written', async () => {
    const sent = { modules: everything, achievements: everyAchievement };
    const { course, created } = await create(sent);
    const { version: _, ...read } = await readContent(author, course?.courseId ?? 0);
    expect(byName(read, created)).toEqual(sent);
    expect(new Set(created?.map(({ kind }) => kind))).toEqual(
      new Set(['MODULE', 'LECTURE', 'SECTION', 'QUESTION', 'ACHIEVEMENT']),
    );
  });

  it.each([102, 258])(
    'SAVE-03 REST-20 course %i: as a new course it is the same, saved as it was read nothing changes',
    async (id) => {
      const original = await readContent(author, id);
      expect(original.modules.length).toBeGreaterThan(0);
      const sent = named(original);
      const { course, created } = await create(sent);
      const courseId = course?.courseId ?? 0;
      const copy = await readContent(author, courseId);
      expect(withoutIds(copy)).toEqual(withoutIds(original));
      const nodes = JSON.stringify(sent).split('"clientKey"').length - 1;
      expect(created).toHaveLength(nodes);
      expect(new Set(created?.map((node) => node.rawId)).size).toBe(nodes);

      const { version, ...same } = copy;
      const saved = await save(courseId, { ...same, version });
      expect(saved).toMatchObject({ course: { version: version + 1 }, created: [], userErrors: [] });
      expect(await readContent(author, courseId)).toEqual({ ...copy, version: version + 1 });

      const untouched = copy.modules.map((module) => ({
        moduleId: module['moduleId'],
        lectures: (module['lectures'] as readonly { readonly lectureId: string }[]).map(({ lectureId }) => ({
          lectureId,
        })),
      }));
      await save(courseId, { modules: untouched, version: version + 1 });
      expect(await readContent(author, courseId)).toEqual({ ...copy, version: version + 2 });
    },
  );
});

describe('what an input leaves out', () => {
  const captions = [{ language: 'de', label: 'Deutsch', vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n' }];
  const video = { videoUrl: media.video, html: '' };
  const oneVideo = (content: object) => ({
    sections: [{ clientKey: 's', content: { videoText: content } }],
    questions: [],
  });

  it.each([
    ['stays, as tools from before there were captions send it', {}, { captions, transcript: 'Hallo' }],
    ['goes when it is empty', { captions: [], transcript: '' }, { captions: [], transcript: '' }],
    ['goes when it is null', { captions: null, transcript: null }, { captions: [], transcript: '' }],
  ])('OP-186 BEY-19 over both servers: what is said with a video %s', async (_what, members, expected) => {
    const lectures = [{ clientKey: 'l', content: oneVideo({ ...video, captions, transcript: 'Hallo' }) }];
    const { course, created } = await create({ modules: [{ clientKey: 'm', lectures }] });
    const courseId = course?.courseId ?? 0;
    const rawId = (key: string) => String(created?.find(({ clientKey }) => clientKey === key)?.rawId);
    const sections = [{ sectionId: rawId('s'), content: { videoText: { ...video, ...members } } }];
    const { userErrors } = await save(courseId, {
      version: course?.version,
      modules: [{ moduleId: rawId('m'), lectures: [{ lectureId: rawId('l'), content: { sections, questions: [] } }] }],
    });
    expect(userErrors).toEqual([]);
    const kept = { sectionId: rawId('s'), content: { videoText: expected } };
    expect(await readContent(author, courseId)).toMatchObject({
      modules: [{ lectures: [{ content: { sections: [kept] } }] }],
    });
  });
});

describe('what does not fit', () => {
  it('OP-13 is told by the path in the input, over both servers', async () => {
    const { course } = await create({});
    const { userErrors } = await save(course?.courseId ?? 0, {
      modules: [
        {
          lectures: [
            {
              mediaSource: { url: 'nowhere' },
              content: {
                sections: [
                  { content: { imageText: { imageUrl: 'y', html: '' } } },
                  { content: { branch: { options: [{ title: '', sections: [{ content: { pdf: { url: 'x' } } }] }] } } },
                ],
                questions: [{ text: '', content: { multipleChoice: { options: ['a'], correctPositions: [2] } } }],
              },
            },
          ],
        },
      ],
      achievements: [{ name: 'Gone', condition: { lecturesCompleted: [{ clientKey: 'nowhere' }] } }],
    });
    const lecture = 'modules.0.lectures.0';
    // The shape of the request is looked at first, what follows from it afterwards.
    expect(userErrors.map(({ field }) => field)).toEqual([
      `${lecture}.content.sections.0.content.imageText.imageUrl`,
      `${lecture}.content.sections.1.content.branch.options.0.sections.0.content.pdf.url`,
    ]);
    const { userErrors: then } = await save(course?.courseId ?? 0, {
      modules: [
        {
          lectures: [
            {
              mediaSource: { url: 'nowhere' },
              content: {
                sections: [],
                questions: [{ text: '', content: { multipleChoice: { options: ['a'], correctPositions: [2] } } }],
              },
            },
          ],
        },
      ],
    });
    expect(then.map(({ field }) => field)).toEqual([
      `${lecture}.content.questions.0.content.multipleChoice.correctPositions`,
      `${lecture}.mediaSource.url`,
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { questionWriters } from '../question/types.ts';
import { sectionWriters } from '../section/types.ts';
import { anAuthoredCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const origin = 'http://localhost';
const query = `mutation($input: SaveCourseInput!) { saveCourse(input: $input) {
  course { version } created { clientKey kind rawId } losses { learnerCount lectureCount lectures { lectureId name } questionCount questions { questionId text lectureName } } userErrors { code message field } } }`;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const save = async (input: object) => {
  const { data, errors } = await gateway.ask(query, { input: { courseId: '258', fields: {}, ...input } }, bearer());
  expect(errors).toEqual([]);
  return data.saveCourse;
};
const ok = () => gateway.on('PATCH', course, { body: anAuthoredCourse() });
const sent = () => gateway.calls[0]?.body as { modules: { lectures: Record<string, unknown>[] }[] };

const asked = { text: 'Which?', content: { singleChoice: { options: ['a', 'b'], correctPosition: 2 } } };
const inLecture = (content: object, questions: readonly object[] = []) => ({
  modules: [{ moduleId: '1', lectures: [{ lectureId: '2', content: { sections: [content], questions } }] }],
});

describe('a section is sent as its type', () => {
  const titled = { title: 't', html: '<p>x</p>' };
  const titledWire = { title: 't', text: '<p>x</p>' };
  const inner = (type: string, content: unknown) => ({ type: 'JSON', content: { type, content } });

  const written: readonly (readonly [string, object, object])[] = [
    ['SEC-01', { text: { text: 'a' } }, { type: 'TEXT', content: 'a' }],
    ['SEC-02', { html: { html: '<p>a</p>' } }, { type: 'HTML', content: '<p>a</p>' }],
    ['SEC-01', { divider: 'SCROLL' }, { type: 'SCROLL' }],
    ['SEC-01', { divider: 'BUTTON' }, { type: 'BUTTON' }],
    ['SEC-04', { richText: { html: '<h2>a</h2>' } }, inner('text', { text: '<h2>a</h2>' })],
    ['SEC-05', { pdf: { url: `${origin}/a.pdf` } }, inner('PDF', { src: '/a.pdf' })],
    [
      'OP-207',
      { audio: { url: `${origin}/a.mp3`, title: 't', transcript: 'x' } },
      inner('AUDIO', { src: '/a.mp3', title: 't', transcript: 'x' }),
    ],
    ['OP-207', { file: { url: `${origin}/a.zip`, title: 't' } }, inner('FILE', { src: '/a.zip', title: 't' })],
    [
      'OP-231',
      { embed: { url: 'https://miro.com/app', title: 't', caption: 'c', size: 'TALL' } },
      inner('EMBED', { src: 'https://miro.com/app', title: 't', caption: 'c', size: 'tall' }),
    ],
    // Our own pages become paths, which the platform refuses.
    [
      'OP-231',
      { embed: { url: `${origin}/admin-home`, title: 't' } },
      inner('EMBED', { src: '/admin-home', title: 't', caption: '', size: 'wide' }),
    ],
    ['SEC-05 OP-173', { pdf: { url: '/a.pdf', title: 'A' } }, inner('PDF', { src: '/a.pdf', title: 'A' })],
    ['SEC-06', { important: titled }, inner('IMPORTANT', titledWire)],
    ['SEC-07', { additionalInfo: titled }, inner('ADDITIONAL_INFO', titledWire)],
    ['SEC-08', { examples: titled }, inner('EXAMPLES', titledWire)],
    [
      'SEC-09',
      {
        dialog: {
          turns: [
            {
              usesOwnPicture: true,
              side: 'RIGHT',
              avatarUrl: `${origin}/m.webp`,
              avatarName: 'Mia',
              bubbles: [
                { text: { html: '<p>Hi</p>' } },
                { video: { url: `${origin}/v.mp4` } },
                { audio: { url: 'https://example.org/a.mp3' } },
                { question: { question: { clientKey: 'q2' } } },
              ],
            },
          ],
        },
      },
      inner('DIALOG', [
        {
          userPicAvatar: true,
          side: 'right',
          avatar: { link: '/m.webp', name: 'Mia' },
          bubbles: [
            { type: 'text', content: '<p>Hi</p>' },
            { type: 'video', content: '/v.mp4' },
            { type: 'audio', content: 'https://example.org/a.mp3' },
            { type: 'question', content: 1 },
          ],
        },
      ]),
    ],
    [
      'SEC-10 SEC-12',
      {
        imageText: {
          imageUrl: `${origin}/i.png`,
          imageAlt: 'x',
          imageSide: 'RIGHT',
          imageColumns: 4,
          textColumns: 8,
          html: '<p>a</p>',
        },
      },
      inner('IMAGE_TEXT', {
        imgSrc: '/i.png',
        imgAlt: 'x',
        imgSide: 'right',
        imgContentSize: 4,
        textContentSize: 8,
        text: '<p>a</p>',
      }),
    ],
    [
      'SEC-11 SEC-12',
      { videoText: { videoUrl: 'https://youtu.be/x', html: '' } },
      inner('VIDEO_TEXT', {
        videoSrc: 'https://youtu.be/x',
        videoSide: 'left',
        videoContentSize: 6,
        textContentSize: 6,
        text: '',
      }),
    ],
    [
      'BEY-19 OP-186 null and empty are said, what is left out is not',
      { videoText: { videoUrl: 'https://youtu.be/x', html: '', captions: null, transcript: '' } },
      inner('VIDEO_TEXT', {
        videoSrc: 'https://youtu.be/x',
        videoSide: 'left',
        videoContentSize: 6,
        textContentSize: 6,
        text: '',
        captions: [],
        transcript: '',
      }),
    ],
    ['SEC-05 OP-186', { pdf: { url: '/a.pdf', title: null } }, inner('PDF', { src: '/a.pdf', title: null })],
    ['SEC-13', { accordion: { items: [titled] } }, inner('ACCORDION', { items: [titledWire] })],
    [
      'SEC-15',
      { button: { buttonText: 'Go', buttonLink: '/x', html: '<p>h</p>', className: 'c' } },
      inner('BUTTON', { buttonText: 'Go', buttonLink: '/x', text: '<p>h</p>', className: 'c' }),
    ],
    [
      'SEC-16',
      { question: { question: { questionId: btoa('Question:31@course/258/lecture/2') } } },
      inner('QUESTION', { questionIndex: 0 }),
    ],
    ['SEC-16 OP-230', { question: {} }, inner('QUESTION', { questionIndex: null })],
    [
      'SEC-09 OP-230',
      {
        dialog: {
          turns: [
            { usesOwnPicture: false, side: 'LEFT', avatarName: 'Mia', bubbles: [{ question: { question: null } }] },
          ],
        },
      },
      inner('DIALOG', [
        {
          userPicAvatar: false,
          side: 'left',
          avatar: { link: null, name: 'Mia' },
          bubbles: [{ type: 'question', content: null }],
        },
      ]),
    ],
    ['OP-19', { unknown: { storedType: 'HOLOGRAM', content: { a: [1] } } }, inner('HOLOGRAM', { a: [1] })],
  ];

  test.each(written)('%s %#', async (_id, content, wire) => {
    ok();
    const questions = [
      { questionId: '31', ...asked },
      { clientKey: 'q2', ...asked },
    ];
    expect(await save(inLecture({ sectionId: '7', content }, questions))).toMatchObject({ userErrors: [] });
    expect(sent().modules[0]?.lectures[0]?.['sections']).toEqual([{ id: 7, ...wire }]);
  });

  test('SEC-01 every type but the branch, which has its own test, is among them', () => {
    const members = written.flatMap(([, content]) => Object.keys(content));
    expect(new Set([...members, 'branch'])).toEqual(new Set(Object.keys(sectionWriters)));
  });

  test('SEC-14 OP-19 a branch, with a section that shows questions of the lecture by their places', async () => {
    ok();
    const inside = {
      clientKey: 's',
      questions: [{ clientKey: 'b' }, { clientKey: 'a' }],
      content: { text: { text: 'x' } },
    };
    const questions = [
      { clientKey: 'a', ...asked },
      { clientKey: 'b', ...asked },
    ];
    await save(inLecture({ content: { branch: { options: [{ title: 'One', sections: [inside] }] } } }, questions));
    expect(sent().modules[0]?.lectures[0]?.['sections']).toEqual([
      {
        ...inner('BRANCH', {
          options: [
            { title: 'One', sections: [{ clientKey: 's', questionIndexes: [1, 0], type: 'TEXT', content: 'x' }] },
          ],
        }),
      },
    ]);
  });
});

describe('a question is sent as its type', () => {
  const places = {
    items: [
      { key: '1', label: 'Pear' },
      { key: '2', label: 'Leek' },
    ],
    categories: [{ key: '1', label: 'Fruit' }],
    correctPlacement: [{ category: '1', items: ['1'] }],
  };
  const placesWire = {
    answer: { itemMapping: { '1': 'Pear', '2': 'Leek' }, categoryMapping: { '1': 'Fruit' } },
    correctAnswer: { '1': ['1'] },
  };
  const written: readonly (readonly [object, object])[] = [
    [asked.content, { '@type': 'SingleChoice', answer: ['a', 'b'], correctAnswer: [2] }],
    [
      { singleChoice: { list: true, options: ['a'], correctPosition: 1 } },
      { '@type': 'List', answer: ['a'], correctAnswer: [1] },
    ],
    [
      { multipleChoice: { options: ['a', 'b'], correctPositions: [1, 2] } },
      { '@type': 'MultipleChoice', answer: ['a', 'b'], correctAnswer: [1, 2] },
    ],
    [
      { singleOrdering: { options: ['a', 'b'], correctOrder: [2, 1] } },
      { '@type': 'SingleOrdering', answer: ['a', 'b'], correctAnswer: [2, 1] },
    ],
    [{ categorization: places }, { '@type': 'Categorization', ...placesWire }],
    [{ multipleAssociation: places }, { '@type': 'MultipleAssociation', ...placesWire }],
  ];

  test.each(written)('QUIZ-17 OP-20 %#', async (content, wire) => {
    ok();
    const explanation = { type: 'HTML', texts: [{ key: '1', content: '<p>Why</p>' }] };
    const question = { questionId: '31', text: 'Which?', weight: 3, wrongLimit: 2, explanation, content };
    await save(inLecture({ content: { divider: 'SCROLL' } }, [question]));
    expect(sent().modules[0]?.lectures[0]?.['questionAnswers']).toEqual([
      {
        id: 31,
        question: 'Which?',
        weight: 3,
        wrongLimit: 2,
        explanation: { type: 'html', content: { '1': '<p>Why</p>' } },
        ...wire,
      },
    ]);
  });

  test('QUIZ-17 every type is among them', () => {
    const members = written.flatMap(([content]) => Object.keys(content));
    expect(new Set(members)).toEqual(new Set(Object.keys(questionWriters)));
  });

  test('OP-20 explanations in JSON are sent as what they say', async () => {
    ok();
    const texts = [
      { key: '1', content: '{"a":1}' },
      { key: '2', content: '"words"' },
    ];
    await save(inLecture({ content: { divider: 'SCROLL' } }, [{ ...asked, explanation: { type: 'JSON', texts } }]));
    expect(sent().modules[0]?.lectures[0]?.['questionAnswers']).toMatchObject([
      { weight: 1, wrongLimit: 0, explanation: { type: 'json', content: { '1': { a: 1 }, '2': 'words' } } },
    ]);
  });
});

describe('modules, lectures and achievements', () => {
  test('OP-14 only what was given is sent: an id alone is a lecture that nothing changes of', async () => {
    ok();
    await save({
      modules: [
        {
          moduleId: btoa('Module:1@course/258'),
          name: 'Basics',
          startTime: '2030-01-31T09:00:00.000Z',
          lectures: [
            { lectureId: btoa('AuthoredLecture:2@course/258') },
            {
              lectureId: btoa('Lecture:3@course/258'),
              headerImageUrl: `${origin}/h.webp`,
              mediaSource: { url: `${origin}/v.mp4` },
              questionBank: null,
            },
          ],
        },
        {
          clientKey: 'new',
          lectures: [
            {
              mediaSource: {
                url: 'https://zoom.us/1',
                startTime: '2030-01-31T09:00:00.000Z',
                endTime: '2030-01-31T10:00:00.000Z',
              },
              questionBank: { draws: [{ weight: 1, drawCount: 2 }] },
            },
          ],
        },
        { moduleId: '4', lectures: null },
      ],
      idempotencyKey: 'k1',
    });
    expect(gateway.paths()).toEqual([`PATCH ${course}`]);
    expect(gateway.calls[0]?.headers).toMatchObject({ 'idempotency-key': 'k1' });
    expect(gateway.calls[0]?.body).toEqual({
      modules: [
        {
          id: 1,
          name: 'Basics',
          moduleStartDate: '2030-01-31T09:00:00.000Z',
          lectures: [{ id: 2 }, { id: 3, headerCover: '/h.webp', mediaSource: '/v.mp4', questionBank: null }],
        },
        {
          clientKey: 'new',
          lectures: [
            {
              mediaSource: {
                link: 'https://zoom.us/1',
                startTime: '2030-01-31T09:00:00.000Z',
                finishTime: '2030-01-31T10:00:00.000Z',
              },
              questionBank: { draws: [{ weight: 1, times: 2 }] },
            },
          ],
        },
        { id: 4 },
      ],
    });
  });

  test('modules and achievements that are null stay as they are', async () => {
    ok();
    await save({ modules: null, achievements: null });
    expect(gateway.calls[0]?.body).toEqual({});
  });

  test('GAM-02 achievements name lectures and questions by id or by name', async () => {
    ok();
    const common = { name: 'Star', description: 'd', imageUrl: `${origin}/s.webp` };
    await save({
      achievements: [
        {
          achievementId: btoa('Achievement:9@course/258'),
          ...common,
          frame: true,
          condition: { lecturesCompleted: [{ lectureId: '2' }, { clientKey: 'l' }] },
        },
        { clientKey: 'a', ...common, condition: { questionsAnswered: [{ questionId: '31' }, { clientKey: 'q' }] } },
        { name: 'Rate', condition: { questionsAnsweredPercent: 75 } },
      ],
    });
    const wire = { name: 'Star', description: 'd', imageUrl: '/s.webp' };
    expect(gateway.calls[0]?.body).toEqual({
      gamificationItems: [
        { id: 9, ...wire, kind: 'FRAME', '@type': 'LECTURES_COMPLETED', lectureIds: [2, 'l'] },
        { clientKey: 'a', ...wire, kind: null, '@type': 'QUESTIONS_ANSWERED', questionAnswerIds: [31, 'q'] },
        { name: 'Rate', description: '', kind: null, '@type': 'QUESTIONS_ANSWERED_RATE', qaRate: 0.75 },
      ],
    });
  });

  test('SAVE-03 the answer tells the ids of what was made, and its structure only when it is asked for', async () => {
    const created = [
      { clientKey: 'm', kind: 'module', id: 1400 },
      { clientKey: 'g', kind: 'gamificationItem', id: 1401 },
    ];
    gateway.on('PATCH', course, { body: { ...anAuthoredCourse(), created } });
    expect(await save({ modules: [{ clientKey: 'm' }] })).toMatchObject({
      created: [
        { clientKey: 'm', kind: 'MODULE', rawId: 1400 },
        { clientKey: 'g', kind: 'ACHIEVEMENT', rawId: 1401 },
      ],
    });
    gateway.on('POST', '/api/v1/secured/courses?include=outline', {
      status: 201,
      body: { ...anAuthoredCourse(), created },
    });
    const create = `mutation($input: CreateCourseInput!) { createCourse(input: $input) {
      course { modules { moduleId } } created { clientKey } userErrors { code } } }`;
    const input = { fields: { name: 'Tea' }, modules: [{ clientKey: 'm', name: 'One' }] };
    const { data } = await gateway.ask(create, { input }, bearer());
    expect(data.createCourse).toMatchObject({ created: [{ clientKey: 'm' }, { clientKey: 'g' }], userErrors: [] });
    expect(gateway.calls[1]?.body).toEqual({ name: 'Tea', modules: [{ clientKey: 'm', name: 'One' }] });
  });

  test('SAVE-03 what was made is told however much it is: the request has paid for it', async () => {
    const created = Array.from({ length: 12_000 }, (_, index) => ({
      clientKey: `key-${index}`,
      kind: 'section',
      id: 1400 + index,
    }));
    gateway.on('PATCH', course, { body: { ...anAuthoredCourse(), created } });
    expect((await save({ modules: [] })).created).toHaveLength(12_000);
  });

  test('SAVE-10 OP-55 tells what learners would lose', async () => {
    gateway.on('PATCH', course, {
      status: 409,
      body: {
        code: 'PROGRESS_CONFLICT',
        message: 'Learners have progress',
        params: {
          learnerCount: 7,
          lectureIds: [3, 4],
          questionIds: [9],
          lectures: [{ id: 3, name: 'Water' }],
          questions: [{ id: 9, text: 'How hot?', lectureName: 'Leaves' }],
        },
      },
    });
    expect(await save({ modules: [] })).toMatchObject({
      course: null,
      created: null,
      losses: {
        learnerCount: 7,
        lectureCount: 2,
        lectures: [{ lectureId: 3, name: 'Water' }],
        questionCount: 1,
        questions: [{ questionId: 9, text: 'How hot?', lectureName: 'Leaves' }],
      },
      userErrors: [{ code: 'PROGRESS_CONFLICT' }],
    });
  });
});

describe('OP-13 what does not fit is told by the path that was written', () => {
  const dialog = (bubble: object) => ({ dialog: { turns: [{ bubbles: [bubble] }] } });
  const divider = { divider: 'SCROLL' };
  const lecture = 'modules.0.lectures.0';
  const section = `${lecture}.content.sections.0`;
  const question = `${lecture}.content.questions.0`;
  const places = {
    items: [
      { key: 'b', label: 'B' },
      { key: 'a', label: 'A' },
    ],
    categories: [{ key: 'c', label: 'C' }],
    correctPlacement: [],
  };
  const branch = (inside: object) => ({ branch: { options: [{ title: '', sections: [{ content: inside }] }] } });
  const below = 'content.content';

  test.each([
    ['modules', divider, 'modules'],
    ['modules.0.id', divider, 'modules.0.moduleId'],
    ['modules.0.clientKey', divider, 'modules.0.clientKey'],
    ['modules.0.moduleStartDate', divider, 'modules.0.startTime'],
    ['modules.0.lectures', divider, 'modules.0.lectures'],
    [lecture, divider, lecture],
    [`${lecture}.id`, divider, `${lecture}.lectureId`],
    [`${lecture}.headerCover`, divider, `${lecture}.headerImageUrl`],
    [`${lecture}.mediaSource`, divider, `${lecture}.mediaSource.url`],
    [`${lecture}.mediaSource.link`, divider, `${lecture}.mediaSource.url`],
    [`${lecture}.mediaSource.finishTime`, divider, `${lecture}.mediaSource.endTime`],
    [`${lecture}.questionBank.draws.1.times`, divider, `${lecture}.questionBank.draws.1.drawCount`],
    [`${lecture}.sections`, divider, `${lecture}.content.sections`],
    [`${lecture}.questionAnswers`, divider, `${lecture}.content.questions`],
    [`${lecture}.sections.0.id`, { divider: 'SCROLL' }, `${section}.sectionId`],
    [`${lecture}.sections.0.content`, { text: { text: '' } }, `${section}.content.text.text`],
    [`${lecture}.sections.0.content`, { html: { html: '' } }, `${section}.content.html.html`],
    [`${lecture}.sections.0.${below}.text`, { richText: { html: '' } }, `${section}.content.richText.html`],
    [`${lecture}.sections.0.${below}.src`, { pdf: { url: '' } }, `${section}.content.pdf.url`],
    [
      `${lecture}.sections.0.${below}.title`,
      { important: { title: '', html: '' } },
      `${section}.content.important.title`,
    ],
    [
      `${lecture}.sections.0.${below}.items.0.text`,
      { accordion: { items: [{ title: '', html: '' }] } },
      `${section}.content.accordion.items.0.html`,
    ],
    [
      `${lecture}.sections.0.${below}.imgSrc`,
      { imageText: { imageUrl: '', html: '' } },
      `${section}.content.imageText.imageUrl`,
    ],
    [
      `${lecture}.sections.0.${below}.videoContentSize`,
      { videoText: { videoUrl: '', html: '' } },
      `${section}.content.videoText.videoColumns`,
    ],
    [
      `${lecture}.sections.0.${below}.0.avatar.link`,
      dialog({ text: { html: '' } }),
      `${section}.content.dialog.turns.0.avatarUrl`,
    ],
    [
      `${lecture}.sections.0.${below}.0.bubbles.0.content`,
      dialog({ audio: { url: '' } }),
      `${section}.content.dialog.turns.0.bubbles.0.audio.url`,
    ],
    [
      `${lecture}.sections.0.${below}.options.0.sections.0.${below}.src`,
      branch({ pdf: { url: '' } }),
      `${section}.content.branch.options.0.sections.0.content.pdf.url`,
    ],
    [`${lecture}.sections.0.${below}.options`, { branch: { options: [] } }, `${section}.content.branch.options`],
    [
      `${lecture}.sections.0.${below}.a.b`,
      { unknown: { storedType: 'X', content: { a: 1 } } },
      `${section}.content.unknown.content`,
    ],
  ])('%s', async (path, content, written) => {
    expect(await pathOf(path, inLecture({ content }))).toBe(written);
  });

  test.each([
    ['question', asked, 'text'],
    ['id', asked, 'questionId'],
    ['weight', asked, 'weight'],
    ['answer.1', asked, 'content.singleChoice.options.1'],
    ['correctAnswer', asked, 'content.singleChoice.correctPosition'],
    [
      'correctAnswer',
      { text: '', content: { multipleChoice: { options: [], correctPositions: [] } } },
      'content.multipleChoice.correctPositions',
    ],
    [
      'correctAnswer',
      { text: '', content: { singleOrdering: { options: [], correctOrder: [] } } },
      'content.singleOrdering.correctOrder',
    ],
    ['answer.itemMapping.a', { text: '', content: { categorization: places } }, 'content.categorization.items.1.label'],
    [
      'answer.categoryMapping.c',
      { text: '', content: { multipleAssociation: places } },
      'content.multipleAssociation.categories.0.label',
    ],
    ['correctAnswer', { text: '', content: { categorization: places } }, 'content.categorization.correctPlacement'],
    [
      'explanation.content.2',
      {
        ...asked,
        explanation: {
          type: 'HTML',
          texts: [
            { key: '1', content: '' },
            { key: '2', content: '' },
          ],
        },
      },
      'explanation.texts.1.content',
    ],
  ])('%s of a question %#', async (path, input, written) => {
    const changes = inLecture({ content: { divider: 'SCROLL' } }, [input]);
    expect(await pathOf(`${lecture}.questionAnswers.0.${path}`, changes)).toBe(`${question}.${written}`);
  });

  test.each([
    ['gamificationItems', 'achievements'],
    ['gamificationItems.0.name', 'achievements.0.name'],
    ['gamificationItems.0.id', 'achievements.0.achievementId'],
    ['gamificationItems.0.lectureIds.1', 'achievements.0.condition.lecturesCompleted.1'],
    ['gamificationItems.0.questionAnswerIds', 'achievements.0.condition.questionsAnswered'],
    ['gamificationItems.0.qaRate', 'achievements.0.condition.questionsAnsweredPercent'],
  ])('%s', async (path, written) => {
    expect(await pathOf(path, {})).toBe(written);
  });

  const pathOf = async (path: string, input: object): Promise<string | null> => {
    const errors = [{ field: path, message: 'is wrong' }];
    gateway.on('PATCH', course, { status: 400, body: { code: 'INVALID', message: 'Not valid', errors } });
    const { userErrors } = await save(input);
    expect(userErrors).toMatchObject([{ code: 'INVALID', message: 'is wrong' }]);
    return userErrors[0]?.field ?? null;
  };
});

describe('what cannot be said to the platform is refused with its path, without a call', () => {
  const section = 'modules.0.lectures.0.content.sections.0';
  const twice = [
    { key: '1', label: 'a' },
    { key: '1', label: 'b' },
  ];

  test.each([
    [inLecture({ content: { divider: 'SCROLL' }, questions: [{ clientKey: 'x' }] }), `${section}.questions.0`],
    [inLecture({ content: { question: { question: { questionId: '5' } } } }), `${section}.content.question.question`],
    [inLecture({ sectionId: 'none', content: { divider: 'SCROLL' } }), `${section}.sectionId`],
    [{ modules: [{ moduleId: btoa('Lecture:1@course/258') }] }, 'modules.0.moduleId'],
    [{ modules: [{ lectures: [{ lectureId: '' }] }] }, 'modules.0.lectures.0.lectureId'],
    [
      { modules: [{ lectures: [{ mediaSource: { url: 'x', startTime: '2030-01-31T09:00:00.000Z' } }] }] },
      'modules.0.lectures.0.mediaSource.endTime',
    ],
    [
      inLecture({ content: { divider: 'SCROLL' } }, [
        { ...asked, explanation: { type: 'JSON', texts: [{ key: '1', content: 'words' }] } },
      ]),
      'modules.0.lectures.0.content.questions.0.explanation.texts.0.content',
    ],
    [
      inLecture({ content: { divider: 'SCROLL' } }, [
        { text: '', content: { categorization: { items: twice, categories: [], correctPlacement: [] } } },
      ]),
      'modules.0.lectures.0.content.questions.0.content.categorization.items.1',
    ],
    [
      { achievements: [{ name: 'a', condition: { lecturesCompleted: [{ lectureId: 'x' }] } }] },
      'achievements.0.condition.lecturesCompleted.0.lectureId',
    ],
  ])('%#', async (input, field) => {
    const { userErrors, ...payload } = await save(input);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field }]);
    expect(payload.course).toBeNull();
    expect(gateway.calls).toEqual([]);
  });
});

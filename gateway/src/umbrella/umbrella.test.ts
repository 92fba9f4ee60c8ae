import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, anAuthoredCourse, aPage } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

/** As the platform keeps it (OP-71), of every kind. */
const stored = {
  id: 'tree',
  kind: 'DECISION_TREE',
  title: 'What would you like to learn?',
  text: '<p>Choose one.</p>',
  items: [
    {
      id: 'languages',
      kind: 'DECISION_OPTION',
      title: 'A language',
      items: [
        { id: 'german', kind: 'COURSE_OPTION', courseId: 259 },
        { id: 'which', kind: 'DECISION_TREE', title: 'How well do you speak it?', text: '', items: [] },
      ],
    },
    { id: 'draft', kind: 'COURSE_OPTION', courseId: 260 },
    { id: 'open', kind: 'COURSE_OPTION', courseId: null },
    { id: 'all', kind: 'BUTTON', text: 'All courses', link: '/courses' },
  ],
};

/** The same in the words of the input. */
const input = {
  key: 'tree',
  title: 'What would you like to learn?',
  text: '<p>Choose one.</p>',
  nodes: [
    { key: 'languages', parentKey: 'tree', content: { option: { title: 'A language' } } },
    { key: 'german', parentKey: 'languages', content: { course: { courseId: '259' } } },
    { key: 'which', parentKey: 'languages', content: { question: { title: 'How well do you speak it?' } } },
    { key: 'draft', parentKey: 'tree', content: { course: { courseId: btoa('Course:260') } } },
    { key: 'open', parentKey: 'tree', content: { course: { courseId: null } } },
    { key: 'all', parentKey: 'tree', content: { button: { text: 'All courses', link: 'http://localhost/courses' } } },
  ],
};

const fields = `decisionTree { key title text nodes { __typename ... on DecisionNodeFields { key parentKey }
  ... on DecisionQuestion { title text } ... on DecisionOption { title } ... on DecisionButton { text link }
  ... on DecisionCourse { courseId course { name published } } } }`;

describe('UMB-01 UMB-02 OP-71 the tree of a course', () => {
  const query = `query($id: ID!) { course(id: $id) { ${fields} } }`;
  const answer = (customMetadata: Record<string, unknown>) =>
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourse({ type: 'DECISION_TREE', customMetadata }) });

  test('is read as a list, its courses in one call, for visitors those of the catalogue alone', async () => {
    answer({ decisionTree: stored });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse({ id: 259, name: 'German' })]) });
    const { data, errors } = await gateway.ask(query, { id: '258' });
    expect(errors).toEqual([]);
    const { nodes, ...tree } = data.course.decisionTree;
    expect(tree).toEqual({ key: 'tree', title: stored.title, text: stored.text });
    expect(nodes).toEqual([
      { __typename: 'DecisionOption', key: 'languages', parentKey: 'tree', title: 'A language' },
      {
        __typename: 'DecisionCourse',
        key: 'german',
        parentKey: 'languages',
        courseId: 259,
        course: { name: 'German', published: true },
      },
      {
        __typename: 'DecisionQuestion',
        key: 'which',
        parentKey: 'languages',
        title: 'How well do you speak it?',
        text: '',
      },
      { __typename: 'DecisionCourse', key: 'draft', parentKey: 'tree', courseId: 260, course: null },
      { __typename: 'DecisionCourse', key: 'open', parentKey: 'tree', courseId: null, course: null },
      { __typename: 'DecisionButton', key: 'all', parentKey: 'tree', text: 'All courses', link: '/courses' },
    ]);
    expect(gateway.paths().filter((path) => path.includes('?page'))).toEqual([
      'GET /api/v1/public/courses?page=0&size=2&q=id=in=(259,260)',
    ]);
  });

  test('authors see their drafts in it', async () => {
    gateway.on('GET', '/api/v1/secured/courses/258', {
      body: anAuthoredCourse({ customMetadata: { decisionTree: stored } }),
    });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse({ id: 259 })]) });
    gateway.on('GET', '/api/v1/secured/courses', { body: aPage([anAuthoredCourse({ id: 260, published: false })]) });
    const { data } = await gateway.ask(`{ authoredCourse(id: "258") { ${fields} } }`, {}, bearer());
    expect(data.authoredCourse.decisionTree.nodes[3]).toMatchObject({
      courseId: 260,
      course: { name: 'German for Beginners', published: false },
    });
  });

  test('a learner is told nothing of a draft, and loses nothing by it', async () => {
    answer({ decisionTree: { ...stored, items: [stored.items[1]] } });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([]) });
    gateway.on('GET', '/api/v1/secured/courses', { status: 403, body: { code: 'FORBIDDEN', message: 'no' } });
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
    const { data, errors } = await gateway.ask(query, { id: '258' }, bearer());
    expect(errors).toEqual([]);
    expect(data.course.decisionTree.nodes).toMatchObject([{ courseId: 260, course: null }]);
  });

  test.each([
    ['none', {}, null],
    ['no object', { decisionTree: 'tree' }, null],
    [
      'of items that nobody knows',
      { decisionTree: { ...stored, items: [null, { kind: 'VIDEO' }] } },
      { key: 'tree', title: stored.title, text: stored.text, nodes: [] },
    ],
  ])('%s', async (_what, customMetadata, expected) => {
    answer(customMetadata);
    expect((await gateway.ask(query, { id: '258' })).data.course.decisionTree).toEqual(expected);
  });
});

describe('UMB-01 OP-71 a tree that is saved', () => {
  const course = '/api/v1/secured/courses/258';
  const save = (changes: object) =>
    gateway.ask(
      'mutation($input: SaveCourseInput!) { saveCourse(input: $input) { course { courseId } userErrors { code field } } }',
      { input: { courseId: '258', fields: changes } },
      bearer(),
    );
  const sent = () => gateway.calls.find(({ method }) => method === 'PATCH')?.body;

  test('stands among the free-form data, as the platform keeps it', async () => {
    gateway.on('PATCH', course, { body: anAuthoredCourse() });
    const { data } = await save({ decisionTree: input, customMetadata: { shelf: 7 } });
    expect(data.saveCourse.userErrors).toEqual([]);
    expect(sent()).toEqual({ customMetadata: { shelf: 7, decisionTree: stored } });
  });

  test('null removes it', async () => {
    gateway.on('PATCH', course, { body: anAuthoredCourse() });
    await save({ decisionTree: null });
    expect(sent()).toEqual({ customMetadata: { decisionTree: null } });
  });

  const option = (key: string, parentKey: string) => ({ key, parentKey, content: { option: { title: '' } } });
  test.each([
    ['a key twice', [option('a', 'tree'), option('a', 'tree')], 'nodes.1.key'],
    ['the key of the tree', [option('tree', 'tree')], 'nodes.0.key'],
    ['no parent', [option('a', 'else')], 'nodes.0.parentKey'],
    ['a circle', [option('a', 'b'), option('b', 'a')], 'nodes.0.parentKey'],
    [
      'something below a button',
      [{ key: 'a', parentKey: 'tree', content: { button: { text: '', link: '' } } }, option('b', 'a')],
      'nodes.1.parentKey',
    ],
    ['too many', Array.from({ length: 500 }, (_, index) => option(`${index}`, 'tree')), 'nodes'],
  ])('%s is refused with its place', async (_what, nodes, path) => {
    const { data } = await save({ decisionTree: { ...input, nodes } });
    expect(data.saveCourse.userErrors).toEqual([{ code: 'INVALID', field: `fields.decisionTree.${path}` }]);
    expect(sent()).toBeUndefined();
  });

  test.each([
    ['', 'fields.decisionTree'],
    ['.title', 'fields.decisionTree.title'],
    ['.items.0.items.0.courseId', 'fields.decisionTree.nodes.1.content.course.courseId'],
    ['.items.3.link', 'fields.decisionTree.nodes.5.content.button.link'],
    ['.items.0.items.1.id', 'fields.decisionTree.nodes.2.key'],
    ['.items.0.items.1.items', 'fields.decisionTree.nodes.2'],
  ])('what the platform refuses at %j is named in the words of the input', async (path, field) => {
    const body = {
      code: 'INVALID',
      message: 'no',
      errors: [{ field: `customMetadata.decisionTree${path}`, message: 'must be else' }],
    };
    gateway.on('PATCH', course, { status: 400, body });
    expect((await save({ decisionTree: input })).data.saveCourse.userErrors).toEqual([{ code: 'INVALID', field }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse } from '../courseBuilder.testkit.ts';
import { coursesPath, createCourseTestApp, type CourseTestApp, type FullCourse } from '../courseTestApp.testkit.ts';
import type { DecisionItem, DecisionTree } from './decisionTree.ts';

let app: CourseTestApp;
let tea: FullCourse;

beforeAll(async () => {
  app = await createCourseTestApp();
  tea = (await app.create()).body;
});
afterAll(() => app.close());

const aTree = (items: readonly unknown[], changes: object = {}) => ({
  id: 'root',
  kind: 'DECISION_TREE',
  title: 'What would you like to learn?',
  text: '<p>Choose one.</p>',
  items,
  ...changes,
});
const option = (id: string, items: readonly unknown[] = []) => ({ id, kind: 'DECISION_OPTION', title: 'Tea', items });
const leadsTo = (courseId: number | null, id = 'course') => ({ id, kind: 'COURSE_OPTION', courseId });
const button = (link: string, id = 'button') => ({ id, kind: 'BUTTON', text: 'Read on', link });

const umbrella = (decisionTree: unknown) =>
  aCourse({ type: 'DECISION_TREE', modules: [], customMetadata: { shelf: 7, decisionTree } });
const create = (decisionTree: unknown) => app.create(umbrella(decisionTree));
const treeOf = (course: FullCourse) => course.customMetadata['decisionTree'] as DecisionTree;
const nested = (levels: number): DecisionItem[] =>
  levels === 0 ? [] : [option(`level ${levels}`, nested(levels - 1)) as DecisionItem];

describe('UMB-01 UMB-02 OP-71 the tree of an umbrella course', () => {
  test('comes back as it was sent, items of all kinds at any depth', async () => {
    const tree = aTree([
      option('warm', [leadsTo(tea.id), aTree([option('green')], { id: 'further' })]),
      option('empty'),
      button('https://example.org/tea?a=1&b=2'),
      leadsTo(null, 'not chosen yet'),
    ]);
    const { status, body } = await create(tree);
    expect(status).toBe(201);
    expect(treeOf((await app.read(body.id)).body)).toEqual(tree);
    const changed = { ...tree, items: [option('warm')] };
    const saved = await app.save('PATCH', body.id, { customMetadata: { decisionTree: changed } });
    expect(saved.body.customMetadata).toEqual({ shelf: 7, decisionTree: changed });
    const without = await app.save('PATCH', body.id, { customMetadata: { decisionTree: null } });
    expect(without.body.customMetadata).toEqual({ shelf: 7 });
  });

  test('SEC-24 a link is a web address or a path of this site, and texts are clean', async () => {
    const tree = aTree([button('javascript:alert(1)', 'a'), button('//evil.example', 'b'), button('', 'c')], {
      text: '<p onclick="x()">Choose</p><script>x()</script>',
    });
    const { items, text } = treeOf((await create(tree)).body);
    expect(items.map((item) => item.kind === 'BUTTON' && item.link)).toEqual([
      '/javascript:alert(1)',
      '/evil.example',
      '',
    ]);
    expect(text).toBe('<p>Choose</p>');
  });

  test.each([
    ['no tree', 'a text', ''],
    ['another kind at the top', { ...aTree([]), kind: 'DECISION_OPTION' }, '.kind'],
    ['an unknown kind', aTree([option('a', [{ id: 'b', kind: 'VIDEO' }])]), '.items.0.items.0.kind'],
    ['an id twice', aTree([option('a'), option('a')]), '.items.1.id'],
    ['no id', aTree([option('')]), '.items.0.id'],
    ['no address', aTree([button('https://')]), '.items.0.link'],
    ['no number of a course', aTree([{ ...leadsTo(null), courseId: 'tea' }]), '.items.0.courseId'],
    ['a course that there is not', aTree([option('a', [leadsTo(99_999_999)])]), '.items.0.items.0.courseId'],
    ['more than ten levels', aTree(nested(10)), `${'.items.0'.repeat(9)}.items`],
    ['more than 500 items', aTree(Array.from({ length: 500 }, (_, index) => option(`${index}`))), ''],
  ])('%s is refused with its place', async (_what, tree, path) => {
    expect(await create(tree)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: `customMetadata.decisionTree${path}` }] },
    });
  });

  test('ten levels and 500 items are right', async () => {
    expect((await create(aTree(nested(9)))).status).toBe(201);
    expect((await create(aTree(Array.from({ length: 499 }, (_, index) => option(`${index}`))))).status).toBe(201);
  });

  test('courses of other workspaces are none', async () => {
    const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
    const reply = await app.create(umbrella(aTree([leadsTo(tea.id)])), { as: stranger });
    expect(reply.status).toBe(400);
  });

  test('a tree does not lead to its own course', async () => {
    const { body } = await create(aTree([]));
    const saved = await app.save('PATCH', body.id, {
      customMetadata: { decisionTree: aTree([option('a', [leadsTo(body.id)])]) },
    });
    expect(saved).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'customMetadata.decisionTree.items.0.items.0.courseId' }] },
    });
  });

  test('a course that was deleted since may stay, and no other comes in', async () => {
    const gone = (await app.create()).body;
    const { body } = await create(aTree([leadsTo(gone.id)]));
    expect((await app.call('DELETE', `${coursesPath}/${gone.id}`, { as: app.author })).status).toBe(204);
    const save = (items: readonly unknown[]) =>
      app.save('PATCH', body.id, { customMetadata: { decisionTree: aTree(items) } });
    expect((await save([option('a', [leadsTo(gone.id)])])).status).toBe(200);
    expect((await app.save('PATCH', body.id, { name: 'Else' })).status).toBe(200);
    expect((await save([])).status).toBe(200);
    expect((await save([leadsTo(gone.id)])).status).toBe(400);
  });

  test('CRS-17 IMPEX-01 IMPEX-02 is copied and imported; courses that are not there are chosen again', async () => {
    const tree = aTree([option('a', [leadsTo(tea.id)])]);
    const { body } = await create(tree);
    const copy = await app.call<FullCourse>('POST', `${coursesPath}/${body.id}/_copy?include=modules`, {
      as: app.author,
      body: {},
    });
    expect(treeOf(copy.body)).toEqual(tree);
    const importing = (as: typeof app.author) =>
      app.call<FullCourse>('POST', `${coursesPath}/_import?include=modules`, { as, body });
    expect(treeOf((await importing(app.author)).body)).toEqual(tree);
    const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
    expect(treeOf((await importing(stranger)).body)).toEqual(aTree([option('a', [leadsTo(null)])]));
  });
});

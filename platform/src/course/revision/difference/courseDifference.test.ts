import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GamificationItem, LectureBody, Outline } from '../../../content/content.ts';
import { aLecture, aModule, anOutline } from '../../../content/outlineBuilder.testkit.ts';
import { contentHash } from '../../../shared/canonicalJson.ts';
import type { Id } from '../../../shared/id.ts';
import type { PartChange } from './compareParts.ts';
import { courseDifference } from './courseDifference.ts';
import { longestIncreasing } from './longestIncreasing.ts';
import type { PartKind } from './part.ts';

/** A course that operations change in place; everything has an id of its own. */
interface Node {
  readonly id: Id;
  name: string;
}
interface LectureNode extends Node {
  sections: Node[];
  questions: Node[];
}
interface ModuleNode extends Node {
  lectures: LectureNode[];
}
interface Tree {
  modules: ModuleNode[];
  achievements: Node[];
}

const aTree = (): Tree => ({
  modules: [1, 2, 3].map((module) => ({
    id: module,
    name: `Module ${module}`,
    lectures: [1, 2, 3].map((lecture) => ({
      id: module * 10 + lecture,
      name: `Lecture ${module * 10 + lecture}`,
      sections: [1, 2, 3].map((section) => ({ id: module * 100 + lecture * 10 + section, name: 'Text' })),
      questions: [5, 6, 7].map((question) => ({ id: module * 100 + lecture * 10 + question, name: 'Why?' })),
    })),
  })),
  achievements: [901, 902, 903].map((id) => ({ id, name: 'Medal' })),
});

const bodyOfNode = ({ sections, questions }: LectureNode): LectureBody => ({
  sections: sections.map(({ id, name }) => ({ id, type: 'TEXT', content: name, questionIds: [] })),
  questions: questions.map(({ id, name }) => ({
    id,
    type: 'SingleChoice',
    question: name,
    answer: ['a', 'b'],
    correctAnswer: [1],
    explanation: null,
    weight: 1,
    wrongLimit: 0,
  })),
});

const anAchievement = ({ id, name }: Node): GamificationItem => ({
  id,
  type: 'LECTURES_COMPLETED',
  kind: null,
  name,
  description: '',
  imageUrl: null,
  lectureIds: [],
  questionAnswerIds: [],
  qaRate: null,
});

const bodies = new Map<string, LectureBody>();

function outlineOf(tree: Tree): Outline {
  return anOutline(
    tree.modules.map((module) =>
      aModule(
        module.id,
        module.lectures.map((lecture) => {
          const body = bodyOfNode(lecture);
          const bodyHash = contentHash(body);
          bodies.set(bodyHash, body);
          return aLecture(lecture.id, [], { name: lecture.name, bodyHash });
        }),
        { name: module.name },
      ),
    ),
    tree.achievements.map(anAchievement),
  );
}

const difference = (before: Tree, after: Tree): readonly PartChange[] =>
  courseDifference(
    { courseId: 1, fields: { name: 'Tea' }, outline: outlineOf(before) },
    { courseId: 1, fields: { name: 'Tea' }, outline: outlineOf(after) },
    (hash) => bodies.get(hash) as LectureBody,
  );

const told = (changes: readonly PartChange[]): readonly string[] =>
  changes.map(({ change, part }) => `${change} ${part.kind} ${part.id}`).sort();

interface List {
  readonly kind: PartKind;
  readonly nodes: Node[];
  /** The parts that hold it. */
  readonly holders: readonly string[];
}

/** Every list of a tree. */
const listsOf = (tree: Tree): readonly List[] => [
  { kind: 'MODULE', nodes: tree.modules, holders: [] },
  { kind: 'ACHIEVEMENT', nodes: tree.achievements, holders: [] },
  ...tree.modules.flatMap((module): List[] => {
    const inModule = [`MODULE ${module.id}`];
    return [
      { kind: 'LECTURE', nodes: module.lectures, holders: inModule },
      ...module.lectures.flatMap(({ id, sections, questions }): List[] => [
        { kind: 'SECTION', nodes: sections, holders: [...inModule, `LECTURE ${id}`] },
        { kind: 'QUESTION', nodes: questions, holders: [...inModule, `LECTURE ${id}`] },
      ]),
    ];
  }),
];

const newNode = (kind: PartKind, id: Id): Node =>
  kind === 'MODULE'
    ? ({ id, name: 'New', lectures: [] } as ModuleNode)
    : kind === 'LECTURE'
      ? ({ id, name: 'New', sections: [], questions: [] } as LectureNode)
      : { id, name: 'New' };

const anOperation = fc.record({
  what: fc.constantFrom('add', 'remove', 'change', 'toOther', 'toEnd'),
  list: fc.nat(),
  other: fc.nat(),
  place: fc.nat(),
});

/**
 * Applies an operation; answers what it did, null where it met what another one has touched: then what happened is a matter of taste, as when what
 * was changed is removed, or a second part of a list moves.
 */
function apply(
  tree: Tree,
  operation: { readonly what: string; readonly list: number; readonly other: number; readonly place: number },
  touched: Set<string>,
  newId: Id,
): string | null {
  const { what, place } = operation;
  const lists = listsOf(tree);
  const list = lists[operation.list % lists.length] as List;
  const { kind, nodes } = list;
  const touch = (key: string, ...within: readonly List[]) => {
    for (const name of [key, ...within.flatMap(({ holders }) => holders)]) {
      touched.add(name);
    }
  };
  const membersOf = (one: List) => `members of ${one.kind} ${one.holders.join()}`;
  const orderOf = (one: List) => `order of ${one.kind} ${one.holders.join()}`;
  const node = nodes[place % Math.max(1, nodes.length)];
  const key = `${kind} ${node?.id}`;
  if (what === 'change' && node !== undefined && !touched.has(key)) {
    node.name = `${node.name} again`;
    touch(key, list);
    return `CHANGED ${key}`;
  }
  if (what === 'toEnd') {
    if (
      node === undefined ||
      touched.has(key) ||
      touched.has(membersOf(list)) ||
      nodes.indexOf(node) >= nodes.length - 2
    ) {
      return null;
    }
    nodes.push(...nodes.splice(nodes.indexOf(node), 1));
    touch(key, list);
    touch(membersOf(list));
    touch(orderOf(list));
    return `MOVED ${key}`;
  }
  const alike = lists.filter((one) => one.kind === kind);
  const target = what === 'toOther' ? (alike[operation.other % alike.length] as List) : list;
  if (touched.has(orderOf(list)) || touched.has(orderOf(target)) || what === 'change') {
    return null;
  }
  touch(membersOf(list), list, target);
  touch(membersOf(target));
  if (what === 'add') {
    nodes.splice(place % (nodes.length + 1), 0, newNode(kind, newId));
    touch(`${kind} ${newId}`);
    return `ADDED ${kind} ${newId}`;
  }
  if (node === undefined || touched.has(key) || (what === 'toOther' && target === list)) {
    return null;
  }
  nodes.splice(nodes.indexOf(node), 1);
  touch(key);
  if (what === 'remove') {
    return `REMOVED ${key}`;
  }
  target.nodes.push(node);
  return `MOVED ${key}`;
}

describe('BEY-01 what changed between two revisions', () => {
  test('names exactly what was done: added, removed, moved and changed, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(anOperation, { maxLength: 6 }), (operations) => {
        const [before, after] = [aTree(), aTree()];
        const touched = new Set<string>();
        const done = operations.flatMap((operation, index) => apply(after, operation, touched, 1000 + index) ?? []);
        // What came into something new, or stood in something that is gone, is told with it.
        const newOnes = new Set(done.filter((line) => line.startsWith('ADDED')).map((line) => line.slice(6)));
        const within = partsWithin(after, newOnes);
        expect(told(difference(before, after))).toEqual(
          done.filter((line) => !(line.startsWith('ADDED') && within.has(line.slice(6)))).sort(),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('and nothing of what stays as it is, and the other way round the opposite', () => {
    expect(difference(aTree(), aTree())).toEqual([]);
    const after = aTree();
    after.modules.pop();
    expect(told(difference(aTree(), after))).toEqual(['REMOVED MODULE 3']);
    expect(told(difference(after, aTree()))).toEqual(['ADDED MODULE 3']);
  });

  test('says where to a part moved, and from where', () => {
    const after = aTree();
    const [first, second] = after.modules as [ModuleNode, ModuleNode];
    second.lectures.unshift(...first.lectures.splice(0, 1));
    expect(difference(aTree(), after)).toMatchObject([
      {
        change: 'MOVED',
        part: { kind: 'LECTURE', id: 11, module: { id: 2, name: 'Module 2' } },
        from: { module: { id: 1, name: 'Module 1' }, lecture: null },
        nextName: 'Lecture 21',
      },
    ]);
    const turned = aTree();
    turned.modules.unshift(...turned.modules.splice(1, 1));
    expect(difference(aTree(), turned)).toMatchObject([
      { change: 'MOVED', part: { kind: 'MODULE', id: 2 }, from: null, nextName: 'Module 1' },
    ]);
  });

  test('fields of the course with their values; that it was published is said by the revision', () => {
    const outline = outlineOf(aTree());
    const bodyOf = (hash: string) => bodies.get(hash) as LectureBody;
    expect(
      courseDifference(
        { courseId: 7, fields: { name: 'Tea', duration: 60, metadata: {}, published: false }, outline },
        {
          courseId: 7,
          fields: { name: 'Green tea', duration: null, metadata: { lang: 'de' }, published: true },
          outline,
        },
        bodyOf,
      ),
    ).toMatchObject([
      {
        change: 'CHANGED',
        part: { kind: 'COURSE', id: 7, name: 'Green tea' },
        fields: [
          { field: 'name', before: 'Tea', after: 'Green tea' },
          { field: 'duration', before: '60', after: null },
          { field: 'metadata', before: null, after: null },
        ],
      },
    ]);
    expect(
      courseDifference(
        { courseId: 7, fields: null, outline },
        { courseId: 7, fields: { name: 'Tea' }, outline },
        bodyOf,
      ),
    ).toEqual([]);
  });

  test('without bodies only says which lectures differ', () => {
    const [before, after] = [aTree(), aTree()];
    const lecture = after.modules[0]?.lectures[1] as LectureNode;
    lecture.sections.pop();
    lecture.name = 'Other';
    const state = (tree: Tree) => ({ courseId: 1, fields: null, outline: outlineOf(tree) });
    expect(courseDifference(state(before), state(after), null)).toMatchObject([
      { change: 'CHANGED', part: { kind: 'LECTURE', id: 12 }, fields: [{ field: 'name' }, { field: 'content' }] },
    ]);
  });

  test('a longest increasing run is increasing, and none is longer', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (numbers) => {
        const run = [...longestIncreasing(numbers)].sort((a, b) => a - b).map((place) => numbers[place] as number);
        expect(run).toEqual([...run].sort((a, b) => a - b));
        expect(run.length).toBe(longestByTrying(numbers));
      }),
    );
  });
});

const longestByTrying = (numbers: readonly number[], above = -1): number =>
  numbers.reduce(
    (longest, number, index) =>
      number > above ? Math.max(longest, 1 + longestByTrying(numbers.slice(index + 1), number)) : longest,
    0,
  );

function partsWithin(tree: Tree, holders: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    tree.modules.flatMap((module) =>
      module.lectures.flatMap((lecture) => {
        const inModule = holders.has(`MODULE ${module.id}`);
        const inLecture = inModule || holders.has(`LECTURE ${lecture.id}`);
        return [
          ...(inModule ? [`LECTURE ${lecture.id}`] : []),
          ...(inLecture ? lecture.sections.map(({ id }) => `SECTION ${id}`) : []),
          ...(inLecture ? lecture.questions.map(({ id }) => `QUESTION ${id}`) : []),
        ];
      }),
    ),
  );
}

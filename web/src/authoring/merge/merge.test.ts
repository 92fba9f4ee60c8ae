import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseDraft } from '../draft/courseDraft.ts';
import {
  aCourse,
  afterOperations,
  aLecture,
  aModule,
  aQuestion,
  arbitraryCourse,
  arbitraryPick,
  aSection,
  countedKeys,
  doneOrNot,
  pickedOperation,
  type Pick,
} from '../draft/draftBuilder.testkit.ts';
import { findNode, findOf } from '../draft/findNode.ts';
import { brokenInvariants } from '../draft/invariants.ts';
import type { Operation } from '../draft/operation.ts';
import { alignKeys } from './alignKeys.ts';
import { merge } from './merge.ts';
import { takeOther } from './takeOther.ts';

const arbitraryPicks = fc.array(arbitraryPick, { maxLength: 8 });

/** The draft after arbitrary operations; new keys begin with `prefix`. */
function edited(draft: CourseDraft, picks: readonly Pick[], prefix: string, may = (_operation: Operation) => true) {
  const newKey = countedKeys(prefix);
  return picks.reduce((before, pick) => {
    const operation = pickedOperation(before, pick, newKey);
    return may(operation) ? doneOrNot(before, operation).draft : before;
  }, draft);
}

describe('any two versions', () => {
  test('merging with an unchanged side gives the other', () => {
    fc.assert(
      fc.property(arbitraryCourse(), arbitraryPicks, (base, picks) => {
        const changed = edited(base, picks, 'n');
        expect(merge(base, changed, base)).toEqual({ draft: changed, conflicts: [] });
        expect(merge(base, base, changed)).toEqual({ draft: changed, conflicts: [] });
        expect(merge(base, changed, changed).draft).toEqual(changed);
      }),
    );
  });

  test('what different people do to different modules joins, anyone who is the one who merges', () => {
    const within = (operation: Operation): boolean =>
      operation.type !== 'setCourse' &&
      !('place' in operation && operation.place.list === 'modules') &&
      !('to' in operation && operation.to.list === 'modules');
    const noPrizes = (draft: CourseDraft): CourseDraft => ({ ...draft, achievements: [] });
    const two = fc.constant(null).chain(() => {
      const newKey = countedKeys();
      return fc.tuple(arbitraryCourse(newKey), arbitraryCourse(newKey));
    });
    fc.assert(
      fc.property(two, arbitraryPicks, arbitraryPicks, ([first, second], picks, otherPicks) => {
        const [a, b] = [noPrizes(first), noPrizes(second)];
        const join = (one: CourseDraft, other: CourseDraft) => aCourse([...one.modules, ...other.modules]);
        const [changedA, changedB] = [
          noPrizes(edited(a, picks, 'm', within)),
          noPrizes(edited(b, otherPicks, 't', within)),
        ];
        const [base, mine, theirs] = [join(a, b), join(changedA, b), join(a, changedB)];
        const expected = { draft: join(changedA, changedB), conflicts: [] };
        expect(merge(base, mine, theirs)).toEqual(expected);
        expect(merge(base, theirs, mine)).toEqual(expected);
      }),
    );
  });

  test('a merge is a sound draft in which nothing new is missing', () => {
    fc.assert(
      fc.property(arbitraryCourse(), arbitraryPicks, arbitraryPicks, (base, picks, otherPicks) => {
        const mine = edited(base, picks, 'm');
        const theirs = edited(base, otherPicks, 't');
        const { draft } = merge(base, mine, theirs);
        expect(brokenInvariants(draft)).toEqual([]);
        for (const side of [mine, theirs]) {
          const fresh = side.modules.filter(({ id }) => id === undefined);
          expect(fresh.every(({ key }) => findNode(draft, key) !== null)).toBe(true);
        }
      }),
    );
  });
});

const text = (key: string, words: string, id: number) =>
  aSection(key, { type: 'important', title: 'T', html: words }, { id });
const base = aCourse([
  aModule(
    'm',
    [
      aLecture('l1', {
        id: 1,
        content: { sections: [text('s1', 'One', 11), text('s2', 'Two', 12)], questions: [aQuestion('q', { id: 21 })] },
      }),
      aLecture('l2', { id: 2, content: { sections: [text('s3', 'Three', 13)], questions: [] } }),
      aLecture('l3', { id: 3, content: 'notRead' }),
    ],
    { id: 5 },
  ),
]);
const say = (key: string, html: string, title = 'T'): Operation => ({
  type: 'setSection',
  key,
  content: { type: 'important', title, html },
});
const sections = (draft: CourseDraft, key: string) => findOf(draft, 'lecture', key)?.node.content;

describe('two people', () => {
  test('in one section: its title and its text join, the same text is a conflict that keeps mine', () => {
    const mine = afterOperations(base, say('s1', 'Mine'));
    const other = afterOperations(base, say('s1', 'One', 'Theirs'));
    expect(sections(merge(base, mine, other).draft, 'l1')).toMatchObject({
      sections: [{ content: { title: 'Theirs', html: 'Mine' } }, {}],
    });
    const theirs = afterOperations(base, say('s1', 'Theirs'));
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([
      {
        type: 'field',
        node: 's1',
        kind: 'section',
        field: 'important.html',
        base: 'One',
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
    expect(sections(merged.draft, 'l1')).toMatchObject({ sections: [{ content: { html: 'Mine' } }, {}] });
    const [conflict] = merged.conflicts;
    const choice = conflict && takeOther(merged.draft, conflict);
    expect(choice && sections(afterOperations(merged.draft, choice), 'l1')).toMatchObject({
      sections: [{ content: { title: 'T', html: 'Theirs' } }, {}],
    });
  });

  test('in the settings of the course: members of one field join, whatever its type', () => {
    const mine = afterOperations(base, { type: 'setCourse', fields: { type: 'EXTERNAL', name: 'Mine' } });
    const metadata = { ...base.fields.metadata, language: 'de' };
    const theirs = afterOperations(base, { type: 'setCourse', fields: { metadata, name: 'Theirs' } });
    const merged = merge(base, mine, theirs);
    expect(merged.draft.fields).toMatchObject({ type: 'EXTERNAL', name: 'Mine', metadata: { language: 'de' } });
    expect(merged.conflicts).toMatchObject([{ node: null, field: 'name', mine: 'Mine', theirs: 'Theirs' }]);
    const [conflict] = merged.conflicts;
    const choice = conflict && takeOther(merged.draft, conflict);
    expect(choice && afterOperations(merged.draft, choice).fields.name).toBe('Theirs');
  });

  test.each([
    ['removedHere', 'l1', { type: 'remove', keys: ['l1'] }, say('s2', 'Changed')],
    ['removedThere', 'l1', say('s2', 'Changed'), { type: 'remove', keys: ['l1'] }],
    ['removedThere', 's2', say('s2', 'Changed'), { type: 'remove', keys: ['s2'] }],
    ['removedThere', 'm', say('s2', 'Changed'), { type: 'remove', keys: ['m'] }],
  ] as const)('%s: what one removes and the other changes is kept, and asked (%s)', (type, node, ours, others) => {
    const merged = merge(base, afterOperations(base, ours), afterOperations(base, others));
    expect(merged.conflicts).toMatchObject([{ type, node }]);
    expect(sections(merged.draft, 'l1')).toMatchObject({ sections: [{}, { content: { html: 'Changed' } }] });
    const [conflict] = merged.conflicts;
    const choice = conflict && takeOther(merged.draft, conflict);
    expect(choice && findNode(afterOperations(merged.draft, choice), node)).toBeNull();
  });

  test('what one removes and nobody changed is gone', () => {
    const mine = afterOperations(base, { type: 'remove', keys: ['s1'] });
    const theirs = afterOperations(base, { type: 'remove', keys: ['l2'] });
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(findNode(merged.draft, 's1') ?? findNode(merged.draft, 'l2')).toBeNull();
  });

  test('one moves a section and the other changes it', () => {
    const mine = afterOperations(base, { type: 'move', keys: ['s1'], to: { list: 'sections', lecture: 'l2', at: 1 } });
    const theirs = afterOperations(base, say('s1', 'Theirs'));
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(sections(merged.draft, 'l2')).toMatchObject({ sections: [{ key: 's3' }, { content: { html: 'Theirs' } }] });
  });

  test('new sections of both at one place stay together by side', () => {
    const add = (...keys: string[]): Operation => ({
      type: 'insert',
      place: { list: 'sections', lecture: 'l1', at: 1 },
      added: { kind: 'section', nodes: keys.map((key) => aSection(key, { type: 'text', text: key })) },
    });
    const [mine, theirs] = [afterOperations(base, add('b1', 'd1')), afterOperations(base, add('c1', 'a1'))];
    const keys = ({ draft }: { draft: CourseDraft }) => {
      const content = sections(draft, 'l1');
      return content === undefined || content === 'notRead' ? [] : content.sections.map(({ key }) => key);
    };
    expect(keys(merge(base, mine, theirs))).toEqual(['s1', 'b1', 'd1', 'c1', 'a1', 's2']);
    expect(keys(merge(base, theirs, mine))).toEqual(['s1', 'b1', 'd1', 'c1', 'a1', 's2']);
  });

  test('a lecture that mine did not change is as the others have it, also unread', () => {
    const mine = afterOperations(base, say('s1', 'Mine'));
    const theirs: CourseDraft = {
      ...base,
      modules: base.modules.map((module) => ({
        ...module,
        lectures: module.lectures.map((lecture) =>
          lecture.key === 'l2' ? { ...lecture, content: 'notRead' } : lecture,
        ),
      })),
    };
    const { draft } = merge(base, mine, theirs);
    expect(sections(draft, 'l2')).toBe('notRead');
    expect(sections(draft, 'l1')).toMatchObject({ sections: [{ content: { html: 'Mine' } }, {}] });
  });
});

test('what was read again gets the keys that its nodes have', () => {
  const renamed = JSON.parse(JSON.stringify(base).replaceAll(/"key":"(\w+)"/g, '"key":"x$1"')) as CourseDraft;
  expect(alignKeys(renamed, [base])).toEqual(base);
});

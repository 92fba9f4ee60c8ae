import { applyPatches } from 'immer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOperation } from './applyOperation.ts';
import type { CourseDraft, LectureContent } from './courseDraft.ts';
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
} from './draftBuilder.testkit.ts';
import { findNode, findOf, lecturesOf } from './findNode.ts';
import { brokenInvariants } from './invariants.ts';
import { isSame } from './isSame.ts';
import { keysIn } from './keysIn.ts';

const contentOf = (draft: CourseDraft, key: string): LectureContent =>
  findOf(draft, 'lecture', key)?.node.content as LectureContent;

const allKeys = (draft: CourseDraft) => [...keysIn([...draft.modules, ...draft.achievements])].sort();

describe('any operations', () => {
  test('BEY-04 keep what always holds, and their inverse patches lead back', () => {
    fc.assert(
      fc.property(arbitraryCourse(), fc.array(arbitraryPick, { maxLength: 12 }), (course, picks) => {
        const newKey = countedKeys('n');
        let draft = course;
        expect(brokenInvariants(draft)).toEqual([]);
        for (const pick of picks) {
          const operation = pickedOperation(draft, pick, newKey);
          const result = doneOrNot(draft, operation);
          expect(brokenInvariants(result.draft), JSON.stringify(operation)).toEqual([]);
          expect(applyPatches(draft, result.patches)).toEqual(result.draft);
          expect(applyPatches(result.draft, result.inverse)).toEqual(draft);
          expect(result.patches.length === 0, JSON.stringify(operation)).toBe(isSame(draft, result.draft));
          draft = result.draft;
        }
      }),
    );
  });

  test('every node is found at its path and place', () => {
    fc.assert(
      fc.property(arbitraryCourse(), (course) => {
        for (const key of keysIn([...course.modules, ...course.achievements])) {
          const found = findNode(course, key);
          const there = found?.path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], course);
          expect(there).toBe(found?.node);
          expect(found?.node.key).toBe(key);
          expect(found?.path.at(-1)).toBe(found?.place.at);
        }
      }),
    );
  });

  test('moving a node loses none', () => {
    fc.assert(
      fc.property(arbitraryCourse(), arbitraryPick, (course, pick) => {
        const operation = pickedOperation(course, { ...pick, what: 8 + (pick.what % 3) }, countedKeys('n'));
        expect(allKeys(doneOrNot(course, operation).draft)).toEqual(allKeys(course));
      }),
    );
  });
});

describe('removing', () => {
  const shown = aSection('rich', { type: 'richText', html: '' }, { questions: ['q1', 'q2'] });
  const course = aCourse([
    aModule('m', [
      aLecture('l', {
        content: {
          sections: [shown, aSection('place', { type: 'question', question: 'q1' })],
          questions: [aQuestion('q1'), aQuestion('q2')],
        },
      }),
    ]),
  ]);

  test('EDIT-04 a question empties its places, and the bank draws what is left', () => {
    const banked = afterOperations(course, {
      type: 'setBank',
      key: 'l',
      bank: { draws: [{ weight: 1, drawCount: 2 }] },
    });
    const draft = afterOperations(banked, { type: 'remove', keys: ['q1'] });
    const { sections, questions } = contentOf(draft, 'l');
    expect(sections.map((section) => [section.questions, section.content])).toEqual([
      [['q2'], { type: 'richText', html: '' }],
      [[], { type: 'question', question: null }],
    ]);
    expect(questions).toHaveLength(1);
    expect(findOf(draft, 'lecture', 'l')?.node.fields.questionBank).toEqual({ draws: [{ weight: 1, drawCount: 1 }] });
  });

  test('EDIT-04 a section leaves its questions in the lecture', () => {
    const { sections, questions } = contentOf(afterOperations(course, { type: 'remove', keys: ['rich'] }), 'l');
    expect(sections.map(({ key }) => key)).toEqual(['place']);
    expect(questions.map(({ key }) => key)).toEqual(['q1', 'q2']);
  });

  test('GAM-02 a lecture is no more named by achievements', () => {
    const condition = { type: 'LECTURES_COMPLETED', lectures: ['l'] } as const;
    const prize = { key: 'a', name: '', description: '', imageUrl: null, frame: false, condition };
    const draft = afterOperations({ ...course, achievements: [prize] }, { type: 'remove', keys: ['l'] });
    expect(draft.achievements[0]?.condition).toEqual({ type: 'LECTURES_COMPLETED', lectures: [] });
  });
});

describe('moving', () => {
  const course = aCourse([
    aModule('m1', [
      aLecture('l1', {
        content: {
          sections: [
            aSection('s1', { type: 'question', question: 'q1' }),
            aSection('s2', { type: 'richText', html: '' }, { questions: ['q1', 'q2'] }),
            aSection('b', { type: 'branch', options: [{ title: '', sections: [] }] }),
          ],
          questions: [aQuestion('q1'), aQuestion('q2')],
        },
      }),
      aLecture('l2'),
    ]),
    aModule('m2', [aLecture('l3', { content: 'notRead' })]),
  ]);
  const sectionKeys = (draft: typeof course, key: string) => contentOf(draft, key).sections.map((each) => each.key);

  test('BEY-05 goes before what stands at the place now', () => {
    const forward = afterOperations(course, {
      type: 'move',
      keys: ['s1'],
      to: { list: 'sections', lecture: 'l1', at: 2 },
    });
    expect(sectionKeys(forward, 'l1')).toEqual(['s2', 's1', 'b']);
    const back = afterOperations(forward, {
      type: 'move',
      keys: ['b', 's2'],
      to: { list: 'sections', lecture: 'l1', at: 0 },
    });
    expect(sectionKeys(back, 'l1')).toEqual(['b', 's2', 's1']);
  });

  test('BEY-05 a section takes along the questions that only it shows', () => {
    const draft = afterOperations(course, {
      type: 'move',
      keys: ['s2'],
      to: { list: 'sections', lecture: 'l2', at: 0 },
    });
    expect(contentOf(draft, 'l2').questions.map(({ key }) => key)).toEqual(['q2']);
    expect(contentOf(draft, 'l2').sections[0]?.questions).toEqual(['q2']);
    expect(contentOf(draft, 'l1').questions.map(({ key }) => key)).toEqual(['q1']);
  });

  test('BEY-05 a lecture moves unread into another module, and a section into an option', () => {
    const draft = afterOperations(
      course,
      { type: 'move', keys: ['l3'], to: { list: 'lectures', module: 'm1', at: 1 } },
      { type: 'move', keys: ['s1'], to: { list: 'option', branch: 'b', option: 0, at: 0 } },
    );
    expect(lecturesOf(draft).map(({ key }) => key)).toEqual(['l1', 'l3', 'l2']);
    expect(findOf(draft, 'section', 's1')?.place).toEqual({ list: 'option', branch: 'b', option: 0, at: 0 });
  });

  test.each([
    ['misplaced', 'm1', { list: 'sections', lecture: 'l2', at: 0 }],
    ['notRead', 's1', { list: 'sections', lecture: 'l3', at: 0 }],
    ['gone', 's1', { list: 'option', branch: 's2', option: 0, at: 0 }],
    ['gone', 'nobody', { list: 'modules', at: 0 }],
  ] as const)('is refused as %s', (why, key, to) => {
    expect(applyOperation(course, { type: 'move', keys: [key], to })).toBe(why);
  });

  test('OP-100 no branch goes into another', () => {
    const other = aSection('b2', { type: 'branch', options: [] });
    const to = { list: 'option', branch: 'b', option: 0, at: 0 } as const;
    expect(applyOperation(course, { type: 'insert', place: to, added: { kind: 'section', nodes: [other] } })).toBe(
      'branchInBranch',
    );
    expect(applyOperation(course, { type: 'move', keys: ['b'], to })).toBe('branchInBranch');
  });
});

describe('setting', () => {
  const course = aCourse([aModule('m', [aLecture('l', { content: { sections: [], questions: [aQuestion('q')] } })])]);

  test('QEDIT-15 a question keeps an answer', () => {
    const question = aQuestion('q', { content: { type: 'multipleChoice', options: [], correctPositions: [] } });
    expect(applyOperation(course, { type: 'setQuestion', question })).toBe('noAnswer');
  });

  test('BANK-03 BANK-07 BANK-08 a bank draws at most what there is, also after the weight has changed', () => {
    const banked = afterOperations(course, {
      type: 'setBank',
      key: 'l',
      bank: { draws: [{ weight: 1, drawCount: 9 }] },
    });
    expect(findOf(banked, 'lecture', 'l')?.node.fields.questionBank).toEqual({ draws: [{ weight: 1, drawCount: 1 }] });
    const heavier = afterOperations(banked, { type: 'setQuestion', question: aQuestion('q', { weight: 2 }) });
    expect(findOf(heavier, 'lecture', 'l')?.node.fields.questionBank).toBeNull();
  });

  test('SAVE-01 the same once more is no change', () => {
    const result = applyOperation(course, { type: 'setCourse', fields: { tags: [...course.fields.tags] } });
    expect(result).toEqual({ draft: course, patches: [], inverse: [] });
  });
});

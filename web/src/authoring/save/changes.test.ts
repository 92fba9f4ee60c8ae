import { describe, expect, test } from 'vitest';
import { aCourse, afterOperations, aLecture, aModule, aQuestion, aSection } from '../draft/draftBuilder.testkit.ts';
import { changesBetween } from './changes.ts';
import { mergePatch } from './mergePatch.ts';
import { needsConfirmation } from './needsConfirmation.ts';
import { rebase } from './rebase.ts';

const course = aCourse([
  aModule(
    'm1',
    [
      aLecture('l1', {
        id: 11,
        content: {
          sections: [aSection('s1', { type: 'question', question: 'q1' }, { id: 21 })],
          questions: [aQuestion('q1', { id: 31 })],
        },
      }),
      aLecture('l2', { id: 12, content: 'notRead' }),
    ],
    { id: 1 },
  ),
  aModule('m2', [aLecture('l3', { id: 13, content: 'notRead' })], { id: 2 }),
]);

describe('what is sent', () => {
  test('SAVE-01 is nothing when the same is there again', () => {
    const there = afterOperations(course, { type: 'setCourse', fields: { name: 'Other' } });
    expect(
      changesBetween(course, afterOperations(there, { type: 'setCourse', fields: { name: 'Botany' } })),
    ).toBeNull();
  });

  test('is the fields that changed', () => {
    const metadata = { ...course.fields.metadata, language: 'de' };
    const draft = afterOperations(course, {
      type: 'setCourse',
      fields: { name: 'Trees', metadata, customMetadata: { a: 1 } },
    });
    expect(changesBetween(course, draft)).toEqual({
      fields: { name: 'Trees', metadata: { language: 'de' }, customMetadata: { a: 1 } },
    });
  });

  test('is the tree with unchanged lectures as their id alone', () => {
    const question = aQuestion('q2', { text: 'New?' });
    const section = aSection('s2', { type: 'richText', html: '<p>A</p>' }, { questions: ['q1', 'q2'] });
    const draft = afterOperations(
      course,
      { type: 'move', keys: ['l3'], to: { list: 'lectures', module: 'm1', at: 0 } },
      {
        type: 'insert',
        place: { list: 'sections', lecture: 'l1', at: 0 },
        added: { kind: 'section', nodes: [section], questions: [question] },
      },
    );
    const written = { text: 'New?', weight: 1, wrongLimit: 0, explanation: null };
    const singleChoice = { list: false, options: ['Yes', 'No'], optionIds: [1, 2], correctPosition: 1 };
    expect(changesBetween(course, draft)).toEqual({
      fields: {},
      modules: [
        {
          moduleId: '1',
          lectures: [
            { lectureId: '13' },
            {
              lectureId: '11',
              content: {
                sections: [
                  {
                    clientKey: 's2',
                    questions: [{ questionId: '31' }, { clientKey: 'q2' }],
                    content: { richText: { html: '<p>A</p>' } },
                  },
                  { sectionId: '21', questions: [], content: { question: { question: { questionId: '31' } } } },
                ],
                questions: [
                  { ...written, text: 'Question q1', questionId: '31', content: { singleChoice } },
                  { ...written, clientKey: 'q2', content: { singleChoice } },
                ],
              },
            },
            { lectureId: '12' },
          ],
        },
        { moduleId: '2', lectures: [] },
      ],
    });
  });

  test('names modules that stay by their id alone', () => {
    const draft = afterOperations(course, { type: 'move', keys: ['m2'], to: { list: 'modules', at: 0 } });
    expect(changesBetween(course, draft)).toEqual({ fields: {}, modules: [{ moduleId: '2' }, { moduleId: '1' }] });
  });

  test('GAM-02 names new lectures in achievements by their key', () => {
    const condition = { type: 'LECTURES_COMPLETED', lectures: ['l1', 'new'] } as const;
    const prize = { key: 'a', name: 'Prize', description: '', imageUrl: null, frame: false, condition };
    const draft = afterOperations(
      course,
      {
        type: 'insert',
        place: { list: 'lectures', module: 'm2', at: 9 },
        added: { kind: 'lecture', nodes: [aLecture('new')] },
      },
      { type: 'insert', place: { list: 'achievements', at: 0 }, added: { kind: 'achievement', nodes: [prize] } },
    );
    expect(changesBetween(course, draft)?.achievements).toMatchObject([
      { clientKey: 'a', condition: { lecturesCompleted: [{ lectureId: '11' }, { clientKey: 'new' }] } },
    ]);
  });
});

test('a merge patch tells members that changed and went', () => {
  const before = { a: 1, b: { c: 2, d: [1] }, e: 3 };
  expect(mergePatch(before, { a: 1, b: { c: 2, d: [2] }, f: null })).toEqual({ b: { d: [2] }, f: null, e: null });
});

test('OP-66 removing what learners may have worked in needs a confirmation, removing what is new does not', () => {
  const inserted = afterOperations(course, {
    type: 'insert',
    place: { list: 'lectures', module: 'm2', at: 0 },
    added: { kind: 'lecture', nodes: [aLecture('new')] },
  });
  expect(needsConfirmation(course, afterOperations(inserted, { type: 'remove', keys: ['new', 's1'] }))).toBe(false);
  expect(needsConfirmation(course, afterOperations(course, { type: 'remove', keys: ['q1'] }))).toBe(true);
  expect(needsConfirmation(course, afterOperations(course, { type: 'remove', keys: ['m2'] }))).toBe(true);
});

test('SAVE-01 what was typed while a save was under way stays, and new nodes get their ids', () => {
  const inner = aSection('inner', { type: 'text', text: '' });
  const branch = aSection('branch', { type: 'branch', options: [{ title: '', sections: [inner] }] });
  const sent = afterOperations(course, {
    type: 'insert',
    place: { list: 'sections', lecture: 'l1', at: 1 },
    added: { kind: 'section', nodes: [branch] },
  });
  const draft = afterOperations(sent, { type: 'setSection', key: 'inner', content: { type: 'text', text: 'typed' } });
  const saved = rebase(
    draft,
    sent,
    new Map([
      ['branch', 50],
      ['inner', 51],
    ]),
  );
  const sectionsOf = (of: typeof course) => of.modules[0]?.lectures[0]?.content;
  expect(sectionsOf(saved.draft)).toMatchObject({
    sections: [{ id: 21 }, { id: 50, content: { options: [{ sections: [{ id: 51, content: { text: 'typed' } }] }] } }],
  });
  expect(changesBetween(saved.base, saved.draft)?.modules).toHaveLength(2);
  expect(saved.draft.modules[1]).toBe(draft.modules[1]);
});

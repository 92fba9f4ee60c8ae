import { expect, test } from 'vitest';
import type { AuthoredCourseAnswer } from './authoredAnswer.ts';
import { aQuestion, countedKeys, courseFields } from './draftBuilder.testkit.ts';
import { lecturesOf } from './findNode.ts';
import { brokenInvariants } from './invariants.ts';
import { readDraft } from './readDraft.ts';
import { withContent } from './withContent.ts';

const lectureAnswer = {
  lectureId: 20,
  name: 'Leaves',
  description: '',
  durationMinutes: null,
  headerImageUrl: null,
  mediaSource: null,
  navigationMode: 'SCROLL',
  questionBank: { draws: [{ weight: 1, drawCount: 1 }] },
} as const;

const prize = { frame: false, name: 'Prize', description: '', imageUrl: null, requiredPercent: null };
const course: AuthoredCourseAnswer = {
  ...courseFields,
  tags: [{ name: 'green' }],
  customMetadata: { source: 'herbarium', decisionTree: { id: 'tree', kind: 'DECISION_TREE' } },
  decisionTree: {
    key: 'tree',
    title: 'Which plant?',
    text: '',
    nodes: [{ key: 'a', parentKey: 'tree', content: { option: { title: 'A tree' } } }],
  },
  modules: [
    {
      moduleId: 10,
      name: 'Trees',
      description: '',
      availableFromTime: null,
      startTime: null,
      durationMinutes: 30,
      lectures: [lectureAnswer],
    },
  ],
  achievements: [
    { ...prize, achievementId: 50, type: 'LECTURES_COMPLETED', lectureIds: [20, 99], questionIds: [] },
    { ...prize, achievementId: 51, type: 'QUESTIONS_ANSWERED', lectureIds: [], questionIds: [40] },
  ],
};

test('an outline becomes a draft whose lectures are not read', () => {
  const draft = readDraft(course, countedKeys());
  expect(draft.fields).toEqual({
    ...courseFields,
    customMetadata: { source: 'herbarium' },
    decisionTree: {
      key: 'tree',
      title: 'Which plant?',
      text: '',
      nodes: [{ key: 'a', parentKey: 'tree', content: { option: { title: 'A tree' } } }],
    },
  });
  const [lecture] = lecturesOf(draft);
  expect(lecture).toMatchObject({ id: 20, content: 'notRead', fields: { navigationMode: 'SCROLL' } });
  expect(draft.achievements.map(({ condition }) => condition)).toEqual([
    { type: 'LECTURES_COMPLETED', lectures: [lecture?.key] },
    { type: 'QUESTIONS_ANSWERED', questions: [{ id: 40 }] },
  ]);
});

test('GAM-02 once a lecture is read, achievements name its questions by key', () => {
  const newKey = countedKeys();
  const draft = readDraft(course, newKey);
  const lecture = lecturesOf(draft)[0]?.key ?? '';
  const read = { sections: [], questions: [aQuestion('q', { id: 40 })] };
  const later = withContent(draft, lecture, read);
  expect(lecturesOf(later)[0]?.content).toBe(read);
  expect(later.achievements[1]?.condition).toMatchObject({ questions: [{ key: read.questions[0]?.key }] });
  expect(brokenInvariants(later)).toEqual([]);
});

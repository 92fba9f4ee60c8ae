import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import type { LectureContent } from '../draft/courseDraft.ts';
import { countedKeys } from '../draft/draftBuilder.testkit.ts';
import { readLecture } from './readLecture.ts';

/** Members that the compiler asks of each section, so that a fragment on the interface finds its own. */
const section = { __isAuthoredSection: 'AuthoredSection', __isAuthoredSectionFields: 'AuthoredSectionFields' };

const question = {
  __typename: 'AuthoredSingleChoiceQuestion',
  __isAuthoredQuestion: 'AuthoredQuestion',
  __isAuthoredQuestionFields: 'AuthoredQuestionFields',
  questionId: 40,
  text: 'Why?',
  weight: 1,
  wrongLimit: 0,
  explanation: null,
  list: false,
  options: ['So', 'Not'],
  optionIds: [1, 2],
  correctPosition: 1,
} as const;

const content = {
  sections: [
    { ...section, __typename: 'AuthoredQuestionSection', sectionId: 30, questionIds: [40], questionId: 40 },
    { ...section, __typename: 'AuthoredRichTextSection', sectionId: 31, questionIds: [40, 99], html: '<p>A</p>' },
    {
      ...section,
      __typename: 'AuthoredBranchSection',
      sectionId: 32,
      questionIds: [],
      options: [
        {
          title: 'On',
          sections: [
            {
              ...section,
              __typename: 'AuthoredUnknownSection',
              sectionId: 33,
              questionIds: [],
              type: 'OLD',
              content: 1,
            },
          ],
        },
      ],
    },
    {
      ...section,
      __typename: 'AuthoredDialogSection',
      sectionId: 34,
      questionIds: [40],
      turns: [
        {
          usesOwnPicture: true,
          side: 'LEFT',
          avatarUrl: null,
          avatarName: null,
          bubbles: [
            { __typename: 'AuthoredQuestionBubble', questionId: 99 },
            { __typename: 'AudioBubble', url: 'https://a.test/a.mp3' },
          ],
        },
      ],
    },
  ],
  questions: [question],
};

function reading(answer: object): Promise<LectureContent | null> {
  const environment = createMockEnvironment();
  const read = readLecture(environment, { courseId: 1, lectureId: 20 }, countedKeys());
  environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: answer });
  return read;
}

test('content names its questions by key, and none that is not there', async () => {
  const read = (await reading({ authoredLecture: { id: 'lecture', content } })) ?? { sections: [], questions: [] };
  const key = read.questions[0]?.key;
  expect(read.sections.map((section) => [section.id, section.questions])).toEqual([
    [30, []],
    [31, [key]],
    [32, []],
    [34, []],
  ]);
  expect(read.sections[0]?.content).toEqual({ type: 'question', question: key });
  expect(read.sections[3]?.content).toMatchObject({ turns: [{ bubbles: [{ question: null }, { kind: 'audio' }] }] });
  expect(read.sections[2]?.content).toMatchObject({
    options: [{ sections: [{ id: 33, content: { storedType: 'OLD' } }] }],
  });
});

test('EDIT-11 a lecture that is gone is none, and one whose content could not be read is not taken for an empty one', async () => {
  expect(await reading({ authoredLecture: null })).toBeNull();
  await expect(reading({ authoredLecture: { id: 'lecture', content: null } })).rejects.toThrow('could not be read');
});

test('SAVE-03 a lecture with a type of sections that is not known here is not read without it', async () => {
  const later = { ...section, __typename: 'AuthoredHologramSection', sectionId: 1, questionIds: [] };
  await expect(
    reading({ authoredLecture: { id: 'lecture', content: { sections: [later], questions: [] } } }),
  ).rejects.toThrow('not known');
});

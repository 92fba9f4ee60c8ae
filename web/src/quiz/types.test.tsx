import { screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { aQuestion as aDraft, countedKeys } from '../authoring/draft/draftBuilder.testkit.ts';
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { shapeVersions } from '../authoring/draft/shapeVersions.ts';
import { contentInput } from '../authoring/save/contentInput.ts';
import { readLecture } from '../authoring/server/readLecture.ts';
import { membersOf } from '../editing/membersOf.ts';
import { sectionTypes } from '../section/types.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { englishWords as words, questionSamples } from './questionDraft.testkit.ts';
import { storedQuestion } from './storedQuestion.ts';
import { questionTypes, typeOf } from './types.ts';

const named = Object.values<QuestionContent>(questionSamples).map((content) => [content.type, content] as const);
const common = { answers: [{ key: '1', label: 'One' }], right: [], placed: null };
const made = Object.values(questionTypes).map(({ name, make }) => [name, make(common, words)] as const);
const stored = (content: unknown) => storedQuestion(aQuestionOf(content), shapeVersions)?.content;
const aQuestionOf = (content: unknown) => ({ ...aDraft('k1'), content });
const inCapitals = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A question as it is read after it was written: the contract names the members of both alike. */
async function writtenAndRead(question: QuestionDraft): Promise<QuestionDraft | undefined> {
  const environment = createMockEnvironment();
  const reading = readLecture(environment, { courseId: 1, lectureId: 2 }, countedKeys());
  const { questions } = contentInput({ sections: [], questions: [question] });
  const answered = questions.map(({ questionId, content, ...members }) => {
    const [[name, answers] = ['', {}]] = Object.entries(content);
    const typename = `Authored${inCapitals(name)}Question`;
    return {
      __typename: typename,
      __isAuthoredQuestion: typename,
      __isAuthoredQuestionFields: typename,
      questionId: Number(questionId),
      ...members,
      ...answers,
    };
  });
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: { authoredLecture: { id: 'lecture', content: { sections: [], questions: answered } } },
  });
  return (await reading)?.questions[0];
}

describe('a question of each type', () => {
  it.each(Object.entries(questionTypes))(
    'QEDIT-02 %s bears the name of its line, and none of a section',
    (name, type) => {
      expect(type.name).toBe(name);
      expect(Object.keys(sectionTypes)).not.toContain(name);
    },
  );

  it.each(named)('SAVE-03 %s is read as it was written', async (_type, content) => {
    const explanation = { type: 'HTML', texts: [{ key: '1', content: '<b>So</b>' }] } as const;
    const question: QuestionDraft = { ...aDraft('k1', { id: 7, wrongLimit: 3, weight: 2, explanation }), content };
    expect(await writtenAndRead(question)).toEqual(question);
  });

  it.each([...named, ...made])('BEY-11 %s has the shape of its type, and no other members', (_type, content) => {
    expect(stored(content)).toEqual(content);
    expect(stored({ ...content, more: 1 })).toBeUndefined();
    expect(stored(membersOf(content))).toBeUndefined();
  });

  it.each(named)('OP-60 %s is made of what it tells', (_type, content) => {
    const type = typeOf(content);
    expect(type.make(type.tell(content), words)).toEqual(
      type.name === 'singleOrdering' ? { ...content, correctOrder: [1, 2, 3] } : content,
    );
  });

  it.each(named)('QEDIT-01 %s is edited and tried', async (_type, content) => {
    const question = aQuestionOf(content) as QuestionDraft;
    const { Editor, Tried } = typeOf(content);
    await renderEditor(
      <Suspense fallback={null}>
        <section aria-label="editor">{createElement(Editor, { question, content, onChange: () => undefined })}</section>
        <section aria-label="card">{createElement(Tried, { draft: question, content })}</section>
      </Suspense>,
    );
    expect(await screen.findByRole('region', { name: 'editor' })).toHaveTextContent(/Add/);
    expect(screen.getByRole('region', { name: 'card' })).toHaveTextContent('Question k1');
  });

  it('BEY-11 one of a type that nobody knows is none', () => {
    expect(stored({ type: 'hologram' })).toBeUndefined();
    expect(stored({ type: 'toString' })).toBeUndefined();
  });
});

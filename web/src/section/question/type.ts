import { foundIf } from '../../editing/check/contentFinding.ts';
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { questionPlaceInput, replacedQuestion, sectionType } from '../sectionType.ts';
import { QuestionSection } from './QuestionSection.tsx';
import type { type_question$key } from './__generated__/type_question.graphql.ts';

/** Null until a question was chosen, and when it is there no more. */
const shape = z.strictObject({ type: z.literal('question'), question: z.nullable(z.string()) });

export type QuestionContent = Immutable<z.output<typeof shape>>;

/** A place for a question of the lecture (SEC-16). */
export const question = sectionType<QuestionContent, type_question$key>({
  name: 'question',
  label: messages.typeQuestion,
  hint: messages.hintQuestion,
  group: 'activity',
  Icon: QuestionCircle20Regular,
  shape,
  read: (section, around) => {
    const { questionId } = readInlineData<type_question$key>(
      graphql`
        fragment type_question on AuthoredQuestionSection @inline {
          questionId
        }
      `,
      section,
    );
    return { type: 'question', question: around.question(questionId) };
  },
  write: (content, around) => ({ question: questionPlaceInput(content.question, around) }),
  make: () => ({ type: 'question', question: null }),
  summary: (content, asked) => previewText(asked(content.question)),
  fieldNames: { question: messages.question },
  questionPlaces: {
    of: (content) => [content.question],
    replaced: (content, next) => ({ ...content, question: replacedQuestion(content.question, next) }),
  },
  check: (content) => foundIf(content.question === null, 'noQuestion', 'question'),
  draw: (content, around) => createElement(QuestionSection, { question: around.question(content.question) }),
  editor: () => import('./QuestionSectionEditor.tsx').then((module) => module.QuestionSectionEditor),
});

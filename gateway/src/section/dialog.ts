import { record, records, text, textOrNull, type FreeForm } from '../freeForm.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import { side } from './columns.ts';
import type { DialogBubbleModel, DialogSectionModel, DialogTurnModel, SectionBase } from './sectionModel.ts';

/** SEC-09. */
export function dialog(content: unknown, base: SectionBase): DialogSectionModel {
  // One that was not drawn for this reader is missing here.
  const questions = new Map(base.questions.map((question) => [question.questionId, question]));
  return {
    __typename: 'DialogSection',
    ...base,
    turns: records(content).map((turn) => toTurn(turn, questions)),
  };
}

type Questions = ReadonlyMap<unknown, QuestionModel>;

function toTurn(turn: FreeForm, questions: Questions): DialogTurnModel {
  const avatar = record(turn['avatar']);
  return {
    usesOwnPicture: turn['userPicAvatar'] === true,
    side: side(turn['side']),
    avatarUrl: textOrNull(avatar['link']),
    avatarName: textOrNull(avatar['name']),
    bubbles: records(turn['bubbles']).map((bubble) => toBubble(bubble, questions)),
  };
}

function toBubble({ type, content, questionId }: FreeForm, questions: Questions): DialogBubbleModel {
  switch (text(type).toUpperCase()) {
    case 'VIDEO':
      return { __typename: 'VideoBubble', url: text(content) };
    case 'AUDIO':
      return { __typename: 'AudioBubble', url: text(content) };
    case 'QUESTION':
      return { __typename: 'QuestionBubble', question: questions.get(questionId) ?? null };
    default:
      return { __typename: 'TextBubble', html: text(content) };
  }
}

import { record, records, text, textOrNull, type FreeForm } from '../freeForm.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import { side } from './columns.ts';
import type { DialogBubbleModel, DialogSectionModel, DialogTurnModel, SectionBase } from './sectionModel.ts';

/** SEC-09. */
export function dialog(content: unknown, base: SectionBase): DialogSectionModel {
  const turns = records(content);
  const questionAt = placesOf(turns, base.questions);
  return { __typename: 'DialogSection', ...base, turns: turns.map((turn) => toTurn(turn, questionAt)) };
}

type QuestionAt = (index: string) => QuestionModel | null;

function toTurn(turn: FreeForm, questionAt: QuestionAt): DialogTurnModel {
  const avatar = record(turn['avatar']);
  return {
    usesOwnPicture: turn['userPicAvatar'] === true,
    side: side(turn['side']),
    avatarUrl: textOrNull(avatar['link']),
    avatarName: textOrNull(avatar['name']),
    bubbles: records(turn['bubbles']).map((bubble) => toBubble(bubble, questionAt)),
  };
}

function toBubble({ type, content }: FreeForm, questionAt: QuestionAt): DialogBubbleModel {
  switch (text(type).toUpperCase()) {
    case 'VIDEO':
      return { __typename: 'VideoBubble', url: text(content) };
    case 'AUDIO':
      return { __typename: 'AudioBubble', url: text(content) };
    case 'QUESTION':
      return { __typename: 'QuestionBubble', question: questionAt(text(content)) };
    default:
      return { __typename: 'TextBubble', html: text(content) };
  }
}

/**
 * The wire names a bubble's question by its index in the author's list, which no reader of a drawn lecture has; the section's questions
 * follow the bubbles in their order.
 */
function placesOf(turns: readonly FreeForm[], questions: readonly QuestionModel[]): QuestionAt {
  const indexes = new Set(
    turns
      .flatMap((turn) => records(turn['bubbles']))
      .filter(({ type }) => text(type).toUpperCase() === 'QUESTION')
      .map(({ content }) => text(content)),
  );
  const byIndex = new Map([...indexes].map((index, place) => [index, questions[place] ?? null]));
  return (index) => byIndex.get(index) ?? null;
}

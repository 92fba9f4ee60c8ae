import { record, records, text, textOrNull, type FreeForm } from '../freeForm.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import type { DialogBubbleInput, DialogSectionInput } from '../generated/resolverTypes.ts';
import type { Path } from '../inputPaths.ts';
import { givenMember } from '../oneOf.ts';
import { side, toSide } from './columns.ts';
import type { DialogBubbleModel, DialogSectionModel, DialogTurnModel, SectionBase } from './sectionModel.ts';
import { innerWriter, type SectionWriting } from './sectionWriter.ts';

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

export const writeDialog = innerWriter(
  'DIALOG',
  ({ turns }: DialogSectionInput, writing) =>
    turns.map((turn, index) => ({
      userPicAvatar: turn.usesOwnPicture,
      side: toSide(turn.side),
      avatar: { link: turn.avatarUrl == null ? null : writing.stored(turn.avatarUrl), name: turn.avatarName },
      bubbles: turn.bubbles.map((bubble, place) =>
        toBubbleRequest(bubble, `${writing.field}.turns.${index}.bubbles.${place}`, writing),
      ),
    })),
  ([turn, member, ...parts], { turns }) => {
    const at = ['turns', ...(turn === undefined ? [] : [turn])];
    if (member === 'avatar') return [...at, parts[0] === 'link' ? 'avatarUrl' : 'avatarName'];
    if (member !== 'bubbles') return [...at, member === 'userPicAvatar' ? 'usesOwnPicture' : (member ?? '')];
    const bubble = turns[Number(turn)]?.bubbles[Number(parts[0])];
    return [...at, 'bubbles', ...parts.slice(0, 1), ...(bubble === undefined ? [] : bubblePath(bubble))];
  },
);

function toBubbleRequest(bubble: DialogBubbleInput, field: string, { stored, indexOf }: SectionWriting) {
  const [kind] = givenMember(bubble, field);
  if (bubble.text != null) return { type: 'text' as const, content: bubble.text.html };
  if (bubble.question != null) {
    return { type: 'question' as const, content: indexOf(bubble.question.question, `${field}.question.question`) };
  }
  const { url } = bubble.video ?? bubble.audio;
  return { type: kind as 'video' | 'audio', content: stored(url) };
}

/** What a bubble holds, as the input names it. */
function bubblePath(bubble: DialogBubbleInput): Path {
  if (bubble.text != null) return ['text', 'html'];
  if (bubble.question != null) return ['question', 'question'];
  return [bubble.video == null ? 'audio' : 'video', 'url'];
}

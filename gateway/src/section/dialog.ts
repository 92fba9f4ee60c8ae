import type {
  AuthoredDialogSection,
  AuthoredDialogTurn,
  DialogBubbleInput,
  DialogSectionInput,
} from '../generated/resolverTypes.ts';
import type { Path } from '../inputPaths.ts';
import { givenMember } from '../oneOf.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import { innerKind, type WireContent } from './sectionKind.ts';
import type { DialogBubbleModel, DialogTurnModel } from './sectionModel.ts';
import type { SectionWriting } from './sectionWriter.ts';
import { side, toSide } from './side.ts';

/** A conversation of speakers in bubbles (SEC-09). */
export const dialog = innerKind('DIALOG', {
  typename: 'DialogSection',
  read: (turns, { questions }) => {
    const questionAt = placesOf(turns, questions);
    return { turns: turns.map((turn) => toTurn(turn, questionAt)) };
  },
  forAuthors: ({ turns }): Pick<AuthoredDialogSection, 'turns'> => ({ turns: turns.map(toAuthoredTurn) }),
  write: ({ turns }: DialogSectionInput, writing) =>
    turns.map((turn, index) => ({
      userPicAvatar: turn.usesOwnPicture,
      side: toSide(turn.side),
      avatar: { link: turn.avatarUrl == null ? null : writing.stored(turn.avatarUrl), name: turn.avatarName },
      bubbles: turn.bubbles.map((bubble, place) =>
        toBubbleRequest(bubble, `${writing.field}.turns.${index}.bubbles.${place}`, writing),
      ),
    })),
  path: ([turn, member, ...parts], { turns }) => {
    const at = ['turns', ...(turn === undefined ? [] : [turn])];
    if (member === 'avatar') return [...at, parts[0] === 'link' ? 'avatarUrl' : 'avatarName'];
    if (member !== 'bubbles') return [...at, member === 'userPicAvatar' ? 'usesOwnPicture' : (member ?? '')];
    const bubble = turns[Number(turn)]?.bubbles[Number(parts[0])];
    return [...at, 'bubbles', ...parts.slice(0, 1), ...(bubble === undefined ? [] : bubblePath(bubble))];
  },
});

type TurnWire = WireContent<'DIALOG'>[number];
type QuestionAt = (index: string) => QuestionModel | null;

const toTurn = ({ userPicAvatar, side: at, avatar, bubbles }: TurnWire, questionAt: QuestionAt): DialogTurnModel => ({
  usesOwnPicture: userPicAvatar,
  side: side(at),
  avatarUrl: avatar.link === '' ? null : avatar.link,
  avatarName: avatar.name === '' ? null : avatar.name,
  bubbles: bubbles.map((bubble) => toBubble(bubble, questionAt)),
});

function toBubble({ type, content }: TurnWire['bubbles'][number], questionAt: QuestionAt): DialogBubbleModel {
  switch (type) {
    case 'video':
      return { __typename: 'VideoBubble', url: content };
    case 'audio':
      return { __typename: 'AudioBubble', url: content };
    case 'question':
      return { __typename: 'QuestionBubble', question: questionAt(content) };
    case 'text':
      return { __typename: 'TextBubble', html: content };
  }
}

/**
 * The wire names a bubble's question by its index in the author's list, which no reader of a drawn lecture has; the section's questions
 * follow the bubbles that have one in their order.
 */
function placesOf(turns: readonly TurnWire[], questions: readonly QuestionModel[]): QuestionAt {
  const indexes = new Set(
    turns
      .flatMap(({ bubbles }) => bubbles)
      .filter(({ type, content }) => type === 'question' && content !== '')
      .map(({ content }) => content),
  );
  const byIndex = new Map([...indexes].map((index, place) => [index, questions[place] ?? null]));
  return (index) => byIndex.get(index) ?? null;
}

const toAuthoredTurn = (turn: DialogTurnModel): AuthoredDialogTurn => ({
  ...turn,
  bubbles: turn.bubbles.map((bubble) =>
    bubble.__typename === 'QuestionBubble'
      ? { __typename: 'AuthoredQuestionBubble' as const, questionId: bubble.question?.questionId ?? null }
      : bubble,
  ),
});

function toBubbleRequest(bubble: DialogBubbleInput, field: string, { stored, indexOf }: SectionWriting) {
  const [kind] = givenMember(bubble, field);
  if (bubble.text != null) return { type: 'text' as const, content: bubble.text.html };
  if (bubble.question != null) {
    const { question } = bubble.question;
    const content = question == null ? null : indexOf(question, `${field}.question.question`);
    return { type: 'question' as const, content };
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

/** What becomes of the bubbles of a conversation while it is read, written, told and drawn. */
import type { NodeKey } from '../../authoring/draft/courseDraft.ts';
import { questionPlaceInput, type DrawAround, type ReadAround, type WriteAround } from '../sectionType.ts';
import type { BubbleProps } from './Bubble.tsx';
import type { DialogBubble } from './type.ts';
import type { DialogBubbleInput } from '../../authoring/server/__generated__/saveCourseMutation.graphql.ts';
import type { type_dialog$data } from './__generated__/type_dialog.graphql.ts';

type AnsweredBubble = type_dialog$data['turns'][number]['bubbles'][number];

/** Throws for a kind that this version does not know: the lecture stays unread rather than losing it with the next save. */
export function readBubble(bubble: AnsweredBubble, around: ReadAround): DialogBubble {
  switch (bubble.__typename) {
    case 'TextBubble':
      return { kind: 'text', html: bubble.html };
    case 'VideoBubble':
      return { kind: 'video', url: bubble.url };
    case 'AudioBubble':
      return { kind: 'audio', url: bubble.url };
    case 'AuthoredQuestionBubble':
      return { kind: 'question', question: around.question(bubble.questionId) };
    default:
      throw new Error('A bubble of a kind that is not known here.');
  }
}

export function writeBubble(bubble: DialogBubble, around: WriteAround): DialogBubbleInput {
  switch (bubble.kind) {
    case 'text':
      return { text: { html: bubble.html } };
    case 'question':
      return { question: questionPlaceInput(bubble.question, around) };
    case 'video':
      return { video: { url: bubble.url } };
    case 'audio':
      return { audio: { url: bubble.url } };
  }
}

/** The preview of a bubble: its text, the question it asks, or the address of its media. */
export function previewOf(bubble: DialogBubble, asked: (key: NodeKey | null) => string): string {
  if (bubble.kind === 'text') {
    return bubble.html;
  }
  return bubble.kind === 'question' ? asked(bubble.question) : bubble.url;
}

export const drawnBubble = (bubble: DialogBubble, around: DrawAround): BubbleProps =>
  bubble.kind === 'question' ? { kind: 'question', question: around.question(bubble.question) } : bubble;

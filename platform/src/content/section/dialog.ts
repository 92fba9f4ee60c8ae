import { z } from 'zod';
import type { Id } from '../../shared/id.ts';
import { flag, list, optionalUrl, plainText, record, requiredHtml, side, url, type ValueOf } from './fields.ts';
import { questionIndex } from './question.ts';
import type { ReadContext, SectionKind } from './sectionKind.ts';

const avatar = record({ link: optionalUrl, name: plainText });
const speaker = {
  userPicAvatar: flag,
  side,
  avatar: { request: avatar.request, response: avatar.response.describe('Who speaks.') },
};
const turnOf = record(speaker);

type Media = { readonly type: 'text' | 'video' | 'audio'; readonly content: string };
type ReceivedBubble = Media | { readonly type: 'question'; readonly content: number | null };
/** A question stands in a bubble by its id; null until one was chosen. */
export type Bubble = Media | { readonly type: 'question'; readonly questionId: Id | null };
type Turn<Bubble> = ValueOf<typeof turnOf> & { readonly bubbles: readonly Bubble[] };

const WRONG_TYPE = 'must be text, video, audio or question';

const bubbleRequest: z.ZodType<ReceivedBubble> = z.preprocess(
  inSmallLetters,
  z.discriminatedUnion(
    'type',
    [
      z.object({
        type: z.literal('text').describe('A text.'),
        content: requiredHtml
          .nullish()
          .transform((text) => text ?? '')
          .describe('HTML.'),
      }),
      z.object({ type: z.enum(['video', 'audio']).describe('A recording.'), content: url.request }),
      z.object({
        type: z.literal('question').describe('A question of the lecture.'),
        content: z
          .preprocess((index) => (index === '' ? null : index), questionIndex.nullable())
          .describe('Zero-based index in the questions of the lecture; in a draft without learners it may be null.'),
      }),
    ],
    WRONG_TYPE,
  ),
);

const bubbleResponse = z.object({
  type: z.enum(['text', 'video', 'audio', 'question']).describe('What it holds.'),
  content: z
    .string()
    .describe('HTML, an address, or the zero-based index of a question as a text; empty for what was not chosen yet.'),
});

/** SEC-09. One turn after the other; the answer names questions by index as a text (OP-19), what is stored by id. */
export const dialog: SectionKind<
  'DIALOG',
  readonly Turn<ReceivedBubble>[],
  readonly Turn<Bubble>[],
  readonly Turn<z.output<typeof bubbleResponse>>[]
> = {
  type: 'DIALOG',
  request: list(
    record({
      userPicAvatar: speaker.userPicAvatar,
      side: speaker.side,
      avatar: {
        request: speaker.avatar.request
          .nullish()
          .transform((avatar) => avatar ?? { link: null, name: '' })
          .describe('Who speaks.'),
        response: speaker.avatar.response,
      },
      bubbles: list<ReceivedBubble>({ request: bubbleRequest, response: z.never() }),
    }),
  ).request,
  response: z.array(record({ ...speaker, bubbles: list({ request: z.never(), response: bubbleResponse }) }).response),
  example: [
    {
      userPicAvatar: false,
      side: 'left',
      avatar: { link: null, name: 'Mia' },
      bubbles: [{ type: 'text', content: '<p>Hello</p>' }],
    },
  ],
  unfinished: (turns) =>
    turns.flatMap(({ bubbles }, index) =>
      bubbles.flatMap((bubble, place) => (isUnfinished(bubble) ? [`${index}.bubbles.${place}.content`] : [])),
    ),
  read: (received, { questionAt, field }) => {
    const turns = received.map((turn, index) => ({
      ...turn,
      bubbles: turn.bubbles.map((bubble, place) =>
        bubble.type === 'question'
          ? { shown: questionOf(bubble.content, `${field}.${index}.bubbles.${place}.content`, questionAt) }
          : bubble,
      ),
    }));
    return {
      inside: [],
      store: (idOf) =>
        turns.map((turn) => ({
          ...turn,
          bubbles: turn.bubbles.map((bubble): Bubble =>
            'shown' in bubble
              ? { type: 'question', questionId: bubble.shown === null ? null : idOf(bubble.shown) }
              : bubble,
          ),
        })),
    };
  },
  view: (stored, { indexOf }) =>
    stored.map((turn) => ({
      ...turn,
      bubbles: turn.bubbles.map((bubble) =>
        bubble.type === 'question'
          ? { type: bubble.type, content: bubble.questionId === null ? '' : String(indexOf(bubble.questionId)) }
          : bubble,
      ),
    })),
  placed: (stored) =>
    stored.flatMap((turn) =>
      turn.bubbles.flatMap((bubble) =>
        bubble.type === 'question' && bubble.questionId !== null ? [bubble.questionId] : [],
      ),
    ),
  renamed: (stored, newIdOf) =>
    stored.map((turn) => ({
      ...turn,
      bubbles: turn.bubbles.map((bubble) =>
        bubble.type === 'question' && bubble.questionId !== null
          ? { ...bubble, questionId: newIdOf(bubble.questionId) }
          : bubble,
      ),
    })),
};

function isUnfinished(bubble: ReceivedBubble | Bubble): boolean {
  if (bubble.type === 'question') {
    return ('questionId' in bubble ? bubble.questionId : bubble.content) === null;
  }
  return bubble.type !== 'text' && bubble.content === '';
}

const questionOf = (index: number | null, field: string, questionAt: ReadContext['questionAt']): object | null =>
  index === null ? null : questionAt(index, field);

function inSmallLetters(bubble: unknown): unknown {
  return typeof bubble === 'object' && bubble !== null && 'type' in bubble && typeof bubble.type === 'string'
    ? { ...bubble, type: bubble.type.toLowerCase() }
    : bubble;
}

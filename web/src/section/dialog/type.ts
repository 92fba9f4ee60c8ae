import { textFindings } from '../../editing/check/htmlFindings.ts';
import { foundIf, type ContentFinding } from '../../editing/check/contentFinding.ts';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { createElement, lazy } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { side } from '../beside.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { replacedQuestion, sectionType } from '../sectionType.ts';
import { paragraphOf } from '../sectionWords.ts';
import { drawnBubble, readBubble, previewOf, writeBubble } from './bubbles.ts';
import { defaultTurn } from './defaultTurn.ts';
import type { type_dialog$key } from './__generated__/type_dialog.graphql.ts';

const bubble = z.union([
  z.strictObject({ kind: z.literal('text'), html: z.string() }),
  z.strictObject({ kind: z.enum(['video', 'audio']), url: z.string() }),
  /** A question of the lecture; null until it was chosen, and when it is there no more. */
  z.strictObject({ kind: z.literal('question'), question: z.nullable(z.string()) }),
]);
const turn = z.strictObject({
  /** Whether the learner's own picture is shown. */
  usesOwnPicture: z.boolean(),
  side,
  avatarUrl: z.nullable(z.string()),
  avatarName: z.nullable(z.string()),
  bubbles: z.array(bubble),
});
const shape = z.strictObject({ type: z.literal('dialog'), turns: z.array(turn) });

export type DialogContent = Immutable<z.output<typeof shape>>;
export type DialogTurn = DialogContent['turns'][number];
export type DialogBubble = DialogTurn['bubbles'][number];

const DialogSection = lazy(() => import('./DialogSection.tsx').then((module) => ({ default: module.DialogSection })));

/** A conversation in bubbles (SEC-09); a new one is someone who says one thing. */
export const dialog = sectionType<DialogContent, type_dialog$key>({
  name: 'dialog',
  label: messages.typeDialog,
  hint: messages.hintDialog,
  group: 'activity',
  Icon: Chat20Regular,
  shape,
  read: (section, around) => {
    const { turns } = readInlineData<type_dialog$key>(
      graphql`
        fragment type_dialog on AuthoredDialogSection @inline {
          turns {
            usesOwnPicture
            side
            avatarUrl
            avatarName
            bubbles {
              __typename
              ... on TextBubble {
                html
              }
              ... on VideoBubble {
                url
              }
              ... on AudioBubble {
                url
              }
              ... on AuthoredQuestionBubble {
                questionId
              }
            }
          }
        }
      `,
      section,
    );
    return {
      type: 'dialog',
      turns: turns.map(({ usesOwnPicture, side: at, avatarUrl, avatarName, bubbles }) => ({
        usesOwnPicture,
        side: at,
        avatarUrl: avatarUrl ?? null,
        avatarName: avatarName ?? null,
        bubbles: bubbles.map((each) => readBubble(each, around)),
      })),
    };
  },
  write: ({ turns }, around) => ({
    dialog: {
      turns: turns.map((each) => ({ ...each, bubbles: each.bubbles.map((said) => writeBubble(said, around)) })),
    },
  }),
  make: (words) => ({ type: 'dialog', turns: [defaultTurn(1, paragraphOf(words))] }),
  summary: ({ turns }, asked) =>
    firstPreview(turns.flatMap(({ bubbles }) => bubbles.map((each) => previewOf(each, asked)))),
  fieldNames: { turns: messages.turns, html: messages.text, question: messages.question },
  questionPlaces: {
    of: ({ turns }) =>
      turns.flatMap(({ bubbles }) => bubbles.flatMap((each) => (each.kind === 'question' ? [each.question] : []))),
    replaced: (content, next) => ({
      ...content,
      turns: content.turns.map((each) => ({
        ...each,
        bubbles: each.bubbles.map((said) =>
          said.kind === 'question' ? { ...said, question: replacedQuestion(said.question, next) } : said,
        ),
      })),
    }),
  },
  check: ({ turns }) => [
    ...foundIf(turns.length === 0, 'empty', 'turns'),
    ...turns.flatMap(({ bubbles }, at) =>
      bubbles.flatMap((said, place) => bubbleFindings(said, `turns.${at}.bubbles.${place}`)),
    ),
  ],
  draw: ({ turns }, around) =>
    createElement(DialogSection, {
      learner: around.learner,
      turns: turns.map((each) => ({ ...each, bubbles: each.bubbles.map((said) => drawnBubble(said, around)) })),
    }),
  editor: () => import('./DialogSectionEditor.tsx').then((module) => module.DialogSectionEditor),
});

function bubbleFindings(said: DialogBubble, path: string): readonly ContentFinding[] {
  switch (said.kind) {
    case 'text':
      return textFindings(`${path}.html`, said.html);
    case 'question':
      return foundIf(said.question === null, 'noQuestion', `${path}.question`);
    case 'video':
    case 'audio':
      return foundIf(said.url.trim() === '', 'noMedia', `${path}.url`);
  }
}

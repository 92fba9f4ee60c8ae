import type { DialogTurn } from '../../authoring/draft/sectionDraft.ts';
import type { ContentOf } from '../../authoring/sectionEditor.ts';
import { paragraphOf, type SectionWords } from '../sectionWords.ts';

/** Somebody who says one thing. */
export const defaultDialog = (words: SectionWords): ContentOf<'dialog'> => ({
  type: 'dialog',
  turns: [defaultTurn(1, paragraphOf(words))],
});

/** Turns stand at the left and at the right, one after the other; `number` counts from 1. */
export const defaultTurn = (number: number, html: string): DialogTurn => ({
  usesOwnPicture: false,
  side: number % 2 === 1 ? 'LEFT' : 'RIGHT',
  avatarUrl: null,
  avatarName: null,
  bubbles: [{ kind: 'text', html }],
});

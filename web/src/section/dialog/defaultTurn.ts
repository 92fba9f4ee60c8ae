import type { DialogTurn } from './type.ts';

/** Someone who says one thing. Turns stand at the left and at the right, one after the other; `number` counts from 1. */
export const defaultTurn = (number: number, html: string): DialogTurn => ({
  usesOwnPicture: false,
  side: number % 2 === 1 ? 'LEFT' : 'RIGHT',
  avatarUrl: null,
  avatarName: null,
  bubbles: [{ kind: 'text', html }],
});

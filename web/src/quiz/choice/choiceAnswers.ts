/** What the types have in common whose answers stand at positions. */
import { z } from '../../editing/shape.ts';
import type { CommonAnswers } from '../questionType.ts';

/** HTML or plain text, in order; at least one (QEDIT-15). */
export const options = z.array(z.string());

/** From 1. */
export const position = z.int().check(z.minimum(1));

export const commonOptions = (texts: readonly string[], right: readonly number[]): CommonAnswers => ({
  answers: texts.map((label, index) => ({ key: String(index + 1), label })),
  right,
  placed: null,
});

export const optionsOf = ({ answers }: CommonAnswers): readonly string[] => answers.map(({ label }) => label);

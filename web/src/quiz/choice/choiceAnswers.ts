/** What the types have in common whose answers stand at positions. */
import { z } from '../../editing/shape.ts';
import type { CommonAnswers } from '../questionType.ts';

/** HTML or plain text, in order; at least one (QEDIT-15). */
export const options = z.array(z.string());

/** Ids of the options in their order; left out where they are the positions, as in a new question or an older draft. */
export const optionIds = z.optional(z.array(z.int().check(z.minimum(1))));

/** From 1. */
export const position = z.int().check(z.minimum(1));

/** Options with what they are known by. */
interface Identified {
  readonly options: readonly string[];
  readonly optionIds?: readonly number[] | undefined;
}

export const optionIdsOf = ({ options: texts, optionIds: ids }: Identified): readonly number[] =>
  ids ?? texts.map((_, index) => index + 1);

export const commonOptions = (
  { options: texts, optionIds: ids }: Identified,
  right: readonly number[],
): CommonAnswers => ({
  answers: texts.map((label, index) => ({ key: String(index + 1), label })),
  ...(ids && { optionIds: ids }),
  right,
  placed: null,
});

/** The options of a question that is made of others; they stay the same ones where they were options (BEY-25). */
export const optionsOf = ({ answers, optionIds: ids }: CommonAnswers): Identified => ({
  options: answers.map(({ label }) => label),
  ...(ids && { optionIds: ids }),
});

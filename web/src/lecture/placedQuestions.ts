/** What the rule needs to know of a section; members are there by the section's type. */
export interface PlacingSection {
  readonly __typename: string;
  readonly questionIndex?: number;
  readonly turns?: readonly { readonly bubbles: readonly { readonly type: string; readonly content: string }[] }[];
  readonly options?: readonly { readonly sections: readonly PlacingSection[] }[];
}

/**
 * The zero-based indexes of the lecture's questions that stand in a section, a dialog's bubble or a branch. All others make the
 * quiz at the end (LEC-05, OP-78).
 */
export function placedQuestions(sections: readonly PlacingSection[]): Set<number> {
  const placed = new Set<number>();
  for (const { questionIndex, turns, options } of sections) {
    if (questionIndex !== undefined) placed.add(questionIndex);
    for (const { bubbles } of turns ?? []) {
      for (const { type, content } of bubbles) if (type === 'QUESTION') placed.add(Number(content));
    }
    for (const option of options ?? []) for (const index of placedQuestions(option.sections)) placed.add(index);
  }
  return placed;
}

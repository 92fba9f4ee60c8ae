/** The answer before anything was chosen: always the same one, as drawing begins with it. */
export const nothingChosen: readonly number[] = [];

/** Pages that do without the texts of the others, by their paths; see `build/intlMessages.ts`. */
export const firstScreens: ReadonlySet<string> = new Set(['/', '/courses']);

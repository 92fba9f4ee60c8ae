/** The parts of the form, by their word in the address. */
export const formParts = ['basics', 'advanced', 'consent'] as const;

/** A part of the form. */
export type FormPart = (typeof formParts)[number];

/** The parts for somebody; the consent is for those who run the workspace. */
export function partsFor(runs: boolean): FormPart[] {
  return formParts.filter((part) => part !== 'consent' || runs);
}

/** The part that the address names, the first one where it names none that is there for the viewer. */
export function readPart(value: string | null, runs: boolean): FormPart {
  return partsFor(runs).find((part) => part === value) ?? 'basics';
}

/** The part in which the value of a path stands. */
export function partOfPath(path: string): FormPart {
  return /^(?:title|company|headerLogo|footerLogo)$|^theme\./.test(path) ? 'basics' : 'advanced';
}

/** A part of the form, by its word in the address; the preview is one where it has no room beside the others. */
export type ProfileTab = 'basics' | 'advanced' | 'consent' | 'preview';

/** Who looks at the form, and how. */
export interface FormView {
  /** Whether the viewer runs the workspace. */
  runs: boolean;
  /** Whether the preview stands beside the form. */
  wide: boolean;
}

/** The parts that there are, in their order; the consent is for those who run the workspace. */
export function tabsFor({ runs, wide }: FormView): ProfileTab[] {
  return ['basics', 'advanced', ...(runs ? ['consent' as const] : []), ...(wide ? [] : ['preview' as const])];
}

/** The part of this name, the first one where there is none of it. */
export function readTab(name: string | null, view: FormView): ProfileTab {
  return tabsFor(view).find((part) => part === name) ?? 'basics';
}

/** The part in which the value of a path stands. */
export function tabOfPath(path: string): ProfileTab {
  return /^(?:title|company|headerLogoUrl|footerLogoUrl)$|^theme\./.test(path) ? 'basics' : 'advanced';
}

/** What the rule needs to know of a section. */
export interface RevealSection {
  __typename: string;
  sectionId: number;
}

/** How a lecture moves on (schema `NavigationMode`). */
export type NavigationMode = 'NEXT_BUTTON' | 'SCROLL' | (string & {});

const isDivider = (section: RevealSection) =>
  section.__typename === 'ButtonDividerSection' || section.__typename === 'ScrollSection';

/**
 * The steps of a lecture: groups of sections that appear together (LEC-03, OP-19). Dividers are left out.
 *
 * - By scrolling everything is one step.
 * - With a continue button a step ends at each button divider; a scroll divider never stops. A lecture without any divider
 *   goes section by section.
 */
export function revealSteps<S extends RevealSection>(sections: readonly S[], mode: NavigationMode): S[][] {
  const content = sections.filter((section) => !isDivider(section));
  if (content.length === 0) return [];
  if (mode === 'SCROLL') return [content];
  if (!sections.some(isDivider)) return content.map((section) => [section]);
  const steps: S[][] = [[]];
  for (const section of sections) {
    if (section.__typename === 'ButtonDividerSection') steps.push([]);
    else if (section.__typename !== 'ScrollSection') steps.at(-1)?.push(section);
  }
  return steps.filter((step) => step.length > 0);
}

/**
 * How many steps are open at first: all of a lecture that is done, else everything up to the last section that was read
 * before or that the link names, and always the first.
 */
export function openSteps(
  steps: readonly (readonly RevealSection[])[],
  read: readonly number[],
  everything: boolean,
): number {
  if (everything) return steps.length;
  let open = Math.min(1, steps.length);
  steps.forEach((step, index) => {
    if (step.some((section) => read.includes(section.sectionId))) open = Math.max(open, index + 1);
  });
  return open;
}

/** How far a lecture is revealed. */
export interface Reveal {
  /** How many steps are open. */
  readonly open: number;
  /** The index of the step that was revealed last and takes the focus; null until someone continues. */
  readonly fresh: number | null;
}

/** The lecture after a click on "continue": one more of `count` steps. */
export function revealNext({ open, fresh }: Reveal, count: number): Reveal {
  return open < count ? { open: open + 1, fresh: open } : { open, fresh };
}

/**
 * What of the open steps stands on the page: nothing follows a section that holds it, be it in the same step, in a lecture that continues by
 * scrolling, or at the end (SEC-18).
 */
export function shownSteps<S extends RevealSection>(
  steps: readonly (readonly S[])[],
  open: number,
  holding: ReadonlySet<number>,
): { readonly shown: readonly (readonly S[])[]; readonly held: boolean } {
  const shown: (readonly S[])[] = [];
  for (const step of steps.slice(0, open)) {
    const holder = step.findIndex(({ sectionId }) => holding.has(sectionId));
    if (holder >= 0) {
      shown.push(step.slice(0, holder + 1));
      return { shown, held: true };
    }
    shown.push(step);
  }
  return { shown, held: false };
}

/** What was read before: everything up to the last section that is known to have been, as people read from above. */
export function readBefore(sections: readonly RevealSection[], read: readonly number[]): ReadonlySet<number> {
  const last = sections.findLastIndex(({ sectionId }) => read.includes(sectionId));
  return new Set(sections.slice(0, last + 1).map(({ sectionId }) => sectionId));
}

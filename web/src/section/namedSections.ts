/**
 * Every section of the union has what `SectionFields` says, which the types of a selection do not know: these are all of them, with their
 * ids.
 */
export const namedSections = <Section extends { readonly sectionId?: number | undefined }>(
  sections: readonly Section[],
): (Section & { readonly sectionId: number })[] =>
  sections.filter((section): section is Section & { readonly sectionId: number } => section.sectionId !== undefined);

import { use, type ReactElement, type ReactNode } from 'react';
import { nothingPlays, SectionPlayContext, useSectionPlays } from './SectionPlay.ts';
import { SectionScope } from './SectionScope.tsx';

/** Sections within a section, of which none is shown before those above it have been told (SEC-18). */
export function HeldSections<Section extends { readonly sectionId: number }>({
  sections,
  children,
}: {
  sections: readonly Section[];
  /** Draws a section. */
  children: (section: Section) => ReactNode;
}): ReactElement[] {
  const plays = useSectionPlays(use(SectionPlayContext) ?? nothingPlays);
  const holder = sections.findIndex(({ sectionId }) => plays.holding.has(sectionId));
  return (holder < 0 ? sections : sections.slice(0, holder + 1)).map((section) => (
    <SectionScope key={section.sectionId} sectionId={section.sectionId} plays={plays}>
      {children(section)}
    </SectionScope>
  ));
}

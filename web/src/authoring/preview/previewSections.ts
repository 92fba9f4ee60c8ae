import { typeOf } from '../../section/types.ts';
import type { RevealSection } from '../../lecture/sectionReveal.ts';
import type { LectureContent, NodeKey } from '../draft/courseDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** A section of a draft as the rules of reading know sections. */
export interface PreviewedSection extends RevealSection {
  readonly draft: SectionDraft;
}

/** Names sections for the rules of reading. */
export type NameSections = (sections: readonly SectionDraft[]) => PreviewedSection[];

/**
 * The sections of a lecture and those within them get numbers below zero: what is new has no id yet, and what this browser remembers as read
 * is not meant here.
 */
export function sectionNames({ sections }: LectureContent): NameSections {
  const all = sections.flatMap((section) => [section, ...innerOf(section)]);
  const ids = new Map(all.map(({ key }, at) => [key, -1 - at]));
  return (named) => named.map((draft) => ({ __typename: kindOf(draft), sectionId: ids.get(draft.key) ?? 0, draft }));
}

const innerOf = ({ content }: SectionDraft): readonly SectionDraft[] =>
  typeOf(content).innerSections?.of(content) ?? [];

/** As the schema calls what ends a step. */
function kindOf({ content }: SectionDraft): string {
  if (content.type !== 'divider') return content.type;
  return content.divider === 'BUTTON' ? 'ButtonDividerSection' : 'ScrollSection';
}

const isShown = ({ content }: SectionDraft): boolean => content.type !== 'divider';

/** The section that stands where another one does: a divider is drawn by nothing, so it is the one before it, or else the one behind it. */
export function shownAt(sections: readonly SectionDraft[], key: NodeKey): SectionDraft | null {
  const at = sections.findIndex((section) => section.key === key);
  return sections.slice(0, at + 1).findLast(isShown) ?? sections.find(isShown) ?? null;
}

import { createContext } from 'react';
import type { NewSections } from '../canvas/useInsertSection.ts';
import type { ListOf } from '../canvas/nodeCommands.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import type { OptionPlace, SectionsPlace } from '../draft/operation.ts';

/** Uploads files and puts a section for each into a list of sections, behind one of them; null for its beginning. */
export type AddFileSections = (files: readonly File[], list: ListOf, behind: NodeKey | null) => void;

export const FileSectionsContext = createContext<AddFileSections>(() => undefined);

/**
 * Where the section of a file comes to stand, of those that were dropped together behind one: behind the nearest of the earlier ones
 * that is there by now, so that they keep their order however they arrive.
 */
export function placeOfFile(
  draft: CourseDraft,
  list: ListOf,
  behind: NodeKey | null,
  earlier: readonly (NodeKey | null)[],
): SectionsPlace | OptionPlace {
  const last = earlier.findLast((key) => key !== null) ?? behind;
  const found = last === null ? null : findNode(draft, last);
  if (found?.kind === 'section') {
    return { ...found.place, at: found.place.at + 1 };
  }
  return { ...list, at: 0 } as SectionsPlace | OptionPlace;
}

/** The first section that was added, by which others find their place. */
export const firstKey = ({ nodes }: NewSections): NodeKey | null => nodes[0]?.key ?? null;

import { useCallback } from 'react';
import { insertable, type InsertableType } from '../../section/types.ts';
import { useSectionWords } from '../../section/useSectionWords.ts';
import type { NewSections } from './useInsertSection.ts';

/** Gives a new section of a type with its default content (SLIB-01), to be inserted. */
export function useNewSection(): (type: InsertableType) => NewSections {
  const words = useSectionWords();
  return useCallback(
    (type) => ({
      kind: 'section',
      nodes: [{ key: crypto.randomUUID(), content: insertable[type].make(words), questions: [] }],
    }),
    [words],
  );
}

import { useCallback } from 'react';
import { useSectionWords } from '../../section/useSectionWords.ts';
import { defaultSection, type InsertableType } from '../defaultSection.ts';
import type { NewSections } from './useInsertSection.ts';

/** Gives a new section of a type with its default content (SLIB-01), to be inserted. */
export function useNewSection(): (type: InsertableType) => NewSections {
  const words = useSectionWords();
  return useCallback(
    (type) => ({
      kind: 'section',
      nodes: [{ key: crypto.randomUUID(), content: defaultSection(type, words), questions: [] }],
    }),
    [words],
  );
}

import { createContext, use } from 'react';

/** How high the embedded content of a course is, as its author states it (OP-89). */
export interface EmbedHeightValue {
  /** In pixels; null where the page decides. */
  readonly fixed: number | null;
  /** Whether it is as high as what it holds, where that can be known. */
  readonly grows: boolean;
}

const asThePageDecides: EmbedHeightValue = { fixed: null, grows: false };

export const EmbedHeight = createContext<EmbedHeightValue>(asThePageDecides);

/** The height of a frame whose content is `content` pixels high, null where that is not known; undefined where the page decides. */
export function useEmbedHeight(content: number | null): number | undefined {
  const { fixed, grows } = use(EmbedHeight);
  return (grows ? content : null) ?? fixed ?? undefined;
}

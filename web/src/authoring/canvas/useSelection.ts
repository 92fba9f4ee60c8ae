import { useMemo, useState } from 'react';
import type { NodeKey } from '../draft/courseDraft.ts';

/** What is selected and what is open on the page that is edited. */
export interface Selection {
  readonly selected: NodeKey | null;
  /** The node whose editor stands in its place. */
  readonly edited: NodeKey | null;
  select: (key: NodeKey | null) => void;
  /** Opens the editor of a node, or closes the open one. */
  edit: (key: NodeKey | null) => void;
}

/** One selection for a lecture: its sections and its questions. Selecting another node closes the open editor. */
export function useSelection(): Selection {
  const [{ selected, edited }, set] = useState<{ selected: NodeKey | null; edited: NodeKey | null }>({
    selected: null,
    edited: null,
  });
  return useMemo(
    () => ({
      selected,
      edited,
      select: (key) => set((now) => ({ selected: key, edited: now.edited === key ? key : null })),
      edit: (key) => set((now) => ({ selected: key ?? now.selected, edited: key })),
    }),
    [selected, edited],
  );
}

import type { CSSProperties, ReactElement } from 'react';
import { useTaskWords } from './useTaskWords.ts';

/** Draws what has tasks, with the words for them; most texts have none, and wait for no words. */
export function TaskWords({ draw }: { draw: (style: CSSProperties) => ReactElement }): ReactElement {
  return draw(useTaskWords());
}

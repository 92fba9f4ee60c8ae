import { useState } from 'react';
import type { Area } from '../../../discussion/WordsArea.tsx';
import { MentionArea } from './MentionArea.tsx';
import { markMentions, type Picked } from './mentions.ts';

const nobody: readonly Picked[] = [];

export interface Mentions {
  /** The text area of the comment. */
  readonly area: Area;
  /** What is sent of its words. */
  readonly marked: (text: string) => ReturnType<typeof markMentions>;
}

/** The people whom a comment mentions while it is written; first those whom it does already. */
export function useMentions(courseId: number, first: readonly Picked[] = nobody): Mentions {
  const [picked, setPicked] = useState(first);
  return {
    area: (control) => <MentionArea {...control} courseId={courseId} picked={picked} onPicked={setPicked} />,
    marked: (text) => markMentions(text, picked),
  };
}

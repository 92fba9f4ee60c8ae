import type { ReactElement } from 'react';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { PostWords } from './PostWords.tsx';

/** Plain text that someone wrote: its line breaks stay, its addresses are links. */
export function PostText({ text }: { text: string }): ReactElement {
  const styles = useDiscussionStyles();
  return (
    <p className={styles.text} dir="auto">
      <PostWords text={text} />
    </p>
  );
}

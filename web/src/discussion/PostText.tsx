import type { ReactElement } from 'react';
import { NewTabLink } from '../section/NewTabLink.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { linkParts } from './linkParts.ts';

/** Plain text that someone wrote: its line breaks stay, its addresses are links. */
export function PostText({ text }: { text: string }): ReactElement {
  const styles = useDiscussionStyles();
  return (
    <p className={styles.text} dir="auto">
      {linkParts(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
          <NewTabLink key={index} href={part.href}>
            {part.text}
          </NewTabLink>
        ),
      )}
    </p>
  );
}

import type { ReactElement } from 'react';
import { NewTabLink } from '../section/NewTabLink.tsx';
import { linkParts } from './linkParts.ts';

/** Words of a plain text, whose addresses are links. */
export function PostWords({ text }: { text: string }): ReactElement {
  return (
    <>
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
    </>
  );
}

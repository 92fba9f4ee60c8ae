import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDiscussionStyles } from '../../discussion/Discussion.styles.ts';
import { PostWords } from '../../discussion/PostWords.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { useThreadStyles } from './Thread.styles.ts';

/** A piece of what a comment says. */
export interface CommentPiece {
  readonly text: string;
  readonly mentioned: boolean;
  /** Null for what is no mention, and where the account is gone. */
  readonly person: { readonly name: string } | null | undefined;
}

/** The words of a comment, with the people whom it mentions by the names that they have now. */
export function CommentText({ pieces }: { pieces: readonly CommentPiece[] }): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const text = useDiscussionStyles();
  return (
    <p className={text.text} dir="auto">
      {pieces.map((piece, index) =>
        piece.mentioned ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
          <bdi key={index} className={styles.mention}>
            @{piece.person?.name ?? intl.formatMessage(messages.noAccount)}
          </bdi>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
          <PostWords key={index} text={piece.text} />
        ),
      )}
    </p>
  );
}

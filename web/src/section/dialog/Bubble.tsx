import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sectionMessages as messages } from '../messages.ts';
import { Media } from '../media/Media.tsx';
import { videoKind } from '../media/videoKind.ts';
import { Prose } from '../Prose.tsx';
import { Sound } from '../Sound.tsx';
import { useDialogStyles } from './Dialog.styles.ts';

/** What someone says in one bubble. */
export type BubbleProps =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'video' | 'audio'; readonly url: string }
  /** The card of a question; null where it was not drawn for this learner. */
  | { readonly kind: 'question'; readonly question: ReactNode };

/** One bubble of a conversation; at the right where `right` says so. */
export function Bubble({ bubble, right }: { bubble: BubbleProps; right: boolean }): ReactElement | null {
  const intl = useIntl();
  const styles = useDialogStyles();
  switch (bubble.kind) {
    case 'video':
      return (
        <div className={styles.wide}>
          <Media url={bubble.url} kind={videoKind(bubble.url)} />
        </div>
      );
    case 'audio':
      return <Sound src={bubble.url} aria-label={intl.formatMessage(messages.sound)} />;
    case 'question':
      return bubble.question ? <div className={styles.wide}>{bubble.question}</div> : null;
    case 'text':
      return <Prose html={bubble.html} className={mergeClasses(styles.bubble, right && styles.bubbleRight)} />;
  }
}

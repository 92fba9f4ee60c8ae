import { Avatar, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages as messages } from '../messages.ts';
import { Bubble, type BubbleProps } from './Bubble.tsx';
import { useDialogStyles } from './Dialog.styles.ts';

export interface DialogSectionProps {
  /** The learner whose picture may be shown; null for a visitor, who has the word “You”. */
  learner?: { readonly name: string; readonly pictureUrl?: string | null } | null;
  turns: readonly {
    /** Whether the learner's own picture is shown. */
    readonly usesOwnPicture: boolean;
    readonly side: 'LEFT' | 'RIGHT';
    readonly avatarUrl?: string | null;
    /** The name of who speaks; a word for it where there is none. */
    readonly avatarName?: string | null;
    readonly bubbles: readonly BubbleProps[];
  }[];
}

/** A conversation in bubbles (SEC-09). */
export function DialogSection({ learner = null, turns }: DialogSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useDialogStyles();
  const lang = useContentLanguage();
  return (
    <ol aria-label={intl.formatMessage(messages.conversation)} className={styles.turns}>
      {turns.map((turn, index) => {
        const right = turn.side === 'RIGHT';
        const learnerName = turn.usesOwnPicture ? learner?.name : undefined;
        const name =
          learnerName ||
          turn.avatarName ||
          intl.formatMessage(turn.usesOwnPicture ? messages.you : messages.speaker, { number: right ? 2 : 1 });
        const picture = turn.usesOwnPicture ? learner?.pictureUrl : turn.avatarUrl;
        return (
          // Turns have no id; their order never changes while the page is open.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={mergeClasses(styles.turn, right && styles.turnRight)}>
            <Avatar
              size={40}
              name={name}
              color="colorful"
              image={picture ? { src: picture, alt: '' } : undefined}
              aria-hidden
            />
            <div className={mergeClasses(styles.said, right && styles.saidRight)}>
              <span className={styles.name} lang={!learnerName && turn.avatarName ? lang : undefined}>
                {name}
              </span>
              {turn.bubbles.map((bubble, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <Bubble key={place} bubble={bubble} right={right} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

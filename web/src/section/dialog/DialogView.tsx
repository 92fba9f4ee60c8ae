import { Avatar, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { Media } from '../media/Media.tsx';
import { videoKind } from '../media/videoKind.ts';
import { Prose } from '../Prose.tsx';
import type { DialogView_section$data, DialogView_section$key } from './__generated__/DialogView_section.graphql.ts';
import { useDialogStyles } from './Dialog.styles.ts';

/** A conversation in bubbles (SEC-09). */
export function DialogView({ section }: { section: DialogView_section$key }): ReactElement {
  const { turns } = useFragment(
    graphql`
      fragment DialogView_section on DialogSection {
        turns {
          usesOwnPicture
          side
          avatarUrl
          avatarName
          bubbles {
            __typename
            ... on TextBubble {
              html
            }
            ... on VideoBubble {
              url
            }
            ... on AudioBubble {
              url
            }
            ... on QuestionBubble {
              question {
                ...QuestionCard_question
              }
            }
          }
        }
      }
    `,
    section,
  );
  const intl = useIntl();
  const styles = useDialogStyles();
  return (
    <ol aria-label={intl.formatMessage(messages.conversation)} className={styles.turns}>
      {turns.map((turn, index) => {
        const right = turn.side === 'RIGHT';
        const name =
          turn.avatarName ||
          intl.formatMessage(turn.usesOwnPicture ? messages.you : messages.speaker, { number: right ? 2 : 1 });
        return (
          // Turns have no id; their order never changes while the page is open.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={mergeClasses(styles.turn, right && styles.turnRight)}>
            <Avatar
              size={40}
              name={name}
              color="colorful"
              image={turn.avatarUrl ? { src: turn.avatarUrl, alt: '' } : undefined}
              aria-hidden
            />
            <div className={mergeClasses(styles.said, right && styles.saidRight)}>
              <span className={styles.name}>{name}</span>
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

type BubbleData = DialogView_section$data['turns'][number]['bubbles'][number];

function Bubble({ bubble, right }: { bubble: BubbleData; right: boolean }): ReactElement | null {
  const intl = useIntl();
  const styles = useDialogStyles();
  switch (bubble.__typename) {
    case 'VideoBubble':
      return (
        <div className={styles.wide}>
          <Media url={bubble.url} kind={videoKind(bubble.url)} />
        </div>
      );
    case 'AudioBubble':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- authors' recordings bring no caption files
      return <audio controls preload="none" src={bubble.url} aria-label={intl.formatMessage(messages.sound)} />;
    case 'QuestionBubble':
      return bubble.question ? (
        <div className={styles.wide}>
          <QuestionCard question={bubble.question} />
        </div>
      ) : null;
    case 'TextBubble':
      return <Prose html={bubble.html} className={mergeClasses(styles.bubble, right && styles.bubbleRight)} />;
    default:
      return null;
  }
}

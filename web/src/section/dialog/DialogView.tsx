import { Avatar, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import { useLectureQuestions } from '../LectureQuestions.ts';
import { sectionMessages as messages } from '../messages.ts';
import { Media } from '../media/Media.tsx';
import { videoKind } from '../media/videoKind.ts';
import { Prose } from '../Prose.tsx';
import type { DialogView_section$key } from './__generated__/DialogView_section.graphql.ts';
import { useDialogStyles } from './Dialog.styles.ts';

/** A conversation in bubbles (SEC-09). */
export function DialogView({ section }: { section: DialogView_section$key }): ReactElement {
  const { turns } = useFragment(
    graphql`
      fragment DialogView_section on DialogSection {
        turns {
          userPicAvatar
          side
          avatarLink
          avatarName
          bubbles {
            type
            content
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
          intl.formatMessage(turn.userPicAvatar ? messages.you : messages.speaker, { number: right ? 2 : 1 });
        return (
          // Turns have no id; their order never changes while the page is open.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={mergeClasses(styles.turn, right && styles.turnRight)}>
            <Avatar
              size={40}
              name={name}
              color="colorful"
              image={turn.avatarLink ? { src: turn.avatarLink, alt: '' } : undefined}
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

function Bubble({
  bubble: { type, content },
  right,
}: {
  bubble: { readonly type: string; readonly content: string };
  right: boolean;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useDialogStyles();
  const questionAt = useLectureQuestions();
  switch (type) {
    case 'VIDEO':
      return (
        <div className={styles.wide}>
          <Media url={content} kind={videoKind(content)} />
        </div>
      );
    case 'AUDIO':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- authors' recordings bring no caption files
      return <audio controls preload="none" src={content} aria-label={intl.formatMessage(messages.sound)} />;
    case 'QUESTION': {
      const question = questionAt(Number(content));
      return question ? (
        <div className={styles.wide}>
          <QuestionCard question={question} />
        </div>
      ) : null;
    }
    default:
      return <Prose html={content} className={mergeClasses(styles.bubble, right && styles.bubbleRight)} />;
  }
}

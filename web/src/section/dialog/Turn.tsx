import { Avatar, mergeClasses } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages as messages } from '../messages.ts';
import { Bubble } from './Bubble.tsx';
import type { DialogSectionProps } from './DialogSection.tsx';
import { useDialogStyles } from './Dialog.styles.ts';
import { Typing } from './Typing.tsx';

/**
 * What one person says. Of its bubbles `shown` are seen, the next one is being typed; the rest are there for screen readers,
 * which wait for nothing.
 */
export function Turn({
  turn,
  learner,
  shown,
}: {
  turn: DialogSectionProps['turns'][number];
  learner: DialogSectionProps['learner'];
  /** Below zero while others still speak. */
  shown: number;
}): ReactElement {
  const intl = useIntl();
  const styles = useDialogStyles();
  const lang = useContentLanguage();
  const right = turn.side === 'RIGHT';
  const learnerName = turn.usesOwnPicture ? learner?.name : undefined;
  const name =
    learnerName ||
    turn.avatarName ||
    intl.formatMessage(turn.usesOwnPicture ? messages.you : messages.speaker, { number: right ? 2 : 1 });
  const picture = turn.usesOwnPicture ? learner?.pictureUrl : turn.avatarUrl;
  return (
    <li className={mergeClasses(styles.turn, right && styles.turnRight, shown < 0 && styles.unseen)}>
      <Avatar size={40} name={name} image={picture ? { src: picture, alt: '' } : undefined} aria-hidden />
      <div className={mergeClasses(styles.said, right && styles.saidRight)}>
        <span className={styles.name} lang={!learnerName && turn.avatarName ? lang : undefined}>
          {name}
        </span>
        {turn.bubbles.map((bubble, place) => (
          // Bubbles have no id; their order never changes while the page is open.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={place}>
            {place === shown ? <Typing right={right} /> : null}
            <div className={place < shown ? mergeClasses(styles.row, right && styles.rowRight) : styles.unseen}>
              <Bubble bubble={bubble} right={right} />
            </div>
          </Fragment>
        ))}
      </div>
    </li>
  );
}

import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useId, type ReactElement, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useLectureBarStyles } from './LectureBar.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import type { WayOn } from './wayOn.ts';

/** Previous and next, with the name of what follows or what stands in the way between them. */
export function StepButtons({
  ref,
  way: { reason, leaves, opener },
  previousName,
  nextName,
  finishes,
  onPrevious,
  onNext,
}: {
  /** For next. */
  ref: Ref<HTMLButtonElement>;
  way: WayOn;
  /** Null on the first lecture. */
  previousName: string | null;
  /** Null on the last lecture. */
  nextName: string | null;
  /** Whether next leads to the completion screen. */
  finishes: boolean;
  onPrevious: () => void;
  onNext: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useLectureBarStyles();
  const reasonId = useId();
  const lang = useContentLanguage();
  const closed = reason !== null && leaves === null;
  return (
    <div className={styles.column}>
      {previousName === null ? (
        <span className={styles.first} />
      ) : (
        <Button
          className={mergeClasses(styles.step, styles.first)}
          appearance="subtle"
          icon={<ArrowLeft20Regular />}
          aria-label={intl.formatMessage(messages.previousLecture, { name: previousName })}
          onClick={onPrevious}
        >
          <span className={styles.wideOnly}>{intl.formatMessage(messages.previous)}</span>
        </Button>
      )}
      <p id={reasonId} role="status" className={mergeClasses(styles.middle, closed && styles.explained)}>
        {reason === null ? (
          <span className={styles.nextName} lang={lang}>
            {nextName}
          </span>
        ) : (
          <span className={styles.reason}>
            {closed ? <LockClosed16Regular aria-hidden className={styles.lock} /> : null}
            <span>{reason}</span>
          </span>
        )}
      </p>
      {opener === null ? null : (
        <Link className={styles.opener} to={opener}>
          {intl.formatMessage(messages.goToLecture)}
        </Link>
      )}
      {nextName !== null || finishes ? (
        <Button
          ref={ref}
          className={styles.step}
          appearance={leaves === null ? 'primary' : 'secondary'}
          icon={<ArrowRight20Regular />}
          iconPosition="after"
          disabledFocusable={closed}
          aria-label={nextName === null ? undefined : intl.formatMessage(messages.nextLectureNamed, { name: nextName })}
          aria-describedby={reason === null ? undefined : reasonId}
          onClick={onNext}
        >
          {intl.formatMessage(nextName === null ? messages.finish : messages.next)}
        </Button>
      ) : (
        <span />
      )}
    </div>
  );
}

import { Button } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { lectureMessages as messages } from './messages.ts';

/** The button that reveals the next step, and how far the reader is. It waits while a section is still being told (SEC-18). */
export function ContinueReading({
  held,
  open,
  count,
  onContinued,
}: {
  held: boolean;
  open: number;
  count: number;
  onContinued: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useLectureReaderStyles();
  return (
    <div className={styles.continue} data-reveals>
      <Button
        appearance="primary"
        size="large"
        icon={<ArrowDown20Regular />}
        iconPosition="after"
        disabledFocusable={held}
        onClick={onContinued}
      >
        {intl.formatMessage(messages.continue)}
      </Button>
      <span className={styles.small}>{intl.formatMessage(messages.partOf, { step: open, count })}</span>
    </div>
  );
}

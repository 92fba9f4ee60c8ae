import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { lectureMessages as messages } from './messages.ts';

/** In the place of a content that an author has not written yet. */
export function EmptyLecture(): ReactElement {
  const intl = useIntl();
  const styles = useLectureReaderStyles();
  return <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>;
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { lectureMessages as messages } from './messages.ts';

/** Says above a list of lectures in which order they open (OP-45). */
export function StudyOrder({ inOrder, className }: { inOrder: boolean; className?: string }): ReactElement {
  return <p className={className}>{useIntl().formatMessage(inOrder ? messages.inOrder : messages.anyOrder)}</p>;
}

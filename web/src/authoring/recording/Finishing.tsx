import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { recordingMessages as messages } from './messages.ts';

/** While a recording is prepared there is nothing to press: the words have the focus. */
export function Finishing(): ReactElement {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} role="status" tabIndex={-1} className={useStyles().words}>
      {useIntl().formatMessage(messages.finishing)}
    </p>
  );
}

const useStyles = makeStyles({ words: { outlineStyle: 'none' } });

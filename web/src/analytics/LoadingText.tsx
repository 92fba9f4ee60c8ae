import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages as messages } from './messages.ts';

// The text is given in small letters; a sentence begins with a capital.
const useStyles = makeStyles({ text: { display: 'block', '::first-letter': { textTransform: 'uppercase' } } });

/** That numbers are on their way (ANLY-09). */
export function LoadingText(): ReactElement {
  return <span className={useStyles().text}>{useIntl().formatMessage(messages.loading)}</span>;
}

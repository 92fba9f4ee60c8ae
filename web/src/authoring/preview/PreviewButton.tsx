import { Button, makeStyles } from '@fluentui/react-components';
import { PhoneDesktop20Regular } from '@fluentui/react-icons/svg/phone-desktop';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { keysText } from '../../editing/richText/keysText.ts';
import { previewMessages as messages } from './messages.ts';
import { narrowBar } from '../page/narrowBar.ts';
import { previewKeys } from './previewKeys.ts';

/** Opens the preview; the way back gives it the focus when there is no better place. */
export function PreviewButton({ onPreview }: { onPreview: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      icon={<PhoneDesktop20Regular />}
      title={intl.formatMessage(messages.openByKeys, { keys: keysText(intl, previewKeys) })}
      aria-keyshortcuts="Control+Alt+P"
      aria-label={intl.formatMessage(messages.open)}
      data-previews
      className={styles.button}
      onClick={onPreview}
    >
      <span className={styles.words}>{intl.formatMessage(messages.open)}</span>
    </Button>
  );
}

const useStyles = makeStyles({
  // Its icon alone, like those beside it.
  button: { [narrowBar]: { minWidth: '32px', paddingInline: '5px', '& .fui-Button__icon': { margin: 0 } } },
  words: { [narrowBar]: { display: 'none' } },
});

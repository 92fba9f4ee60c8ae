import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useDialogStyles } from './Dialog.styles.ts';

/** Three dots: who speaks is typing. Screen readers have the bubbles already. */
export function Typing({ right }: { right: boolean }): ReactElement {
  const styles = useDialogStyles();
  return (
    <span aria-hidden data-typing className={mergeClasses(styles.bubble, right && styles.bubbleRight, styles.typing)}>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}

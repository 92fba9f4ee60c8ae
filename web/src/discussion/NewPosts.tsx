import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  // Without a height of its own: nothing that someone reads or types moves when it comes.
  place: { position: 'sticky', zIndex: 1, height: 0, display: 'flex', justifyContent: 'center', pointerEvents: 'none' },
  above: { top: 'calc(var(--header-end, 56px) + 8px)' },
  below: { bottom: '24px' },
  button: {
    flexShrink: 0,
    alignSelf: 'center',
    pointerEvents: 'auto',
    boxShadow: tokens.shadow8,
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    },
  },
});

/** Says politely that others have written something, over the edge of the list that it comes into; shown once it is pressed. */
export function NewPosts({
  text,
  edge,
  onShow,
}: {
  /** Null while there is nothing new. */
  text: string | null;
  edge: 'above' | 'below';
  onShow: () => void;
}): ReactElement {
  const styles = useStyles();
  return (
    <div role="status" className={mergeClasses(styles.place, styles[edge])}>
      {text === null ? null : (
        <Button appearance="primary" shape="circular" className={styles.button} onClick={onShow}>
          {text}
        </Button>
      )}
    </div>
  );
}

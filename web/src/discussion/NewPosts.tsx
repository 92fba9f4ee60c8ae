import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** As high as the button is for a finger. */
const room = '44px';

const useStyles = makeStyles({
  // Without a height of its own: nothing that someone reads or types moves when it comes. On a phone it stands in a gap that is always there,
  // elsewhere at the end of the line, where nothing else is.
  place: {
    position: 'sticky',
    zIndex: 1,
    height: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '@media (min-width: 600px)': { justifyContent: 'flex-end' },
  },
  above: {
    top: `calc(var(--header-end, 56px) + 8px + ${room})`,
    alignItems: 'flex-end',
    '& > button': { marginBottom: '4px' },
    '@media (max-width: 599px)': { marginTop: `calc(${room} - 8px)` },
    // Beside the field above the list.
    '@media (min-width: 600px)': { '& > button': { marginBottom: '16px' } },
  },
  below: {
    bottom: `calc(var(--bottom-bar, 0px) + 8px + ${room})`,
    alignItems: 'flex-start',
    '& > button': { marginTop: '4px' },
    '@media (max-width: 599px)': { marginBottom: `calc(${room} - 12px)` },
  },
  button: {
    flexShrink: 0,
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

import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 'none',
  },
});

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className={useStyles().hidden}>{children}</span>;
}

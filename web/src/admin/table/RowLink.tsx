import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { roomy } from './AdminTable.styles.ts';
import { fromList } from './backToList.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    // A target of a finger, also where letters are small (WCAG 2.5.8).
    minHeight: '24px',
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    [roomy]: { overflowWrap: 'break-word' },
  },
  subject: { fontWeight: tokens.fontWeightSemibold },
});

/** The link in a row to what the row is about (`subject`), or to what it also names. */
export function RowLink({
  ref,
  to,
  subject = false,
  children,
}: {
  ref?: Ref<HTMLAnchorElement>;
  to: string;
  subject?: boolean;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const location = useLocation();
  return (
    <Link ref={ref} state={fromList(location)} className={mergeClasses(styles.link, subject && styles.subject)} to={to}>
      {children}
    </Link>
  );
}

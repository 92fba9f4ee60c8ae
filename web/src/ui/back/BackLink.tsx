import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

const useStyles = makeStyles({
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '4px',
    // A target of a finger, also where letters are small (WCAG 2.5.8).
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
});

/** The way back to the list that a page belongs to, above its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  return (
    <Link className={useStyles().back} to={to}>
      <ArrowLeftRegular fontSize={16} aria-hidden />
      {children}
    </Link>
  );
}

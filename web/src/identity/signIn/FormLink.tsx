import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccountFormStyles } from '../AccountForm.styles.ts';

/** A link from one form of an account to another. It takes the place of this one in the history. */
export function FormLink({
  to,
  inline = false,
  children,
}: {
  to: string;
  inline?: boolean;
  children: ReactNode;
}): ReactElement {
  const styles = useAccountFormStyles();
  return (
    <Link className={mergeClasses(styles.link, inline ? styles.inlineLink : styles.standing)} to={to} replace>
      {children}
    </Link>
  );
}

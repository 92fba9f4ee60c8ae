import { Link } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { sectionMessages as messages } from './messages.ts';

/** A link that opens a new tab and says so to people who cannot see it. The other page gets no handle on this one. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <Link href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <VisuallyHidden> ({useIntl().formatMessage(messages.newTab)})</VisuallyHidden>
    </Link>
  );
}

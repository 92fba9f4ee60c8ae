import { Button } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { links } from '../../routing/links.ts';
import { checkMessages as messages } from './messages.ts';

/** Leads to the public page of a course, in a tab of its own: the editor stays open. */
export function SeeLiveLink({
  courseId,
  takesFocus,
}: {
  courseId: number;
  /** Whether it takes the place of the button that was pressed. */
  takesFocus: boolean;
}): ReactElement {
  const intl = useIntl();
  const href = useHref(links.course(courseId));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Button ref={link} as="a" appearance="primary" icon={<OpenRegular />} href={href} target="_blank" rel="noopener">
      {intl.formatMessage(messages.seeLive)}
    </Button>
  );
}

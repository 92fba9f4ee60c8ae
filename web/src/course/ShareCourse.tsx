import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { useShareLink } from '../ui/share/useShareLink.ts';
import { courseMessages as messages } from './messages.ts';

/** Shares the public page of a course (CAT-07, OP-76). */
export function ShareCourse({ courseId, name }: { courseId: number; name: string }): ReactElement {
  const share = useShareLink();
  return (
    <Button
      appearance="subtle"
      icon={<Share20Regular />}
      onClick={() => void share({ link: links.sharedCourse(courseId), title: name })}
    >
      {useIntl().formatMessage(messages.share)}
    </Button>
  );
}

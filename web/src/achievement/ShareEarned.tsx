import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { useShareLink } from '../ui/share/useShareLink.ts';
import { achievementMessages as messages } from './messages.ts';

/** Shares an earned achievement with the public page of its course (OP-76). */
export function ShareEarned({ name, courseId }: { name: string; courseId: number }): ReactElement {
  const intl = useIntl();
  const share = useShareLink();
  return (
    <Button
      size="small"
      icon={<Share20Regular />}
      aria-label={intl.formatMessage(messages.shareNamed, { name })}
      onClick={() =>
        void share({ link: links.sharedCourse(courseId), title: intl.formatMessage(messages.shareText, { name }) })
      }
    >
      {intl.formatMessage(messages.share)}
    </Button>
  );
}

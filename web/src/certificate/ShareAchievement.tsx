import { Button } from '@fluentui/react-components';
import { Share20Regular } from '@fluentui/react-icons/svg/share';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { useShareLink } from '../ui/share/useShareLink.ts';
import { certificateMessages as messages } from './messages.ts';

/** Shares the certificate, or the public page of the course where there is none (LEC-13, OP-76). */
export function ShareAchievement({
  courseId,
  courseName,
  certificateUuid,
  className,
}: {
  courseId: number;
  courseName: string;
  certificateUuid: string | null;
  className?: string;
}): ReactElement {
  const intl = useIntl();
  const share = useShareLink();
  const link = certificateUuid === null ? links.sharedCourse(courseId) : links.certificate(certificateUuid);
  return (
    <Button
      className={className}
      icon={<Share20Regular />}
      onClick={() =>
        void share({
          link,
          title: certificateUuid === null ? courseName : intl.formatMessage(messages.shareText, { course: courseName }),
        })
      }
    >
      {intl.formatMessage(messages.shareAchievement)}
    </Button>
  );
}

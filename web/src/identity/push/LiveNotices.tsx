import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '../../ui/toastContext.ts';
import { isToldByPage } from './isToldByPage.ts';
import { liveNoticeMessages as messages } from './liveNoticeMessages.ts';
import { useLiveNotices, type LiveNotice } from './useLiveNotices.ts';

/** A course that is due is told by mail and on the dashboard. */
const texts: Readonly<Partial<Record<LiveNotice['kind'], MessageDescriptor>>> = {
  REPLY: messages.reply,
  QUESTION: messages.question,
  CERTIFICATE: messages.certificate,
  ACHIEVEMENT: messages.achievement,
  ENROLMENT: messages.enrolment,
};

/** More at once would cover the page. */
const mostToasts = 3;

/** Within this site: the address names its host. */
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

/** Tells in a corner what the person is notified of while they are here; draws nothing itself. */
export function LiveNotices(): null {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const page = useLocation();
  useLiveNotices((notices) => {
    const told = notices.flatMap((notice) => {
      const text = texts[notice.kind];
      return text === undefined || isToldByPage(notice, page) ? [] : [{ ...notice, text }];
    });
    for (const { text, subject, url } of told.slice(-mostToasts)) {
      toast({
        text: intl.formatMessage(text, { subject }),
        aside: true,
        action: { label: intl.formatMessage(messages.open), onChosen: () => void navigate(pathOf(url)) },
      });
    }
  });
  return null;
}

import type { MessageDescriptor } from 'react-intl';
import { links } from '../routing/links.ts';
import { hasScreen } from '../routing/pageFiles.ts';
import { shellMessages } from './messages.ts';
import { useIsCourseAdmin, useViewer } from '../viewer/useShell.ts';

/** The pages that the header leads to, for who is here (NAV-13, NAV-14, ROLE-10), as far as they have screens. */
export function useMainLinks(): readonly { readonly to: string; readonly message: MessageDescriptor }[] {
  const viewer = useViewer();
  const isCourseAdmin = useIsCourseAdmin();
  return [
    { to: links.courses, message: shellMessages.allCourses },
    ...(viewer ? [{ to: links.dashboard, message: shellMessages.dashboard }] : []),
    ...(isCourseAdmin && hasScreen('/admin/courses')
      ? [{ to: links.adminCourses, message: shellMessages.manageCourses }]
      : []),
    // They have no part of the admin area but this, so that nothing else leads to it.
    ...(!isCourseAdmin && viewer?.roles.includes('ROLE_VOUCHER_ADMIN') && hasScreen('/admin/campaign-management')
      ? [{ to: links.adminCampaigns, message: shellMessages.campaigns }]
      : []),
  ];
}

import type { MessageDescriptor } from 'react-intl';
import { links } from '../../routing/links.ts';
import { hasScreen } from '../../routing/pageFiles.ts';
import { shellMessages } from '../messages.ts';

/** A place that belongs to someone, or to their rights. */
interface AccountLink {
  readonly to: string;
  readonly message: MessageDescriptor;
}

/** Where everyone who is signed in finds what is theirs. */
export const ownLinks: readonly AccountLink[] = [
  { to: links.settings, message: shellMessages.settings },
  { to: links.achievements, message: shellMessages.achievements },
  { to: links.keptCourses, message: shellMessages.keptCourses },
];

/** Where people with more rights do their work (NAV-15, OP-39); none for learners, and none whose screen is not there. */
export function adminLinks(isCourseAdmin: boolean, roles: readonly string[]): readonly AccountLink[] {
  if (isCourseAdmin) return [{ to: links.admin, message: shellMessages.adminHome }];
  const hasVouchers = roles.includes('ROLE_VOUCHER_ADMIN') && hasScreen('/admin/campaign-management');
  return hasVouchers ? [{ to: links.adminCampaigns, message: shellMessages.campaigns }] : [];
}

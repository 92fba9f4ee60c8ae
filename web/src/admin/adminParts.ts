import type { FluentIcon } from '@fluentui/react-icons';
import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple';
import { BookOpenRegular } from '@fluentui/react-icons/svg/book-open';
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple';
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple';
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import { PaintBrushRegular } from '@fluentui/react-icons/svg/paint-brush';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PeopleSettingsRegular } from '@fluentui/react-icons/svg/people-settings';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { PersonLockRegular } from '@fluentui/react-icons/svg/person-lock';
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal';
import type { MessageDescriptor } from 'react-intl';
import type { RoleName } from '../routing/guards.ts';
import type { PagePath } from '../routing/pagePaths.ts';
import { partMessages as messages } from './partMessages.ts';

/** A part of the admin area: what its tile on the first page and its menu item say, and who has them. */
interface AdminPart {
  /** Its address, without trailing slash. The part is shown as soon as this page has a screen (`routing/pageFiles.ts`). */
  path: PagePath;
  needs: RoleName;
  name: MessageDescriptor;
  /** What it is for, in a sentence. */
  about: MessageDescriptor;
  icon: FluentIcon;
}

/** The parts of the admin area with the role that opens each (ADM-01…08, OP-39), in the order of menu and tiles. */
export const adminParts = {
  home: {
    path: '/admin',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.home,
    about: messages.homeLead,
    icon: HomeRegular,
  },
  courses: {
    path: '/admin/courses',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.courses,
    about: messages.coursesAbout,
    icon: BookOpenRegular,
  },
  library: {
    path: '/admin/library',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.library,
    about: messages.libraryAbout,
    icon: LibraryRegular,
  },
  savedSections: {
    path: '/admin/saved-sections',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.savedSections,
    about: messages.savedSectionsAbout,
    icon: BookmarkMultipleRegular,
  },
  users: {
    path: '/admin/users-management',
    needs: 'ROLE_ADMIN',
    name: messages.users,
    about: messages.usersAbout,
    icon: PeopleRegular,
  },
  groups: {
    path: '/admin/groups',
    needs: 'ROLE_ADMIN',
    name: messages.groups,
    about: messages.groupsAbout,
    icon: PeopleTeamRegular,
  },
  staff: {
    path: '/admin/staff-management',
    needs: 'ROLE_ADMIN',
    name: messages.staff,
    about: messages.staffAbout,
    icon: PeopleSettingsRegular,
  },
  progress: {
    path: '/admin/progress',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.progress,
    about: messages.progressAbout,
    icon: DataTrendingRegular,
  },
  discussion: {
    path: '/admin/discussion',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.discussion,
    about: messages.discussionAbout,
    icon: ChatMultipleRegular,
  },
  dashboard: {
    path: '/admin/dashboard',
    needs: 'ROLE_ADMIN',
    name: messages.dashboard,
    about: messages.dashboardAbout,
    icon: ChartMultipleRegular,
  },
  campaigns: {
    path: '/admin/campaign-management',
    needs: 'ROLE_VOUCHER_ADMIN',
    name: messages.campaigns,
    about: messages.campaignsAbout,
    icon: TicketDiagonalRegular,
  },
  integrations: {
    path: '/admin/integrations-management',
    needs: 'ROLE_ADMIN',
    name: messages.integrations,
    about: messages.integrationsAbout,
    icon: PlugConnectedRegular,
  },
  privacy: {
    path: '/admin/privacy',
    needs: 'ROLE_ADMIN',
    name: messages.privacy,
    about: messages.privacyAbout,
    icon: PersonLockRegular,
  },
  audit: {
    path: '/admin/audit',
    needs: 'ROLE_ADMIN',
    name: messages.audit,
    about: messages.auditAbout,
    icon: ShieldCheckmarkRegular,
  },
  jobs: {
    path: '/admin/jobs',
    needs: 'ROLE_COURSE_ADMIN',
    name: messages.jobs,
    about: messages.jobsAbout,
    icon: TaskListSquareLtrRegular,
  },
  profile: {
    path: '/customize-workspace',
    needs: 'ROLE_ADMIN',
    name: messages.profile,
    about: messages.profileAbout,
    icon: PaintBrushRegular,
  },
} as const satisfies Readonly<Record<string, AdminPart>>;

export type AdminPartName = keyof typeof adminParts;

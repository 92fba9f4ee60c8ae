import type { MessageDescriptor } from 'react-intl';
import type { AdminItem } from './adminMenu.ts';
import { partMessages as messages } from './partMessages.ts';

/** Something that has a card on the first page: a menu item, the courses, a library. */
export type AdminPart = AdminItem | 'courses' | 'library' | 'sectionsLibrary';

/** The name of each part and the sentence that says what it is for. */
export const partTexts: Readonly<Record<AdminPart, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  home: { name: messages.home, about: messages.homeLead },
  progress: { name: messages.progress, about: messages.progressAbout },
  dashboard: { name: messages.dashboard, about: messages.dashboardAbout },
  users: { name: messages.users, about: messages.usersAbout },
  staff: { name: messages.staff, about: messages.staffAbout },
  campaigns: { name: messages.campaigns, about: messages.campaignsAbout },
  integrations: { name: messages.integrations, about: messages.integrationsAbout },
  profile: { name: messages.profile, about: messages.profileAbout },
  courses: { name: messages.courses, about: messages.coursesAbout },
  library: { name: messages.library, about: messages.libraryAbout },
  sectionsLibrary: { name: messages.sectionsLibrary, about: messages.sectionsLibraryAbout },
};

/** Parts whose screens are not built yet. Whoever builds one takes it off the list. */
export const laterParts: ReadonlySet<AdminPart> = new Set([
  'progress',
  'dashboard',
  'users',
  'staff',
  'campaigns',
  'integrations',
  'courses',
  'library',
  'sectionsLibrary',
]);

import { BookOpenRegular } from '@fluentui/react-icons/svg/book-open';
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import { PaintBrushRegular } from '@fluentui/react-icons/svg/paint-brush';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PeopleSettingsRegular } from '@fluentui/react-icons/svg/people-settings';
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal';
import type { FluentIcon } from '@fluentui/react-icons';
import type { AdminPart } from './adminParts.ts';

/** The icon of each part of the admin area; always beside its name. */
export const partIcons: Readonly<Record<AdminPart, FluentIcon>> = {
  home: HomeRegular,
  progress: DataTrendingRegular,
  dashboard: ChartMultipleRegular,
  users: PeopleRegular,
  staff: PeopleSettingsRegular,
  campaigns: TicketDiagonalRegular,
  integrations: PlugConnectedRegular,
  profile: PaintBrushRegular,
  courses: BookOpenRegular,
  library: LibraryRegular,
  sectionsLibrary: AppsListRegular,
};

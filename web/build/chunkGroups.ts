/** Files of ours that belong to the first file of all pages, as patterns of paths below `src/` without their endings. */
const startFiles = [
  'main|routes|App|environment|requestError|session',
  String.raw`i18n/(?!loadAdmin)\w+`,
  // Forms alone guard against leaving, by a dialog.
  'routing/(?!LeaveGuard).+',
  'reading/(?:preferences|readingSettings)',
  'theme/(?!createReadingTheme|cssColor|fonts|profileButtons).+',
  'tracking/(?:mayTrack|privatePages|separateDocuments|track|useTracking|waitingEvents)',
  'shell/(?!FeedbackTab|LanguageMenuList|NonAdminNotice|TemplateFrame|TestProfileSwitcher|TrialBanner$|TrialOfferPage|UserMenuList|siteMessages|testProfiles).+',
  'ui/(?:ButtonLink|Cover|DocumentTitle|EmptyState|ErrorState|LazyMenu|Page|PersonPicture|ResponsiveImage|Section|Skeleton|ToastProvider|VisuallyHidden|Waiting|arrival|coverPattern|messages|siteName|sourceSet|toastContext|useCopyLink)(?:\\.styles)?',
  String.raw`catalogue/(?:CourseCard|CourseGrid|CatalogueStates|SearchField|messages)(?:\.styles)?`,
  '(?:shell|catalogue)/__generated__/(?:CourseCard_|Footer_|HeaderLogo_|ShellQuery).+',
];
const start = new RegExp(String.raw`/web/src/(?:${startFiles.join('|')})\.tsx?$`);

/** Whether a module is part of the first file of all pages: what each of them draws, and what the first screens share. */
export const isStart = (id: string): boolean => start.test(id);

/**
 * Which modules travel together. First the three files that every page needs: with the page's two questions and its first cover
 * they are six, which is how many connections a browser opens. Each takes along what its modules import, unless a group before
 * it has that, so whatever a module of `start` imports is on every first screen. Then what several of the other pages share, which
 * would be a dozen tiny files: on a phone each costs a round trip.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'libraries',
    test: /node_modules\/(?:react-relay|relay-runtime|react-router|react-intl|intl-messageformat|@formatjs)\//,
  },
  { name: 'start', test: isStart },
  // What works styles out, before somebody who uses it takes it along.
  { name: 'styles', test: /node_modules\/(?:@griffel|stylis)\// },
  { name: 'errors', test: /web\/src\/errors\// },
  {
    name: 'study',
    test: /web\/src\/(?:ui\/(?:ProgressBar|useShareLink)|enrolment\/(?:ProgressMessage|messages|studyLink|useTimeLeft)|campaign\/(?:VoucherButton|messages))\.|react-icons\/.*\/svg\/(?:checkmark-circle|chevron-down|lock-closed|share)\.js/,
  },
];

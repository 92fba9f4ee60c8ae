/**
 * Folders whose own files belong to the first file of all pages: what each of them draws, and what the first screens share. What
 * opens on demand stands in a folder below (`shell/menu`, `ui/dialog`) and loads on its own.
 */
const startFolders = ['catalogue', 'i18n', 'page', 'reading', 'routing', 'shell', 'theme', 'tracking', 'ui', 'viewer'];
const start = new RegExp(String.raw`/web/src/(?:(?:${startFolders.join('|')})/)?(?:__generated__/)?[^/]+\.tsx?$`);

/** Whether a module stands directly in `src/` or in one of the folders of the first file. */
export const isStart = (id: string): boolean => start.test(id);

/**
 * Which modules travel together. First the three files that every page needs: with the page's two questions and its first cover
 * they are six, which is how many connections a browser opens. Each takes along what its modules import, unless a group before
 * it has that, so whatever a module of `start` imports is on every first screen.
 *
 * Then what several of the other pages share, which would be dozens of tiny files: on a phone six of them cost a round trip. `common`
 * is what most of those pages draw, `study` what has to do with being enrolled, `reading` what course page and lecture show alike,
 * `section` what sections draw, which few courses need before a lecture, `fluent` what menus, dialogs and fields share of the library,
 * `form` and `account` what forms are made of, `authors` what the list of courses and the editor share, `table` what the tables of admins
 * are made of. `choice` is also the catalogue's, which needs nothing else of these. What several groups import stands in one before them:
 * a learner who needs an icon of `table` would load the tables.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'libraries',
    test: /node_modules\/(?:react-relay|relay-runtime|react-router|react-intl|intl-messageformat|@formatjs)\//,
  },
  { name: 'start', test: isStart },
  { name: 'choice', test: /web\/src\/ui\/form\/Choice|svg\/checkmark\.js/, minShareCount: 2 },
  {
    name: 'common',
    test: /web\/src\/(?:errors|routing\/part|identity\/enrolIntent)|svg\/(?:arrow-(?:down|download|left)|checkmark-circle|chevron-(?:down|right)|dismiss-circle|error-circle|eye|info|lock-closed|warning)\.js/,
    minShareCount: 2,
  },
  {
    name: 'study',
    test: /web\/src\/(?:ui\/(?:bar|empty|figure|list|share)|enrolment|campaign|achievement)\/(?:__generated__\/)?[^/]+$|\/authorHtml\/(?:ContentLanguage|authorText)|react-badge\/lib\/(?:components\/)?Badge|svg\/share\.js/,
    minShareCount: 2,
  },
  {
    name: 'reading',
    test: /web\/src\/(?:section\/messages|lecture\/(?!(?:Lecture(?:Head|Skeleton|Steps|Reader\.styles|Screen\.styles)|PrintedRest)\.)|ui\/(?:authorHtml|fullscreen|order)\/)[^/]+$/,
    minShareCount: 2,
  },
  {
    name: 'section',
    test: /web\/src\/section\/(?:media\/)?(?!\w*Editor|SideField|editorMessages|BesideText|Prose|twelfths|beside\.|readSection|sectionType|sectionWords|storedSection|types\.|useSectionWords)[^/]+$/,
    minShareCount: 2,
  },
  {
    name: 'fluent',
    test: /@fluentui\/react-(?:utilities\/|tabster\/lib\/(?:focus|hooks\/useFocusWithin))/,
    minShareCount: 2,
  },
  { name: 'form', test: /web\/src\/ui\/form\/|svg\/eye-off\.js/, minShareCount: 2 },
  { name: 'account', test: /web\/src\/identity\/(?:signIn\/|external\/|password\/)?[^/]+$/, minShareCount: 2 },
  { name: 'toggle', test: /@fluentui\/react-(?:checkbox|field|label|switch)\//, minShareCount: 2 },
  {
    name: 'menu',
    test: /(?:@fluentui\/react-(?:menu|motion|portal|positioning)|@floating-ui\/\w+|tabster)\/|web\/src\/ui\/menu\//,
    minShareCount: 2,
  },
  { name: 'dialog', test: /web\/src\/ui\/dialog\//, minShareCount: 2 },
  {
    name: 'authors',
    test: /web\/src\/authoring\/(?:list\/messages|tours\/(?:TourHost|tourMemory|useTour))|svg\/(?:chevron-left|compass-northwest|edit|more-horizontal)\.js/,
    minShareCount: 2,
  },
  { name: 'table', test: /web\/src\/admin\/table\/(?:__generated__\/)?[^/]+$/, minShareCount: 2 },
];

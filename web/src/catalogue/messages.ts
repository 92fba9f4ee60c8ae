import { defineMessages } from '../i18n/defineMessages.ts';

export const catalogueMessages = defineMessages({
  lead: {
    id: 'catalogue.lead',
    defaultMessage: 'Learn at your own pace, practise as you go, and earn certificates that anyone can verify.',
    description: 'One sentence below the name of the site on the landing page.',
  },
  startHere: {
    id: 'catalogue.startHere',
    defaultMessage: 'Courses to start with',
    description: 'Heading of the first courses on the landing page.',
  },
  seeAll: {
    id: 'catalogue.seeAll',
    defaultMessage: '{count, plural, one {See # course} other {See all # courses}}',
    description: 'Link from the landing page to the catalogue.',
  },
  next: {
    id: 'catalogue.next',
    defaultMessage: 'How it works',
    description: 'Heading of the three steps on the landing page.',
  },
  stepChoose: {
    id: 'catalogue.stepChoose',
    defaultMessage: 'Choose a course',
    description: 'First step on the landing page.',
  },
  stepChooseText: {
    id: 'catalogue.stepChooseText',
    defaultMessage: 'See what a course covers before you decide. Once you have an account, one click enrols you.',
    description: 'Explanation of the first step.',
  },
  stepStudy: {
    id: 'catalogue.stepStudy',
    defaultMessage: 'Study and practise',
    description: 'Second step on the landing page.',
  },
  stepStudyText: {
    id: 'catalogue.stepStudyText',
    defaultMessage:
      'Short lectures, and questions with instant feedback. Stop whenever you like and pick up where you left off.',
    description: 'Explanation of the second step.',
  },
  stepCertificate: {
    id: 'catalogue.stepCertificate',
    defaultMessage: 'Show what you know',
    description: 'Third step on the landing page.',
  },
  stepCertificateText: {
    id: 'catalogue.stepCertificateText',
    defaultMessage: 'Complete the course and get a certificate that anyone can verify online.',
    description: 'Explanation of the third step.',
  },
  title: { id: 'catalogue.title', defaultMessage: 'All courses', description: 'Heading of the catalogue.' },
  search: { id: 'catalogue.search', defaultMessage: 'Search courses', description: 'Name of the search field.' },
  searchHint: {
    id: 'catalogue.searchHint',
    defaultMessage: 'What do you want to learn?',
    description: 'Placeholder of the search field. It may be cut off, so keep it short.',
  },
  find: { id: 'catalogue.find', defaultMessage: 'Search', description: 'Button beside the search field.' },
  filters: {
    id: 'catalogue.filters',
    defaultMessage: 'Filters',
    description: 'Name of the filters, and of the button that opens them on a phone.',
  },
  filtersOn: {
    id: 'catalogue.filtersOn',
    defaultMessage: 'Filters ({count})',
    description: 'Button that opens the filters on a phone while some are on.',
  },
  tags: { id: 'catalogue.tags', defaultMessage: 'Topics', description: 'Heading of the tag filter.' },
  moreTags: {
    id: 'catalogue.moreTags',
    defaultMessage: 'Show all topics',
    description: 'Button that shows the rest of a long list of tags.',
  },
  duration: { id: 'catalogue.duration', defaultMessage: 'Duration', description: 'Heading of the duration filter.' },
  anyDuration: {
    id: 'catalogue.anyDuration',
    defaultMessage: 'Any duration',
    description: 'Choice of the duration filter that filters nothing.',
  },
  under30: { id: 'catalogue.under30', defaultMessage: 'Under 30 min', description: 'Duration bucket.' },
  from30: { id: 'catalogue.from30', defaultMessage: '30 min to 2 h', description: 'Duration bucket.' },
  from2h: { id: 'catalogue.from2h', defaultMessage: '2 to 4 h', description: 'Duration bucket.' },
  over4h: { id: 'catalogue.over4h', defaultMessage: 'Over 4 h', description: 'Duration bucket.' },
  reset: {
    id: 'catalogue.reset',
    defaultMessage: 'Reset filters',
    description: 'Clears search, tags and duration together.',
  },
  removeFilter: {
    id: 'catalogue.removeFilter',
    defaultMessage: '{name}: remove filter',
    description: 'Name of a chip; pressing it takes the filter away.',
  },
  searched: {
    id: 'catalogue.searched',
    defaultMessage: '“{text}”',
    description: 'Chip for the searched text, in the quotation marks of the language.',
  },
  share: {
    id: 'catalogue.share',
    defaultMessage: 'Copy link',
    description: 'Copies the address of the catalogue with its filters.',
  },
  showResults: {
    id: 'catalogue.showResults',
    defaultMessage: '{count, plural, one {Show # course} other {Show # courses}}',
    description: 'Button that closes the filters on a phone.',
  },
  results: {
    id: 'catalogue.results',
    defaultMessage: '{count, plural, one {# course} other {# courses}}',
    description: 'How many courses match.',
  },
  empty: {
    id: 'catalogue.empty',
    defaultMessage: 'No matching courses',
    description: 'Title of the empty list when something is filtered.',
  },
  emptyText: {
    id: 'catalogue.emptyText',
    defaultMessage: 'Remove a filter to see more courses.',
    description: 'Explanation of the empty list when something is filtered, but no text is searched for.',
  },
  notFound: {
    id: 'catalogue.notFound',
    defaultMessage: 'Nothing found for “{text}”',
    description: 'Title of the empty list of a search, in the quotation marks of the language.',
  },
  notFoundText: {
    id: 'catalogue.notFoundText',
    defaultMessage: 'Check the spelling, or try a broader word.',
    description: 'Explanation of the empty list of a search.',
  },
  searchAlone: {
    id: 'catalogue.searchAlone',
    defaultMessage: 'Search without filters',
    description: 'Button in the empty list of a search: keeps the text, clears topics and duration.',
  },
  showAll: {
    id: 'catalogue.showAll',
    defaultMessage: 'Show all courses',
    description: 'Button in the empty list: clears search, topics and duration.',
  },
  none: {
    id: 'catalogue.none',
    defaultMessage: 'No courses yet',
    description: 'Title of the empty list when nothing is filtered.',
  },
  noneText: {
    id: 'catalogue.noneText',
    defaultMessage: 'Courses appear here as soon as they are published.',
    description: 'Explanation of the empty list when nothing is filtered.',
  },
  unavailable: {
    id: 'catalogue.unavailable',
    defaultMessage: 'The courses cannot be loaded right now.',
    description: 'Quiet notice in place of the list.',
  },
  reload: {
    id: 'catalogue.reload',
    defaultMessage: 'Reload',
    description: 'Button beside the notice that the courses cannot be read.',
  },
  more: { id: 'catalogue.more', defaultMessage: 'Show more courses', description: 'Button at the end of the list.' },
  moreFailed: {
    id: 'catalogue.moreFailed',
    defaultMessage: 'More courses could not be loaded. Try again.',
    description: 'Notice at the end of the list.',
  },
  lectures: {
    id: 'catalogue.lectures',
    defaultMessage: '{count, plural, one {# lecture} other {# lectures}}',
    description: 'On a card: how many lectures a course has.',
  },
  certificate: {
    id: 'catalogue.certificate',
    defaultMessage: 'Certificate',
    description: 'On a card: the course gives a certificate.',
  },
  startsOn: {
    id: 'catalogue.startsOn',
    defaultMessage: 'Starts {date}',
    description: 'On a card: the course has not started.',
  },
  byCode: {
    id: 'catalogue.byCode',
    defaultMessage: 'With a code',
    description: 'On a card: the course is entered with an enrolment code.',
  },
  elsewhere: {
    id: 'catalogue.elsewhere',
    defaultMessage: 'On another site',
    description: 'On a card: the course is found on another website.',
  },
  finished: { id: 'catalogue.finished', defaultMessage: 'Finished', description: 'On a card: the course is over.' },
});

import { defineMessages } from '../../i18n/defineMessages.ts';

export const moderationMessages = defineMessages({
  search: {
    id: 'discussion.all.search',
    defaultMessage: 'Search',
    description: 'Label of a field: finds questions.',
  },
  searchHint: {
    id: 'discussion.all.searchHint',
    defaultMessage: 'Question or name',
    description: 'Inside the empty search field.',
  },
  course: {
    id: 'discussion.all.course',
    defaultMessage: 'Course',
    description: 'Label of a filter.',
  },
  anyCourse: {
    id: 'discussion.all.anyCourse',
    defaultMessage: 'All courses',
    description: 'Choice of a filter.',
  },
  state: {
    id: 'discussion.all.state',
    defaultMessage: 'Status',
    description: 'Label of a filter, and head of a column.',
  },
  anyState: {
    id: 'discussion.all.anyState',
    defaultMessage: 'Any',
    description: 'Choice of a filter: questions of every status.',
  },
  since: {
    id: 'discussion.all.since',
    defaultMessage: 'Asked from',
    description: 'Label of a field for a day.',
  },
  until: {
    id: 'discussion.all.until',
    defaultMessage: 'Asked until',
    description: 'Label of a field for a day.',
  },
  unanswered: {
    id: 'discussion.all.unanswered',
    defaultMessage: 'Unanswered',
    description: 'Status of a question.',
  },
  answered: {
    id: 'discussion.all.answered',
    defaultMessage: 'Answered',
    description: 'Status of a question.',
  },
  hidden: {
    id: 'discussion.all.hidden',
    defaultMessage: 'Hidden',
    description: 'Status of a question: a moderator has hidden it.',
  },
  deleted: {
    id: 'discussion.all.deleted',
    defaultMessage: 'Deleted',
    description: 'Status of a question: its writer has deleted it.',
  },
  reported: {
    id: 'discussion.all.reported',
    defaultMessage: 'Reported',
    description: 'Choice of a filter: questions in whose threads something was reported.',
  },
  reports: {
    id: 'discussion.all.reports',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
    description: 'On a question in whose thread something was reported.',
  },
  pinned: {
    id: 'discussion.all.pinned',
    defaultMessage: 'Pinned',
    description: 'On a question that comes first after its lecture.',
  },
  closed: {
    id: 'discussion.all.closed',
    defaultMessage: 'Closed',
    description: 'On a question that nobody can reply to any more.',
  },
  question: {
    id: 'discussion.all.question',
    defaultMessage: 'Question',
    description: 'Head of a column.',
  },
  place: {
    id: 'discussion.all.place',
    defaultMessage: 'Course and lecture',
    description: 'Head of a column.',
  },
  lectureGone: {
    id: 'discussion.all.lectureGone',
    defaultMessage: 'This lecture was removed',
    description: 'In place of the name of a lecture.',
  },
  author: {
    id: 'discussion.all.author',
    defaultMessage: 'Asked by',
    description: 'Head of a column.',
  },
  replies: {
    id: 'discussion.all.replies',
    defaultMessage: 'Replies',
    description: 'Head of a column: a number.',
  },
  asked: {
    id: 'discussion.all.asked',
    defaultMessage: 'Asked on',
    description: 'Head of a column: a day.',
  },
  active: {
    id: 'discussion.all.active',
    defaultMessage: 'Last activity',
    description: 'Head of a column: a day.',
  },
  list: {
    id: 'discussion.all.list',
    defaultMessage: 'Questions of all courses',
    description: 'Name of the table.',
  },
  count: {
    id: 'discussion.all.count',
    defaultMessage: '{count, plural, =0 {No questions} one {# question} other {# questions}}',
    description: 'Above the table.',
  },
  none: {
    id: 'discussion.all.none',
    defaultMessage: 'No questions yet',
    description: 'In place of the table.',
  },
  noneText: {
    id: 'discussion.all.noneText',
    defaultMessage:
      'What learners ask after the lectures of your courses appears here. Each course has a switch for its discussion.',
    description: 'Below “No questions yet”.',
  },
  noMatch: {
    id: 'discussion.all.noMatch',
    defaultMessage: 'No question matches',
    description: 'In place of the table.',
  },
  noMatchText: {
    id: 'discussion.all.noMatchText',
    defaultMessage: 'Try other words or fewer filters.',
    description: 'Below “No question matches”.',
  },
  showAll: {
    id: 'discussion.all.showAll',
    defaultMessage: 'Show all questions',
    description: 'Button: takes the filters away.',
  },
  tooMany: {
    id: 'discussion.all.tooMany',
    defaultMessage: 'Select at most {most, number} questions',
    description: 'Beside the selected questions.',
  },
  hideTitle: {
    id: 'discussion.all.hideTitle',
    defaultMessage: '{count, plural, one {Hide # question from others?} other {Hide # questions from others?}}',
    description: 'Title of a window.',
  },
});

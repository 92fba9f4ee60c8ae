import { defineMessages } from '../i18n/defineMessages.ts';

export const analyticsMessages = defineMessages({
  loading: {
    id: 'analytics.loading',
    defaultMessage: 'data loading',
    description: 'While the numbers are on their way (exact text).',
  },
  nothing: { id: 'analytics.nothing', defaultMessage: 'no data', description: 'There is nothing at all (exact text).' },
  longestInstead: {
    id: 'analytics.longestInstead',
    defaultMessage: 'no data for the chosen period, showing the longest available period',
    description: 'The chosen period is empty (exact text).',
  },
  nothingText: {
    id: 'analytics.nothingText',
    defaultMessage: 'Numbers appear here as soon as there is something to count.',
    description: 'Below “no data”.',
  },
  nothingThen: {
    id: 'analytics.nothingThen',
    defaultMessage: '{count, plural, one {Nothing at # other time} other {Nothing at # other times}}',
    description:
      'Last row of the table of a number over time: days, say, at which nothing happened have no rows of their own.',
  },
  forgotten: {
    id: 'analytics.forgotten',
    defaultMessage:
      'Before {day}, only totals by day and by month are kept. People, hours and the filters by group and campaign begin there.',
    description: 'Below the period, when it begins before the facts that the workspace still keeps.',
  },
  period: { id: 'analytics.period', defaultMessage: 'Period', description: 'Label of a choice.' },
  yesterday: { id: 'analytics.yesterday', defaultMessage: 'Yesterday', description: 'A period.' },
  last24Hours: { id: 'analytics.last24Hours', defaultMessage: 'Last 24 hours', description: 'A period.' },
  previous7Days: {
    id: 'analytics.previous7Days',
    defaultMessage: 'Previous 7 days',
    description: 'A period: seven whole days before today.',
  },
  previous30Days: {
    id: 'analytics.previous30Days',
    defaultMessage: 'Previous 30 days',
    description: 'A period: thirty whole days before today.',
  },
  lastWeek: {
    id: 'analytics.lastWeek',
    defaultMessage: 'Last week',
    description: 'A period: the previous calendar week, Monday first.',
  },
  lastMonth: {
    id: 'analytics.lastMonth',
    defaultMessage: 'Last month',
    description: 'A period: the previous calendar month.',
  },
  longest: {
    id: 'analytics.longest',
    defaultMessage: 'Longest available',
    description: 'A period: since the workspace was made.',
  },
  ownDates: { id: 'analytics.ownDates', defaultMessage: 'Own dates', description: 'A period that one types in.' },
  from: { id: 'analytics.from', defaultMessage: 'From', description: 'Label of the first day of a period.' },
  to: { id: 'analytics.to', defaultMessage: 'To', description: 'Label of the last day of a period.' },
  startAfterEnd: {
    id: 'analytics.startAfterEnd',
    defaultMessage: 'The first day must not be after the last.',
    description: 'Below the field “From”.',
  },
  course: { id: 'analytics.course', defaultMessage: 'Course', description: 'Label of a choice, and a column.' },
  allCourses: { id: 'analytics.allCourses', defaultMessage: 'All courses', description: 'Nothing is chosen there.' },
  comparedWith: {
    id: 'analytics.comparedWith',
    defaultMessage: '{period}, compared with {before}',
    description: 'Which days the numbers are of. Both are ranges of days, such as 1 – 30 Nov 2030.',
  },
  types: { id: 'analytics.types', defaultMessage: 'What is counted', description: 'Name of a row of buttons.' },
  change: {
    id: 'analytics.change',
    defaultMessage: '{change} vs. before',
    description: 'How a number has changed. {change} is a percentage with its sign, such as +12%.',
  },
  points: {
    id: 'analytics.points',
    defaultMessage: '{change} points vs. before',
    description: 'How a percentage has changed. {change} is a number with its sign.',
  },
  asBefore: { id: 'analytics.asBefore', defaultMessage: 'As before', description: 'A number that has not changed.' },
  noneBefore: {
    id: 'analytics.noneBefore',
    defaultMessage: 'None before',
    description: 'In place of a change: in the period before it was zero.',
  },
  number: {
    id: 'analytics.number',
    defaultMessage: 'Number',
    description: 'Label of a choice: which number the chart shows.',
  },
  step: { id: 'analytics.step', defaultMessage: 'Granularity', description: 'Label of a choice: by hour, day …' },
  hour: { id: 'analytics.hour', defaultMessage: 'By hour', description: 'A granularity.' },
  day: { id: 'analytics.day', defaultMessage: 'By day', description: 'A granularity.' },
  month: { id: 'analytics.month', defaultMessage: 'By month', description: 'A granularity.' },
  year: { id: 'analytics.year', defaultMessage: 'By year', description: 'A granularity.' },
  inUtc: {
    id: 'analytics.inUtc',
    defaultMessage: 'Days, months and years begin at midnight UTC.',
    description: 'Below a chart, for people in another time zone.',
  },
  chart: {
    id: 'analytics.chart',
    defaultMessage: '{number} over time. Most: {most}, {time}.',
    description: 'What a chart shows, for those who do not see it; the numbers stand in a table beside it.',
  },
  numbers: {
    id: 'analytics.numbers',
    defaultMessage: '{number} over time',
    description: 'Name of a table. {number} is what is counted.',
  },
  time: { id: 'analytics.time', defaultMessage: 'Time', description: 'Column: the hour, day, month or year.' },
  list: {
    id: 'analytics.list',
    defaultMessage: 'In detail',
    description: 'Heading above a table of courses, lectures …',
  },
  count: {
    id: 'analytics.count',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'Above a table.',
  },
  gone: {
    id: 'analytics.gone',
    defaultMessage: 'Deleted (no. {id})',
    description: 'In place of the name of a course or lecture that is gone.',
  },
  noCourse: { id: 'analytics.noCourse', defaultMessage: 'Without a course', description: 'In place of a name.' },
  only: {
    id: 'analytics.only',
    defaultMessage: 'Only {name}',
    description: 'Above a chart: it shows one lecture, module, question or campaign.',
  },
  showAll: { id: 'analytics.showAll', defaultMessage: 'Show all', description: 'Button: takes “Only …” away.' },
  more: { id: 'analytics.more', defaultMessage: 'Show more', description: 'Button below a table.' },
  moreFailed: {
    id: 'analytics.moreFailed',
    defaultMessage: 'More rows could not be loaded. Try again.',
    description: 'Beside the button “Show more”.',
  },
});

import { defineMessages } from '../../i18n/defineMessages.ts';

/** The editor of the tree of an umbrella course. */
export const umbrellaMessages = defineMessages({
  heading: {
    id: 'authoring.umbrella.heading',
    defaultMessage: 'Questions and choices',
    description: 'Heading above the tree of an umbrella course.',
  },
  hint: {
    id: 'authoring.umbrella.hint',
    defaultMessage: 'Learners answer step by step until they reach the course that suits them.',
    description: 'Below that heading.',
  },
  belowOf: {
    id: 'authoring.umbrella.belowOf',
    defaultMessage: 'Below {name}: {count}',
    description:
      'Button that folds and unfolds what stands below a question or a choice. {count} is how many entries that is.',
  },
  closed: {
    id: 'authoring.umbrella.closed',
    defaultMessage: '{count, plural, one {# entry below} other {# entries below}}',
    description: 'Stands in the place of what stands below a question or a choice while that is folded.',
  },
  hidden: {
    id: 'authoring.umbrella.hidden',
    defaultMessage:
      '{count, plural, one {# module is} other {# modules are}} kept, but not shown in an umbrella course.',
    description: 'Below that heading, when the course has modules.',
  },
  question: {
    id: 'authoring.umbrella.question',
    defaultMessage: 'Question',
    description: 'Kind of node of the tree, and name of its field.',
  },
  text: {
    id: 'authoring.umbrella.text',
    defaultMessage: 'More about it',
    description: 'Field below a question of the tree.',
  },
  option: {
    id: 'authoring.umbrella.option',
    defaultMessage: 'Choice',
    description: 'Kind of node of the tree, and name of its field.',
  },
  button: {
    id: 'authoring.umbrella.button',
    defaultMessage: 'Button',
    description: 'Kind of node of the tree: a link out of it.',
  },
  course: { id: 'authoring.umbrella.course', defaultMessage: 'Course', description: 'Kind of node of the tree.' },
  label: { id: 'authoring.umbrella.label', defaultMessage: 'Label', description: 'Field of a button of the tree.' },
  link: {
    id: 'authoring.umbrella.link',
    defaultMessage: 'Leads to',
    description: 'Field of a button of the tree: an address or a path of this site.',
  },
  linkHint: {
    id: 'authoring.umbrella.linkHint',
    defaultMessage: 'A web address, or a page of this site such as /courses',
    description: 'Below that field.',
  },
  named: {
    id: 'authoring.umbrella.named',
    defaultMessage: '{kind}: {name}',
    description: 'A node of the tree, with its kind.',
  },
  addTo: {
    id: 'authoring.umbrella.addTo',
    defaultMessage: '{kind}: add below “{name}”',
    description: 'Button that adds a node of a kind; it reads the kind alone.',
  },
  addFirst: {
    id: 'authoring.umbrella.addFirst',
    defaultMessage: '{kind}: add',
    description: 'The same button at the top of the tree, while it has no name.',
  },
  tooDeep: {
    id: 'authoring.umbrella.tooDeep',
    defaultMessage: 'A tree has at most ten levels.',
    description: 'In place of the buttons that add nodes.',
  },
  tooMany: {
    id: 'authoring.umbrella.tooMany',
    defaultMessage: 'A tree holds at most 499 parts.',
    description: 'In place of the buttons that add nodes.',
  },
  duplicate: {
    id: 'authoring.umbrella.duplicate',
    defaultMessage: 'Duplicate: {name}',
    description: 'Button of a node of the tree.',
  },
  duplicated: {
    id: 'authoring.umbrella.duplicated',
    defaultMessage: 'Duplicated: {name}',
    description: 'For screen readers.',
  },
  remove: {
    id: 'authoring.umbrella.remove',
    defaultMessage: 'Delete: {name}',
    description: 'Button of a node of the tree; what is below it goes along.',
  },
  removed: {
    id: 'authoring.umbrella.removed',
    defaultMessage: 'Deleted: {name}. Undo brings it back.',
    description: 'For screen readers.',
  },
  below: {
    id: 'authoring.umbrella.below',
    defaultMessage: 'Below',
    description: 'Field of a node of the tree: under which question or choice it is.',
  },
  moveBelow: {
    id: 'authoring.umbrella.moveBelow',
    defaultMessage: 'Move below another: {name}',
    description: 'Button of a node of the tree: opens the choice of what it is below.',
  },
  top: { id: 'authoring.umbrella.top', defaultMessage: 'The first question', description: 'Option of that field.' },
  noTitle: {
    id: 'authoring.umbrella.noTitle',
    defaultMessage: 'Needs a text',
    description: 'What is wrong with a node of the tree.',
  },
  nothingFollows: {
    id: 'authoring.umbrella.nothingFollows',
    defaultMessage: 'Nothing follows yet',
    description: 'What is wrong with a node of the tree.',
  },
  noLink: {
    id: 'authoring.umbrella.noLink',
    defaultMessage: 'Leads nowhere yet',
    description: 'What is wrong with a node of the tree.',
  },
  noCourse: {
    id: 'authoring.umbrella.noCourse',
    defaultMessage: 'No course chosen yet',
    description: 'What is wrong with a node of the tree.',
  },
  gone: {
    id: 'authoring.umbrella.gone',
    defaultMessage: 'This course no longer exists, or is not open to you',
    description: 'What is wrong with a node of the tree.',
  },
  notPublished: {
    id: 'authoring.umbrella.notPublished',
    defaultMessage: 'Not published: learners cannot see this course',
    description: 'What is wrong with a node of the tree.',
  },
  problems: {
    id: 'authoring.umbrella.problems',
    defaultMessage:
      '{count, plural, =0 {Every choice leads somewhere.} one {# place needs you before learners can get through.} other {# places need you before learners can get through.}}',
    description: 'Below the tree.',
  },
  chooseCourse: {
    id: 'authoring.umbrella.chooseCourse',
    defaultMessage: 'Choose a course',
    description: 'Button, and title of the dialog it opens.',
  },
  changeCourse: {
    id: 'authoring.umbrella.changeCourse',
    defaultMessage: 'Choose another course',
    description: 'Button beside the chosen course.',
  },
  someCourse: {
    id: 'authoring.umbrella.someCourse',
    defaultMessage: 'Course no. {id}',
    description: 'A course whose name is not known.',
  },
  findCourse: {
    id: 'authoring.umbrella.findCourse',
    defaultMessage: 'Find a course',
    description: 'Search in that dialog.',
  },
  noneFound: { id: 'authoring.umbrella.noneFound', defaultMessage: 'No course found', description: 'In that dialog.' },
  notLoaded: {
    id: 'authoring.umbrella.notLoaded',
    defaultMessage: 'The courses could not be loaded. Try again.',
    description: 'In that dialog.',
  },
  draft: {
    id: 'authoring.umbrella.draft',
    defaultMessage: 'Not published',
    description: 'Beside a course in that dialog.',
  },
  preview: {
    id: 'authoring.umbrella.preview',
    defaultMessage: 'Try it as a learner',
    description: 'Heading above the walk through the tree.',
  },
});

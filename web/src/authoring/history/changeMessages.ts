import { defineMessages } from '../../i18n/defineMessages.ts';

/** What changed between two revisions of a course. */
export const changeMessages = defineMessages({
  content: {
    id: 'history.change.content',
    defaultMessage: 'Lecture “{lecture}”: {changes}',
    description:
      'In the list of what changed with a save: a lecture, and what changed in it as a list such as “2 sections changed, 1 question removed”.',
  },
  sectionsAdded: {
    id: 'history.change.sectionsAdded',
    defaultMessage: '{count, plural, one {# section added} other {# sections added}}',
    description: 'In the list of what changed with a save: sections of a lecture, after its name and a colon.',
  },
  sectionsChanged: {
    id: 'history.change.sectionsChanged',
    defaultMessage: '{count, plural, one {# section changed} other {# sections changed}}',
    description: 'In the list of what changed with a save: sections of a lecture, after its name and a colon.',
  },
  sectionsMoved: {
    id: 'history.change.sectionsMoved',
    defaultMessage: '{count, plural, one {# section moved} other {# sections moved}}',
    description: 'In the list of what changed with a save: sections of a lecture, after its name and a colon.',
  },
  sectionsRemoved: {
    id: 'history.change.sectionsRemoved',
    defaultMessage: '{count, plural, one {# section removed} other {# sections removed}}',
    description: 'In the list of what changed with a save: sections of a lecture, after its name and a colon.',
  },
  sectionsFrom: {
    id: 'history.change.sectionsFrom',
    defaultMessage: '{count, plural, one {# section} other {# sections}} moved here from “{lecture}”',
    description:
      'In the list of what changed with a save: sections that came from another lecture, after the name of their lecture now and a colon.',
  },
  questionsAdded: {
    id: 'history.change.questionsAdded',
    defaultMessage: '{count, plural, one {# question added} other {# questions added}}',
    description: 'In the list of what changed with a save: questions of a lecture, after its name and a colon.',
  },
  questionsChanged: {
    id: 'history.change.questionsChanged',
    defaultMessage: '{count, plural, one {# question changed} other {# questions changed}}',
    description: 'In the list of what changed with a save: questions of a lecture, after its name and a colon.',
  },
  questionsMoved: {
    id: 'history.change.questionsMoved',
    defaultMessage: '{count, plural, one {# question moved} other {# questions moved}}',
    description: 'In the list of what changed with a save: questions of a lecture, after its name and a colon.',
  },
  questionsRemoved: {
    id: 'history.change.questionsRemoved',
    defaultMessage: '{count, plural, one {# question removed} other {# questions removed}}',
    description: 'In the list of what changed with a save: questions of a lecture, after its name and a colon.',
  },
  questionsFrom: {
    id: 'history.change.questionsFrom',
    defaultMessage: '{count, plural, one {# question} other {# questions}} moved here from “{lecture}”',
    description:
      'In the list of what changed with a save: questions that came from another lecture, after the name of their lecture now and a colon.',
  },
  moduleAdded: {
    id: 'history.change.moduleAdded',
    defaultMessage: 'Module “{name}” added',
    description: 'In the list of what changed with a save: a module.',
  },
  moduleRemoved: {
    id: 'history.change.moduleRemoved',
    defaultMessage: 'Module “{name}” removed',
    description: 'In the list of what changed with a save: a module.',
  },
  moduleBefore: {
    id: 'history.change.moduleBefore',
    defaultMessage: 'Module “{name}” moved before “{next}”',
    description: 'In the list of what changed with a save: a module that has another place.',
  },
  moduleLast: {
    id: 'history.change.moduleLast',
    defaultMessage: 'Module “{name}” moved to the end',
    description: 'In the list of what changed with a save: a module that has another place.',
  },
  moduleRenamed: {
    id: 'history.change.moduleRenamed',
    defaultMessage: 'Module “{before}” is now called “{name}”',
    description: 'In the list of what changed with a save: a module.',
  },
  moduleChanged: {
    id: 'history.change.moduleChanged',
    defaultMessage: 'Module “{name}”, changed: {fields}',
    description:
      'In the list of what changed with a save: a module; {fields} is a list of labels such as “Description, Opens”.',
  },
  lectureAdded: {
    id: 'history.change.lectureAdded',
    defaultMessage: 'Lecture “{name}” added to “{module}”',
    description: 'In the list of what changed with a save: a lecture and its module.',
  },
  lectureRemoved: {
    id: 'history.change.lectureRemoved',
    defaultMessage: 'Lecture “{name}” removed from “{module}”',
    description: 'In the list of what changed with a save: a lecture and its module.',
  },
  lectureBefore: {
    id: 'history.change.lectureBefore',
    defaultMessage: 'Lecture “{name}” moved before “{next}”',
    description: 'In the list of what changed with a save: a lecture that has another place in its module.',
  },
  lectureLast: {
    id: 'history.change.lectureLast',
    defaultMessage: 'Lecture “{name}” moved to the end of its module',
    description: 'In the list of what changed with a save: a lecture that has another place in its module.',
  },
  lectureFrom: {
    id: 'history.change.lectureFrom',
    defaultMessage: 'Lecture “{name}” moved from “{from}” to “{module}”',
    description: 'In the list of what changed with a save: a lecture that stands in another module.',
  },
  lectureRenamed: {
    id: 'history.change.lectureRenamed',
    defaultMessage: 'Lecture “{before}” is now called “{name}”',
    description: 'In the list of what changed with a save: a lecture.',
  },
  lectureChanged: {
    id: 'history.change.lectureChanged',
    defaultMessage: 'Lecture “{name}”, changed: {fields}',
    description:
      'In the list of what changed with a save: a lecture; {fields} is a list of labels such as “Description, Media”.',
  },
  courseRenamed: {
    id: 'history.change.courseRenamed',
    defaultMessage: 'The course “{before}” is now called “{name}”',
    description: 'In the list of what changed with a save: the course itself.',
  },
  courseChanged: {
    id: 'history.change.courseChanged',
    defaultMessage: 'The course, changed: {fields}',
    description:
      'In the list of what changed with a save: the course itself; {fields} is a list of labels such as “Description, Start”.',
  },
  achievementAdded: {
    id: 'history.change.achievementAdded',
    defaultMessage: 'Achievement “{name}” added',
    description: 'In the list of what changed with a save: an achievement.',
  },
  achievementRemoved: {
    id: 'history.change.achievementRemoved',
    defaultMessage: 'Achievement “{name}” removed',
    description: 'In the list of what changed with a save: an achievement.',
  },
  achievementMoved: {
    id: 'history.change.achievementMoved',
    defaultMessage: 'Achievement “{name}” has another place',
    description: 'In the list of what changed with a save: an achievement.',
  },
  achievementRenamed: {
    id: 'history.change.achievementRenamed',
    defaultMessage: 'Achievement “{before}” is now called “{name}”',
    description: 'In the list of what changed with a save: an achievement.',
  },
  achievementChanged: {
    id: 'history.change.achievementChanged',
    defaultMessage: 'Achievement “{name}” changed',
    description: 'In the list of what changed with a save: an achievement.',
  },
  more: {
    id: 'history.change.more',
    defaultMessage: '{count, plural, one {and # more change} other {and # more changes}}',
    description: 'At the end of a list of what changed with a save.',
  },
  nothing: {
    id: 'history.change.nothing',
    defaultMessage: 'No changes in the content',
    description: 'In the list of what changed with a save: neither the content nor the settings of the course differ.',
  },
  first: {
    id: 'history.change.first',
    defaultMessage: 'The first version that is kept',
    description: 'In the list of what changed with a save: there is no earlier one to compare with.',
  },
  unreadable: {
    id: 'history.change.unreadable',
    defaultMessage: 'What changed could not be loaded.',
    description: 'In the list of what changed with a save: it could not be read.',
  },
});

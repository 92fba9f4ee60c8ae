import { defineMessages } from '../i18n/defineMessages.ts';

export const lectureMessages = defineMessages({
  title: {
    id: 'lecture.title',
    defaultMessage: '{lecture} · {course}',
    description: 'Document title of a lecture.',
  },
  outline: {
    id: 'lecture.outline',
    defaultMessage: 'Course contents',
    description: 'Name of the list of modules and lectures beside a lecture.',
  },
  openOutline: {
    id: 'lecture.openOutline',
    defaultMessage: 'Contents',
    description: 'Button that opens the list of lectures on small screens.',
  },
  closeOutline: {
    id: 'lecture.closeOutline',
    defaultMessage: 'Close contents',
    description: 'Button that closes the list of lectures on small screens.',
  },
  backToCourse: {
    id: 'lecture.backToCourse',
    defaultMessage: 'Back to the course',
    description: 'Link from a lecture to its course.',
  },
  seenPercent: {
    id: 'lecture.seenPercent',
    defaultMessage: '{percent, number}% done',
    description: 'Progress in the outline.',
  },
  questions: {
    id: 'lecture.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'How many questions a lecture has.',
  },
  done: {
    id: 'lecture.done',
    defaultMessage: 'Done',
    description: 'State of a lecture or module.',
  },
  inProgress: {
    id: 'lecture.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a lecture or module.',
  },
  todo: {
    id: 'lecture.todo',
    defaultMessage: 'Not started',
    description: 'State of a lecture or module.',
  },
  locked: {
    id: 'lecture.locked',
    defaultMessage: 'Locked',
    description: 'State of a lecture or module.',
  },
  previous: {
    id: 'lecture.previous',
    defaultMessage: 'Previous',
    description: 'Link to the lecture before.',
  },
  next: {
    id: 'lecture.next',
    defaultMessage: 'Next',
    description: 'Link to the lecture after.',
  },
  previousLecture: {
    id: 'lecture.previousLecture',
    defaultMessage: 'Previous: {name}',
    description: 'Name of the link to the lecture before, for screen readers.',
  },
  nextLectureNamed: {
    id: 'lecture.nextLectureNamed',
    defaultMessage: 'Next: {name}',
    description: 'Name of the link to the lecture after, for screen readers.',
  },
  finish: {
    id: 'lecture.finish',
    defaultMessage: 'Finish the course',
    description: 'Link from the last lecture to the completion screen.',
  },
  continue: {
    id: 'lecture.continue',
    defaultMessage: 'Continue',
    description: 'Button that reveals the next part of a lecture.',
  },
  partOf: {
    id: 'lecture.partOf',
    defaultMessage: 'Part {step} of {count}',
    description: 'Where the reader is, beside the continue button.',
  },
  revealed: {
    id: 'lecture.revealed',
    defaultMessage: 'The next part is open',
    description: 'Said when the next part of a lecture appeared.',
  },
  markSeen: {
    id: 'lecture.markSeen',
    defaultMessage: 'Mark as done',
    description: 'Button that marks a lecture as seen.',
  },
  skipQuestions: {
    id: 'lecture.skipQuestions',
    defaultMessage: '{count, plural, one {Skip the question} other {Skip the questions}}',
    description: 'Button that marks a lecture as seen while questions in it are open: it then counts as skipped.',
  },
  markedSeen: {
    id: 'lecture.markedSeen',
    defaultMessage: 'This lecture is done',
    description: 'Said and shown when a lecture was marked as seen.',
  },
  seenKept: {
    id: 'lecture.seenKept',
    defaultMessage: 'Kept. The lecture is marked when you are back online.',
    description:
      'In place of the button that marks a lecture as seen, while the mark waits on the device until it can be sent.',
  },
  seenKeptUnanswered: {
    id: 'lecture.seenKeptUnanswered',
    defaultMessage: 'Kept. We cannot reach our server just now. The lecture is marked as soon as we can.',
    description: 'As the text for a device that is offline, while there is a network and our servers do not answer.',
  },
  seenFailed: {
    id: 'lecture.seenFailed',
    defaultMessage: 'Your progress could not be saved. Your answers are safe.',
    description: 'Shown when a lecture could not be marked as seen.',
  },
  tryAgain: {
    id: 'lecture.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed.',
  },
  quiz: {
    id: 'lecture.quiz',
    defaultMessage: 'Check what you know',
    description: 'Heading above the questions that are not placed in a section.',
  },
  gateReadToEnd: {
    id: 'lecture.gateReadToEnd',
    defaultMessage: 'Read this lecture to the end to open the next one.',
    description: 'Why next is locked: this lecture was not read to its end.',
  },
  finishFirst: {
    id: 'lecture.finishFirst',
    defaultMessage: 'Read this lecture to the end to finish the course.',
    description: 'Why the course cannot be finished yet: this lecture was not read to its end.',
  },
  gateOtherLecture: {
    id: 'lecture.gateOtherLecture',
    defaultMessage: 'Finish “{lecture}” first.',
    description: 'Why a lecture is locked: another one must be done first. {lecture}: its name.',
  },
  gateModule: {
    id: 'lecture.gateModule',
    defaultMessage: 'The next module opens on {date}.',
    description: 'Why next is locked: the next module starts later.',
  },
  gateModuleUndated: {
    id: 'lecture.gateModuleUndated',
    defaultMessage: 'The next module is not open yet.',
    description: 'Why next is locked: the next module starts later, the date is unknown.',
  },
  moduleOpens: {
    id: 'lecture.moduleOpens',
    defaultMessage: 'This module opens on {date}.',
    description: 'In place of a lecture whose module starts later.',
  },
  moduleUndated: {
    id: 'lecture.moduleUndated',
    defaultMessage: 'This module is not open yet.',
    description: 'In place of a lecture whose module starts later, the date is unknown.',
  },
  gateCourse: {
    id: 'lecture.gateCourse',
    defaultMessage: 'The course opens on {date}.',
    description: 'Why a lecture is locked: the course starts later.',
  },
  gateCourseUndated: {
    id: 'lecture.gateCourseUndated',
    defaultMessage: 'The course is not open yet.',
    description: 'Why a lecture is locked: the course starts later, the date is unknown.',
  },
  goToLecture: {
    id: 'lecture.goToLecture',
    defaultMessage: 'Go to that lecture',
    description: 'Link to the lecture that must be done first.',
  },
  notEnrolledTitle: {
    id: 'lecture.notEnrolledTitle',
    defaultMessage: 'This lecture is for enrolled learners',
    description: 'Heading shown in place of content.',
  },
  notEnrolled: {
    id: 'lecture.notEnrolled',
    defaultMessage: 'You must be enrolled to the course in order to see the content',
    description:
      'Shown in place of content to someone who is not enrolled. The English text is fixed by the specification.',
  },
  toCourse: {
    id: 'lecture.toCourse',
    defaultMessage: 'Go to the course page',
    description: 'Link to the course page from withheld content.',
  },
  signIn: {
    id: 'lecture.signIn',
    defaultMessage: 'Sign in',
    description: 'Link to sign in from withheld content.',
  },
  lockedTitle: {
    id: 'lecture.lockedTitle',
    defaultMessage: 'This lecture is still locked',
    description: 'Heading of a lecture that is locked.',
  },
  readOnlyVisitor: {
    id: 'lecture.readOnlyVisitor',
    defaultMessage: 'You are reading without enrolling, so nothing is saved.',
    description: 'Banner for a visitor who reads a lecture without enrolment.',
  },
  readOnlyGaveUp: {
    id: 'lecture.readOnlyGaveUp',
    defaultMessage: 'You left this course, so you can only read it. Enrol again to start over.',
    description: 'Banner in a course that was given up (ENR-08).',
  },
  readOnlyRanOut: {
    id: 'lecture.readOnlyRanOut',
    defaultMessage: 'Your time for this course is over, so you can only read it.',
    description: 'Banner in a course that was not completed in time.',
  },
  readOnlyCompleted: {
    id: 'lecture.readOnlyCompleted',
    defaultMessage: 'You have completed this course and can reread everything.',
    description: 'Banner in a course that is completed.',
  },
  readOnly: {
    id: 'lecture.readOnly',
    defaultMessage: 'You can now only read this course.',
    description: 'Banner where nothing can be answered any more.',
  },
  empty: {
    id: 'lecture.empty',
    defaultMessage: 'This lecture has no content yet.',
    description: 'Shown in a lecture without content.',
  },
  noLectures: {
    id: 'lecture.noLectures',
    defaultMessage: 'This course has no lectures yet.',
    description: 'Shown where a course has no lectures.',
  },
  pictureOf: {
    id: 'lecture.pictureOf',
    defaultMessage: 'Picture for “{lecture}”',
    description: 'Alternative text of the picture of a lecture.',
  },
  keys: {
    id: 'lecture.keys',
    defaultMessage: 'Alt + Shift + P opens the previous lecture, Alt + Shift + N the next one.',
    description: 'Hint about the keys, below the outline.',
  },
  skipped: {
    id: 'lecture.skipped',
    defaultMessage: 'Skipped',
    description: 'Status of a lecture that is done without its points.',
  },
  skippedOpen: {
    id: 'lecture.skippedOpen',
    defaultMessage:
      '{count, plural, one {Skipped with # question left. You can still answer it.} other {Skipped with # questions left. You can still answer them.}}',
    description: 'At the end of a lecture that was skipped while questions were open.',
  },
  questionsOpen: {
    id: 'lecture.questionsOpen',
    defaultMessage: '{count, plural, one {# question left} other {# questions left}}',
    description: 'Beside a locked next: what opens it. Short.',
  },
  anyOrder: {
    id: 'lecture.anyOrder',
    defaultMessage: 'You can open the lectures in any order.',
    description: 'Above the list of lectures where the order is free.',
  },
  inOrder: {
    id: 'lecture.inOrder',
    defaultMessage: 'Lectures open in order: finish one to open the next.',
    description: 'Above the list of lectures where the order is fixed.',
  },
  lockedInOrder: {
    id: 'lecture.lockedInOrder',
    defaultMessage: 'Locked, opens in order',
    description: 'Status of a lecture after the first locked one.',
  },
  lockedUntil: {
    id: 'lecture.lockedUntil',
    defaultMessage: 'Locked until {date}',
    description: 'Status of a lecture after the first that opens on the same date.',
  },
  gateOtherLectureQuestions: {
    id: 'lecture.gateOtherLectureQuestions',
    defaultMessage: 'Finish “{lecture}” first: it has {count, plural, one {# question} other {# questions}} left.',
    description: 'Why something is locked: another lecture has open questions.',
  },
  leaveQuestions: {
    id: 'lecture.leaveQuestions',
    defaultMessage:
      '{count, plural, one {You have # question left. Skip it or answer it: a lecture that is skipped counts as done, without its points until you answer.} other {You have # questions left. Skip them or answer them: a lecture that is skipped counts as done, without its points until you answer.}}',
    description: 'In place of next, before a lecture is left whose questions are open.',
  },
  answerThem: {
    id: 'lecture.answerThem',
    defaultMessage: '{count, plural, one {Answer it} other {Answer them}}',
    description: 'Button that leads to the first of {count} open questions.',
  },
  skipThem: {
    id: 'lecture.skipThem',
    defaultMessage: '{count, plural, one {Skip it} other {Skip them}}',
    description: 'Button that leaves {count} open questions and opens the next lecture.',
  },
  leaveUnread: {
    id: 'lecture.leaveUnread',
    defaultMessage: 'You have not read this lecture to the end. It stays open, and you can come back at any time.',
    description: 'In place of next, before a lecture is left that was not read to its end.',
  },
  leaveLive: {
    id: 'lecture.leaveLive',
    defaultMessage: 'This live lecture has not started yet. You can continue now and come back when it does.',
    description: 'In place of next, before a live lecture is left that is still ahead.',
  },
  stay: {
    id: 'lecture.stay',
    defaultMessage: 'Stay here',
    description: 'Button that keeps the lecture on the screen instead of the next one.',
  },
  leaveForLater: {
    id: 'lecture.leaveForLater',
    defaultMessage: 'Leave for later',
    description: 'Button that opens the next lecture although this one is not done.',
  },
  liveAhead: {
    id: 'lecture.liveAhead',
    defaultMessage: 'The live lecture starts later: {when}',
    description: 'Beside next: why this lecture is not done yet. {when}: date and time.',
  },
  skippedCount: {
    id: 'lecture.skippedCount',
    defaultMessage: '{count, plural, one {# lecture skipped} other {# lectures skipped}}',
    description: 'Below the share of lectures that are done, such as “50% done”: how many of these were skipped.',
  },
});

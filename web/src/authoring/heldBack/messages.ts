import { defineMessages } from '../../i18n/defineMessages.ts';

/** Changes of a course that learners do not have yet. */
export const heldBackMessages = defineMessages({
  offer: {
    id: 'authoring.heldBack.offer',
    defaultMessage:
      'This course has learners, and they see each save at once. Changes can also wait until you publish them together.',
    description: 'Shown with the first change of a course that people study; beside two buttons.',
  },
  holdBack: {
    id: 'authoring.heldBack.holdBack',
    defaultMessage: 'Hold changes back until you publish them',
    description: 'Button beside the word that learners see each save at once.',
  },
  saveLive: {
    id: 'authoring.heldBack.saveLive',
    defaultMessage: 'Save live as before',
    description: 'Button beside the word that learners see each save at once: it is to stay like that.',
  },
  savedNotLive: {
    id: 'authoring.heldBack.savedNotLive',
    defaultMessage: '{saved} · not live',
    description:
      'State of a course in the editing bar: saved, but learners do not have it yet; {saved} as “Saved 13:05”.',
  },
  count: {
    id: 'authoring.heldBack.count',
    defaultMessage: '{count, plural, one {# change is not live} other {# changes are not live}}',
    description: 'Button of the editing bar, and title of the window that it opens: what learners do not have yet.',
  },
  some: {
    id: 'authoring.heldBack.some',
    defaultMessage: 'Changes are not live',
    description: 'The same while it is not known how many there are.',
  },
  none: {
    id: 'authoring.heldBack.none',
    defaultMessage: 'No changes held back',
    description: 'The same where learners have everything.',
  },
  goesLive: {
    id: 'authoring.heldBack.goesLive',
    defaultMessage: 'Goes live {time}',
    description: 'The same where a time to publish is set, as “Goes live Mon 08:00”.',
  },
  countAt: {
    id: 'authoring.heldBack.countAt',
    defaultMessage: 'Goes live {time} · {count, plural, one {# change} other {# changes}}',
    description: 'Button of the editing bar: when what learners do not have yet goes live; {time} as “Mon 08:00”.',
  },
  menuHold: {
    id: 'authoring.heldBack.menuHold',
    defaultMessage: 'Hold changes back',
    description: 'Item of the menu of the editing bar: learners do not see what is saved until it is published.',
  },
  stop: {
    id: 'authoring.heldBack.stop',
    defaultMessage: 'Stop holding back',
    description: 'Button, and item of a menu: from then on learners see each save at once again.',
  },
  settleFirst: {
    id: 'authoring.heldBack.settleFirst',
    defaultMessage: 'Publish or discard the changes first',
    description: 'Why changes cannot stop being held back.',
  },
  notYours: {
    id: 'authoring.heldBack.notYours',
    defaultMessage: 'Only the person who is editing the course can do that',
    description: 'Why changes cannot be published, discarded or held back by someone who only looks on.',
  },
  about: {
    id: 'authoring.heldBack.about',
    defaultMessage: 'Learners have the course without these changes until you publish them.',
    description: 'Above the list of changes that are held back.',
  },
  aboutNone: {
    id: 'authoring.heldBack.aboutNone',
    defaultMessage: 'Learners have everything that is saved. What you save next waits until you publish it.',
    description: 'In place of the list of changes that are held back, where there are none.',
  },
  aboutSame: {
    id: 'authoring.heldBack.aboutSame',
    defaultMessage: 'What is saved is no different from what learners have.',
    description: 'In place of the list of changes that are held back, where one change has undone the other.',
  },
  reading: {
    id: 'authoring.heldBack.reading',
    defaultMessage: 'Comparing with what learners have…',
    description: 'In place of the list of changes that are held back.',
  },
  unread: {
    id: 'authoring.heldBack.unread',
    defaultMessage: 'The changes could not be listed.',
    description: 'In place of the list of changes that are held back; beside a button “Try again”.',
  },
  course: {
    id: 'authoring.heldBack.course',
    defaultMessage: 'The course itself',
    description: 'Heads changes of the settings and achievements of a course, in a list by modules.',
  },
  order: {
    id: 'authoring.heldBack.order',
    defaultMessage: 'The order of the modules',
    description: 'Heads changes of the order of modules, in a list by modules.',
  },
  withAll: {
    id: 'authoring.heldBack.withAll',
    defaultMessage: 'Goes live once all modules do.',
    description: 'Below the heading “The course itself”, where only some modules are chosen to be published.',
  },
  wordlessSection: {
    id: 'authoring.heldBack.wordlessSection',
    defaultMessage: 'A section without words',
    description: 'Link to a section that changed, in place of its first words: of a picture, for example.',
  },
  wordlessQuestion: {
    id: 'authoring.heldBack.wordlessQuestion',
    defaultMessage: 'A question without words',
    description: 'Link to a question that changed, in place of its first words.',
  },
  more: {
    id: 'authoring.heldBack.more',
    defaultMessage: '{count, plural, one {and # more change} other {and # more changes}}',
    description: 'At the end of the list of changes that are held back, where not all of them are listed.',
  },
  publish: {
    id: 'authoring.heldBack.publish',
    defaultMessage: 'Publish changes',
    description: 'Button: learners have all changes from then on.',
  },
  publishChosen: {
    id: 'authoring.heldBack.publishChosen',
    defaultMessage: '{count, plural, one {Publish # module} other {Publish # modules}}',
    description: 'Button: learners have the changes of the chosen modules from then on.',
  },
  publishAnyway: {
    id: 'authoring.heldBack.publishAnyway',
    defaultMessage: 'Publish anyway',
    description: 'Button that makes changes live in spite of what learners lose, or of someone else who is editing.',
  },
  publishLater: {
    id: 'authoring.heldBack.publishLater',
    defaultMessage: 'Publish at a set time…',
    description: 'Button below the list of changes that are held back: opens a field for a day and time.',
  },
  moment: {
    id: 'authoring.heldBack.moment',
    defaultMessage: 'Publish at',
    description: 'Label of a field for a day and time: when the changes become live on their own.',
  },
  momentTakes: {
    id: 'authoring.heldBack.momentTakes',
    defaultMessage: 'Everything held back by then goes live. Time zone: {zone}.',
    description: 'Below the field “Publish at”; {zone} is the name of a time zone.',
  },
  momentTakesAll: {
    id: 'authoring.heldBack.momentTakesAll',
    defaultMessage: 'Everything held back by then goes live, whatever is ticked above. Time zone: {zone}.',
    description: 'The same where modules can be ticked, to publish some of them at once.',
  },
  setMoment: {
    id: 'authoring.heldBack.setMoment',
    defaultMessage: 'Set the time',
    description: 'Button beside the field “Publish at”.',
  },
  momentWrong: {
    id: 'authoring.heldBack.momentWrong',
    defaultMessage: 'Choose a time in the future, within two years.',
    description: 'What is wrong with the field “Publish at”.',
  },
  liveAt: {
    id: 'authoring.heldBack.liveAt',
    defaultMessage: 'Everything held back by then goes live on {time}. You will be told by e-mail.',
    description: 'In place of the field “Publish at”, once a time is set; {time} is a day and time.',
  },
  decided: {
    id: 'authoring.heldBack.decided',
    defaultMessage: 'What happens to earlier answers then:',
    description: 'Heads a list of questions whose right answer changes at a set time.',
  },
  decision: {
    id: 'authoring.heldBack.decision',
    defaultMessage: '{question}: {decision}',
    description:
      'Entry of that list; {question} as “Question “How old?” in “Oaks””, {decision} as “Grade everyone again”.',
  },
  takeMomentAway: {
    id: 'authoring.heldBack.takeMomentAway',
    defaultMessage: 'Do not publish then',
    description: 'Button that takes the time away at which the changes become live.',
  },
  momentSet: {
    id: 'authoring.heldBack.momentSet',
    defaultMessage: 'The time to publish is set',
    description: 'Notice: the changes become live at that time.',
  },
  noMoment: {
    id: 'authoring.heldBack.noMoment',
    defaultMessage: 'Changes wait until you publish them',
    description: 'Notice: the time at which they were to become live is taken away.',
  },
  discard: {
    id: 'authoring.heldBack.discard',
    defaultMessage: 'Discard all',
    description: 'Button: gives up all changes that are held back. It asks first.',
  },
  discardTitle: {
    id: 'authoring.heldBack.discardTitle',
    defaultMessage: 'Go back to what learners have?',
    description: 'Title of the question before changes are given up.',
  },
  discardText: {
    id: 'authoring.heldBack.discardText',
    defaultMessage:
      'The course becomes what learners have. What was held back stays in the history, and what you have not saved yet is saved there first.',
    description: 'Text of the question before changes are given up.',
  },
  discardConfirm: {
    id: 'authoring.heldBack.discardConfirm',
    defaultMessage: 'Discard changes',
    description: 'Button that gives changes up.',
  },
  discardAnyway: {
    id: 'authoring.heldBack.discardAnyway',
    defaultMessage: 'Discard anyway',
    description: 'Button that gives changes up in spite of someone else who is editing.',
  },
  holdAnyway: {
    id: 'authoring.heldBack.holdAnyway',
    defaultMessage: 'Do it anyway',
    description: 'Button that holds changes back, or no longer, in spite of someone else who is editing.',
  },
  locked: {
    id: 'authoring.heldBack.locked',
    defaultMessage: '{name} is editing this course now.',
    description: 'Why changes were not published, discarded or held back.',
  },
  invalid: {
    id: 'authoring.heldBack.invalid',
    defaultMessage: 'Not published yet. This has to be changed first:',
    description: 'Heads a list of what is wrong.',
  },
  nowHeld: {
    id: 'authoring.heldBack.nowHeld',
    defaultMessage: 'What you save now waits until you publish it',
    description: 'Notice: changes are held back from now on.',
  },
  nowLive: {
    id: 'authoring.heldBack.nowLive',
    defaultMessage: 'Learners see each save at once again',
    description: 'Notice: changes are no longer held back.',
  },
  published: {
    id: 'authoring.heldBack.published',
    defaultMessage: 'Changes are live',
    description: 'Notice: learners have the changes now.',
  },
  discarded: {
    id: 'authoring.heldBack.discarded',
    defaultMessage: 'The course is what learners have',
    description: 'Notice: the changes that were held back are given up.',
  },
});

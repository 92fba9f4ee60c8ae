import { defineMessages } from '../../i18n/defineMessages.ts';

/** What an author must know while editing: who holds the course, the outcome of a save, what was left unsaved. */
export const noticeMessages = defineMessages({
  held: {
    id: 'authoring.held',
    defaultMessage: '{name} is editing this course. Edit anyway? They may lose what they have not saved.',
    description: 'Shown when another person holds the lock of the course.',
  },
  takeOver: {
    id: 'authoring.takeOver',
    defaultMessage: 'Take over!',
    description: 'Button that takes the course from who edits it.',
  },
  cancel: { id: 'authoring.cancel', defaultMessage: 'Cancel', description: 'Button.' },
  again: { id: 'authoring.again', defaultMessage: 'Try again', description: 'Button.' },
  lost: {
    id: 'authoring.lost',
    defaultMessage: '{name} has taken over this course. What you typed is kept here; nothing more can be changed.',
    description: 'Shown when another person took the course over.',
  },
  denied: {
    id: 'authoring.denied',
    defaultMessage: 'You may no longer edit this course. What you typed is kept here; nothing more can be changed.',
    description: 'Shown when the right to edit the open course was withdrawn, or the course was deleted.',
  },
  lockFailed: {
    id: 'authoring.lockFailed',
    defaultMessage: 'The course could not be opened for editing.',
    description: 'Shown when the lock of a course could not be asked for.',
  },
  away: {
    id: 'authoring.awayText',
    defaultMessage: 'There is no connection. Go on: your changes are kept in this browser and saved when it is back.',
    description: 'Shown while the server cannot be reached.',
  },
  offline: {
    id: 'authoring.offline',
    defaultMessage: 'Saving has to wait for the connection. Your changes are kept in this browser.',
    description: 'Shown after a save that had no answer.',
  },
  signedOut: {
    id: 'authoring.signedOut',
    defaultMessage:
      'You have been signed out. Your changes are kept in this browser: sign in again, and they are saved.',
    description: 'Shown in the editor when the session has ended.',
  },
  signIn: {
    id: 'authoring.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that asks to sign in again.',
  },
  signInAgain: {
    id: 'authoring.signInAgain',
    defaultMessage: 'Sign in again',
    description: 'Heading of a window over the editor when the session has ended.',
  },
  otherWay: {
    id: 'authoring.otherWay',
    defaultMessage: 'Sign in another way',
    description: 'Link that leaves the editor for the sign-in page.',
  },
  outdated: {
    id: 'authoring.outdated',
    defaultMessage:
      'Not saved: there is a newer version of the editor. Your changes are kept in this browser. Reload the page, and restore them.',
    description:
      'Shown after a save from a page that was opened before the product was updated; beside a button “Reload”.',
  },
  losses: {
    id: 'authoring.losses',
    defaultMessage: '{count, plural, one {# learner} other {# learners}} would lose progress in what you deleted.',
    description: 'Asks before a save.',
  },
  someLosses: {
    id: 'authoring.someLosses',
    defaultMessage: 'Learners would lose progress in what you deleted.',
    description: 'Asks before a save.',
  },
  lostLecture: {
    id: 'authoring.lostLecture',
    defaultMessage: 'Lecture “{lecture}”: who has finished it',
    description: 'In a list of what learners would lose by a save: the progress of a lecture.',
  },
  lostQuestion: {
    id: 'authoring.lostQuestion',
    defaultMessage: 'Question “{question}” in “{lecture}”: the answers',
    description: 'In a list of what learners would lose by a save: the answers to a question.',
  },
  moreLost: {
    id: 'authoring.moreLost',
    defaultMessage: '{count, plural, one {# more lecture or question} other {# more lectures or questions}}',
    description: 'At the end of a list of what learners would lose by a save.',
  },
  saveAnyway: {
    id: 'authoring.saveAnyway',
    defaultMessage: 'Save anyway',
    description: 'Button that saves in spite of what learners lose.',
  },
  newer: {
    id: 'authoring.newer',
    defaultMessage: 'This course has been saved by someone else since you opened it. Your changes are kept here.',
    description: 'Shown after a save that was refused because of a newer version.',
  },
  locked: {
    id: 'authoring.lockedSave',
    defaultMessage: 'Not saved: {name} is editing this course now. Your changes are kept here.',
    description: 'Shown after a save that was refused because another person holds the lock.',
  },
  forceUpdate: {
    id: 'authoring.forceUpdate',
    defaultMessage: 'Save over it',
    description: 'Button that saves in spite of a newer version or of another’s lock.',
  },
  invalid: {
    id: 'authoring.invalid',
    defaultMessage: 'Not saved yet. This has to be changed first:',
    description: 'Heads a list of what is wrong.',
  },
  left: {
    id: 'authoring.left',
    defaultMessage: 'Changes from {time} were not saved.',
    description: 'Shown on opening a course when a closed tab left unsaved changes.',
  },
  leftUnreadable: {
    id: 'authoring.leftUnreadable',
    defaultMessage: 'Changes from {time} were not saved, and cannot be read any more.',
    description: 'Shown on opening a course when what a closed tab left is damaged.',
  },
  takeUp: {
    id: 'authoring.takeUp',
    defaultMessage: 'Restore',
    description: 'Button that continues with unsaved changes.',
  },
  discard: { id: 'authoring.discard', defaultMessage: 'Discard', description: 'Button that forgets unsaved changes.' },
  notSafe: {
    id: 'authoring.notSafe',
    defaultMessage: 'This browser cannot keep unsaved changes. Save often.',
    description: 'Shown while the store of the browser cannot be written to.',
  },
  courseSaved: { id: 'authoring.courseSaved', defaultMessage: 'Course saved', description: 'Notice after saving.' },
  coursePublished: {
    id: 'authoring.coursePublished',
    defaultMessage: 'Course published',
    description: 'Notice after publishing.',
  },
  courseUnpublished: {
    id: 'authoring.courseUnpublished',
    defaultMessage: 'Course unpublished',
    description: 'Notice after unpublishing.',
  },
  saveFirst: {
    id: 'authoring.saveFirst',
    defaultMessage: 'Saving the course before the new lecture opens',
    description: 'Notice when a lecture is opened that is not saved yet.',
  },
  leftUnsaved: {
    id: 'authoring.leftUnsaved',
    defaultMessage:
      'Your last changes were not saved. They are kept in this browser: open the course for editing again to save them.',
    description: 'Notice when the editor was left and could not save.',
  },
  chooseFirst: {
    id: 'authoring.chooseFirst',
    defaultMessage: 'Not saved: first choose which version stays of what someone else changed too.',
    description: 'Notice when nothing can be saved until conflicts are settled.',
  },
  notSavedFirst: {
    id: 'authoring.notSavedFirst',
    defaultMessage: 'This needs a saved course, and saving did not work. The reason is at the top of the page.',
    description: 'Notice when publishing or opening a new lecture could not save first.',
  },
  typedMeanwhile: {
    id: 'authoring.typedMeanwhile',
    defaultMessage: 'The course kept changing while it was being saved. Try again in a moment.',
    description: 'Notice when publishing or opening a new lecture could not save first.',
  },
  publishNewer: {
    id: 'authoring.publishNewer',
    defaultMessage:
      'Someone else has just saved this course. Their changes are in it now: look at them, then try again.',
    description: 'Notice when publishing met a newer version.',
  },
  publishAnyway: {
    id: 'authoring.publishAnyway',
    defaultMessage: 'Publish anyway',
    description: 'Button that publishes in spite of what refused it (SAVE-13).',
  },
  unpublishAnyway: {
    id: 'authoring.unpublishAnyway',
    defaultMessage: 'Unpublish anyway',
    description: 'Button that unpublishes in spite of what refused it (SAVE-13).',
  },
  unreadLecture: {
    id: 'authoring.unreadLecture',
    defaultMessage: 'The lecture could not be loaded. Nothing is lost: your changes are kept.',
    description: 'Shown in place of a lecture whose content could not be read.',
  },
  notTakenUp: {
    id: 'authoring.notTakenUp',
    defaultMessage:
      'They could not be taken up: save or reset what you changed since, check your connection, then try again.',
    description: 'Shown beside unsaved changes of an earlier visit when going on with them did not work.',
  },
  field: {
    id: 'authoring.conflict.field',
    defaultMessage:
      '{count, plural, one {One thing was} other {# things were}} changed here and by someone else. Which version stays?',
    description: 'Asks about a text that two people changed in different ways.',
  },
  removedThere: {
    id: 'authoring.conflict.removedThere',
    defaultMessage: 'Someone deleted something that you changed. Does it stay?',
    description: 'Asks about a part that one person deleted and the other changed.',
  },
  removedHere: {
    id: 'authoring.conflict.removedHere',
    defaultMessage: 'Someone changed something that you deleted. Does it stay?',
    description: 'Asks about a part that one person deleted and the other changed.',
  },
  mine: { id: 'authoring.conflict.mine', defaultMessage: 'Yours', description: 'Heads one’s own version.' },
  theirs: {
    id: 'authoring.conflict.theirs',
    defaultMessage: 'Theirs',
    description: 'Heads the version of someone else.',
  },
  keepMine: { id: 'authoring.conflict.keepMine', defaultMessage: 'Keep mine', description: 'Button.' },
  takeTheirs: { id: 'authoring.conflict.takeTheirs', defaultMessage: 'Take theirs', description: 'Button.' },
  keepIt: { id: 'authoring.conflict.keepIt', defaultMessage: 'Keep it', description: 'Button.' },
  removeIt: { id: 'authoring.conflict.removeIt', defaultMessage: 'Delete it', description: 'Button.' },
  valueEmpty: { id: 'authoring.conflict.empty', defaultMessage: 'Empty', description: 'A field without a value.' },
  valueOn: { id: 'authoring.conflict.on', defaultMessage: 'On', description: 'A switch that is on.' },
  valueOff: { id: 'authoring.conflict.off', defaultMessage: 'Off', description: 'A switch that is off.' },
  mineOnPage: {
    id: 'authoring.conflict.mineOnPage',
    defaultMessage: 'As it is on this page',
    description: 'One’s own version, where words alone do not tell the difference.',
  },
  theirsDiffers: {
    id: 'authoring.conflict.theirsDiffers',
    defaultMessage: 'The same words, arranged or linked differently',
    description: 'The version of someone else, where words alone do not tell the difference.',
  },
  unknownPlace: {
    id: 'authoring.unknownPlace',
    defaultMessage: 'Something in this course',
    description: 'In a list of what has to be changed: a place that cannot be named.',
  },
});

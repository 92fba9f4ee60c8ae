import { defineMessages } from '../i18n/defineMessages.ts';

export const discussionMessages = defineMessages({
  heading: {
    id: 'discussion.heading',
    defaultMessage: 'Discussion',
    description: 'Heading below a lecture.',
  },
  headingCount: {
    id: 'discussion.headingCount',
    defaultMessage: '{count, plural, =0 {Discussion} other {Discussion (#)}}',
    description: 'Heading below a lecture, with the number of questions.',
  },
  ask: {
    id: 'discussion.ask',
    defaultMessage: 'Ask a question',
    description: 'Button: opens a form.',
  },
  publish: {
    id: 'discussion.publish',
    defaultMessage: 'Publish',
    description: 'Button: sends a question.',
  },
  title: {
    id: 'discussion.title',
    defaultMessage: 'Your question in one line',
    description: 'Label of a field.',
  },
  question: {
    id: 'discussion.question',
    defaultMessage: 'Details',
    description: 'Label of a field: the question at length.',
  },
  missing: {
    id: 'discussion.missing',
    defaultMessage: 'Fill this in',
    description: 'Below a field that is empty.',
  },
  order: {
    id: 'discussion.order',
    defaultMessage: 'Show',
    description: 'Label: which questions come first.',
  },
  byActivity: {
    id: 'discussion.byActivity',
    defaultMessage: 'Newest activity first',
    description: 'An order of questions.',
  },
  byUnanswered: {
    id: 'discussion.byUnanswered',
    defaultMessage: 'Unanswered first',
    description: 'An order of questions.',
  },
  byMine: {
    id: 'discussion.byMine',
    defaultMessage: 'My questions',
    description: 'Only the questions of the viewer.',
  },
  none: {
    id: 'discussion.none',
    defaultMessage: 'No questions yet',
    description: 'In place of the list of questions.',
  },
  noneMine: {
    id: 'discussion.noneMine',
    defaultMessage: 'You have not asked anything here yet',
    description: 'In place of the list of one’s own questions.',
  },
  noneAbout: {
    id: 'discussion.noneAbout',
    defaultMessage: 'Something unclear in this lecture? Ask, and others in the course can answer.',
    description: 'Below “No questions yet”.',
  },
  more: {
    id: 'discussion.more',
    defaultMessage: 'Show more questions',
    description: 'Button below the list.',
  },
  moreReplies: {
    id: 'discussion.moreReplies',
    defaultMessage: 'Show more replies',
    description: 'Button below the replies.',
  },
  newQuestions: {
    id: 'discussion.newQuestions',
    defaultMessage: '{count, plural, one {# new question – show} other {# new questions – show}}',
    description: 'Button over the list: others have asked since it was read.',
  },
  newReplies: {
    id: 'discussion.newReplies',
    defaultMessage: '{count, plural, one {# new reply – show} other {# new replies – show}}',
    description: 'Button below the replies: others have replied since they were read.',
  },
  unseenReplies: {
    id: 'discussion.unseenReplies',
    defaultMessage: '{count, plural, one {# new reply} other {# new replies}}',
    description: 'On a question in the list that has replies since the list was read.',
  },
  moreFailed: {
    id: 'discussion.moreFailed',
    defaultMessage: 'This did not load. Try again.',
    description: 'Beside the button after a failure.',
  },
  replies: {
    id: 'discussion.replies',
    defaultMessage: '{count, plural, =0 {No replies yet} one {# reply} other {# replies}}',
    description: 'How many replies a question has.',
  },
  repliesOf: {
    id: 'discussion.repliesOf',
    defaultMessage: 'Replies',
    description: 'Names the list of replies.',
  },
  reply: {
    id: 'discussion.reply',
    defaultMessage: 'Reply',
    description: 'Label of a field: what a reply says.',
  },
  yourReply: {
    id: 'discussion.yourReply',
    defaultMessage: 'Your reply',
    description: 'Label of a field.',
  },
  sendReply: {
    id: 'discussion.sendReply',
    defaultMessage: 'Reply',
    description: 'Button: sends a reply.',
  },
  replySent: {
    id: 'discussion.replySent',
    defaultMessage: 'Your reply is published',
    description: 'Read out after replying.',
  },
  answered: {
    id: 'discussion.answered',
    defaultMessage: 'Answered',
    description: 'Beside a question that has an answer.',
  },
  answer: {
    id: 'discussion.answer',
    defaultMessage: 'Answer',
    description: 'Above the reply that answered the question.',
  },
  accept: {
    id: 'discussion.accept',
    defaultMessage: 'This answered it',
    description: 'Button beside a reply.',
  },
  notAnswer: {
    id: 'discussion.notAnswer',
    defaultMessage: 'Not the answer',
    description: 'Button beside the reply that was said to be the answer.',
  },
  you: {
    id: 'discussion.you',
    defaultMessage: 'You',
    description: 'Beside the name of the viewer.',
  },
  ofCourse: {
    id: 'discussion.ofCourse',
    defaultMessage: 'Course author',
    description: 'Beside the name of anyone who made the course.',
  },
  noAccount: {
    id: 'discussion.noAccount',
    defaultMessage: 'Deleted account',
    description: 'In place of a name.',
  },
  edited: {
    id: 'discussion.edited',
    defaultMessage: 'edited',
    description: 'Beside the time of something that was changed.',
  },
  deletedQuestion: {
    id: 'discussion.deletedQuestion',
    defaultMessage: 'This question was deleted',
    description: 'In place of a title.',
  },
  deletedPost: {
    id: 'discussion.deletedPost',
    defaultMessage: 'Deleted by the person who wrote it.',
    description: 'In place of what someone wrote.',
  },
  hiddenQuestion: {
    id: 'discussion.hiddenQuestion',
    defaultMessage: 'This question is hidden',
    description: 'In place of a title or a question.',
  },
  hiddenPost: {
    id: 'discussion.hiddenPost',
    defaultMessage: 'This reply is hidden.',
    description: 'In place of what someone wrote.',
  },
  hiddenBecause: {
    id: 'discussion.hiddenBecause',
    defaultMessage: 'Hidden from others: {reason}',
    description: 'Above something hidden, for its writer and for admins. {reason} is what the admin wrote.',
  },
  edit: {
    id: 'discussion.edit',
    defaultMessage: 'Edit',
    description: 'Button.',
  },
  save: {
    id: 'discussion.save',
    defaultMessage: 'Save',
    description: 'Button.',
  },
  delete: {
    id: 'discussion.delete',
    defaultMessage: 'Delete',
    description: 'Button.',
  },
  hide: {
    id: 'discussion.hide',
    defaultMessage: 'Hide',
    description: 'Button for admins: others read it no longer.',
  },
  restore: {
    id: 'discussion.restore',
    defaultMessage: 'Show again',
    description: 'Button for admins, beside something hidden.',
  },
  deleteQuestionTitle: {
    id: 'discussion.deleteQuestionTitle',
    defaultMessage: 'Delete this question?',
    description: 'Title of a window.',
  },
  deleteReplyTitle: {
    id: 'discussion.deleteReplyTitle',
    defaultMessage: 'Delete this reply?',
    description: 'Title of a window.',
  },
  deleteQuestionText: {
    id: 'discussion.deleteQuestionText',
    defaultMessage: 'Your words are deleted for good. Replies of others stay.',
    description: 'What is lost with a question.',
  },
  deleteReplyText: {
    id: 'discussion.deleteReplyText',
    defaultMessage: 'Your reply is deleted for good.',
    description: 'What is lost with a reply.',
  },
  hideTitle: {
    id: 'discussion.hideTitle',
    defaultMessage: 'Hide this from others?',
    description: 'Title of a window.',
  },
  reason: {
    id: 'discussion.reason',
    defaultMessage: 'Reason',
    description: 'Label of a field.',
  },
  reasonHint: {
    id: 'discussion.reasonHint',
    defaultMessage: 'Only the person who wrote it and admins see the reason.',
    description: 'Below the field for a reason.',
  },
  forumAbout: {
    id: 'discussion.forumAbout',
    defaultMessage: 'This course is discussed at {host}. Nothing is sent there until you open it.',
    description: 'Before an external forum is opened. {host} is its site.',
  },
  forumFrom: {
    id: 'discussion.forumFrom',
    defaultMessage: 'From {host}',
    description: 'Above an external forum. {host} is its site.',
  },
  forumOpen: {
    id: 'discussion.forumOpen',
    defaultMessage: 'Open the discussion',
    description: 'Button: loads an external forum.',
  },
  forumFrame: {
    id: 'discussion.forumFrame',
    defaultMessage: 'Discussion at {host}',
    description: 'Name of the frame with an external forum.',
  },
  report: {
    id: 'discussion.report',
    defaultMessage: 'Report',
    description: 'Button: tells those who answer for the course that a post should not stand there.',
  },
  reportTitle: {
    id: 'discussion.reportTitle',
    defaultMessage: 'Report this to those who run the course?',
    description: 'Title of a window.',
  },
  reportHint: {
    id: 'discussion.reportHint',
    defaultMessage: 'Only those who run the course see that you reported it, and why.',
    description: 'Below the field for the reason of a report.',
  },
  reportedByYou: {
    id: 'discussion.reportedByYou',
    defaultMessage: 'You reported this. Thank you. The people who run the course will look at it.',
    description: 'Below a post that the reader has reported.',
  },
  reportedBecause: {
    id: 'discussion.reportedBecause',
    defaultMessage: 'Reported by {name}: {reason}',
    description: 'Below a reported post, for those who moderate. {reason} is in the words of {name}.',
  },
  keep: {
    id: 'discussion.keep',
    defaultMessage: 'Keep',
    description: 'Button beside a reported post: it may stand.',
  },
  pin: {
    id: 'discussion.pin',
    defaultMessage: 'Pin',
    description: 'Button for admins: a question comes first in the list.',
  },
  unpin: {
    id: 'discussion.unpin',
    defaultMessage: 'Unpin',
    description: 'Button for admins, beside a pinned question.',
  },
  pinned: {
    id: 'discussion.pinned',
    defaultMessage: 'Pinned',
    description: 'On a question that comes first in the list.',
  },
  close: {
    id: 'discussion.close',
    defaultMessage: 'Close',
    description: 'Button for admins: nobody can reply to a question any more.',
  },
  reopen: {
    id: 'discussion.reopen',
    defaultMessage: 'Reopen',
    description: 'Button for admins, beside a closed question: people can reply again.',
  },
  closed: {
    id: 'discussion.closed',
    defaultMessage: 'Closed',
    description: 'On a question that nobody can reply to any more.',
  },
  closedAbout: {
    id: 'discussion.closedAbout',
    defaultMessage: 'This question is closed. Nobody can reply any more.',
    description: 'In place of the form for a reply.',
  },
  namedGone: {
    id: 'discussion.namedGone',
    defaultMessage: 'The question you came for is not here any more.',
    description: 'Above the questions, when a link led to one that was deleted.',
  },
});

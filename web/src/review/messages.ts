import { defineMessages } from '../i18n/defineMessages.ts';

/** What people read who comment on a course, be it by a link or in the editor. */
export const reviewMessages = defineMessages({
  guest: {
    id: 'review.guest',
    defaultMessage: 'Guest',
    description: 'Mark beside the name of someone who came by a review link.',
  },
  noAccount: {
    id: 'review.noAccount',
    defaultMessage: 'Deleted account',
    description: 'In place of the name of someone whose account is gone.',
  },
  edited: {
    id: 'review.edited',
    defaultMessage: 'edited',
    description: 'Beside the time of a comment that was changed.',
  },
  byLink: {
    id: 'review.byLink',
    defaultMessage: 'by the link “{link}”',
    description: 'Beside the name of a guest: the name of the review link that they came by.',
  },
  quoted: {
    id: 'review.quoted',
    defaultMessage: 'About these words',
    description: 'Names the words of the course that a comment is about.',
  },
  wordsNow: {
    id: 'review.wordsNow',
    defaultMessage: 'Words now',
    description: 'Names the words that someone wants to replace.',
  },
  suggested: {
    id: 'review.suggested',
    defaultMessage: 'Suggested instead',
    description: 'Names the words that someone suggests.',
  },
  leaveOut: {
    id: 'review.leaveOut',
    defaultMessage: 'Leave these words out',
    description: 'In place of suggested words that are empty.',
  },
  resolved: { id: 'review.resolved', defaultMessage: 'Resolved', description: 'Mark of a thread that is settled.' },
  taken: {
    id: 'review.taken',
    defaultMessage: 'Suggestion taken',
    description: 'Mark of a thread whose suggestion was taken over.',
  },
  declined: {
    id: 'review.declined',
    defaultMessage: 'Suggestion declined',
    description: 'Mark of a thread whose suggestion was declined.',
  },
  commentsOf: {
    id: 'review.commentsOf',
    defaultMessage: 'Comments',
    description: 'Names the list of comments of a thread.',
  },
  reply: {
    id: 'review.reply',
    defaultMessage: 'Reply',
    description: 'Button: opens a field for a reply, and sends it.',
  },
  yourReply: { id: 'review.yourReply', defaultMessage: 'Your reply', description: 'Label of a field.' },
  sent: { id: 'review.sent', defaultMessage: 'Your comment is sent', description: 'Read out after commenting.' },
  missing: { id: 'review.missing', defaultMessage: 'Fill this in', description: 'Below a field that is empty.' },
  yourComment: { id: 'review.yourComment', defaultMessage: 'Your comment', description: 'Label of a field.' },
  send: { id: 'review.send', defaultMessage: 'Comment', description: 'Button: sends a comment.' },
  words: {
    id: 'review.words',
    defaultMessage: 'Words it is about',
    description: 'Label of a field: words of the course that a comment is about.',
  },
  wordsHint: {
    id: 'review.wordsHint',
    defaultMessage: 'Select words before you press “Comment”, or type them here exactly as they appear.',
    description: 'Below the field of the words that a comment is about.',
  },
  wordsAbsent: {
    id: 'review.wordsAbsent',
    defaultMessage: 'These words do not appear there. Type them exactly as they do.',
    description: 'Below that field: the words are not part of the section.',
  },
  optional: {
    id: 'review.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field that may stay empty.',
  },
  suggest: {
    id: 'review.suggest',
    defaultMessage: 'Suggest other words',
    description: 'Checkbox: the comment comes with words to put in place of others.',
  },
  instead: {
    id: 'review.instead',
    defaultMessage: 'Words instead',
    description: 'Label of a field: the suggested words.',
  },
  insteadHint: {
    id: 'review.insteadHint',
    defaultMessage: 'Leave it empty to have the words left out.',
    description: 'Below the field of the suggested words.',
  },
  more: { id: 'review.more', defaultMessage: 'Show more comments', description: 'Button below a list of threads.' },
  gone: {
    id: 'review.gone',
    defaultMessage: 'This is not there any more. What you wrote is still in the field, so that you can copy it.',
    description: 'After commenting on something that was deleted, or by a link that does not work any more.',
  },
  moreFailed: {
    id: 'review.moreFailed',
    defaultMessage: 'This did not load. Try again.',
    description: 'Beside the button after a failure.',
  },
});

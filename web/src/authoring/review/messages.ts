import { defineMessages } from '../../i18n/defineMessages.ts';

/** What authors read who work with comments on their course. */
export const commentsMessages = defineMessages({
  tab: {
    id: 'review.tab',
    defaultMessage: 'Comments',
    description: 'Name of the tab beside the page of an editor, and of the button that begins a comment.',
  },
  filter: {
    id: 'review.filter',
    defaultMessage: 'Show',
    description: 'Names the buttons that choose which comments are listed.',
  },
  open: {
    id: 'review.filterOpen',
    defaultMessage: 'Open',
    description: 'Such a button: comments that nobody has resolved.',
  },
  closed: {
    id: 'review.filterResolved',
    defaultMessage: 'Resolved',
    description: 'Such a button: comments that are resolved.',
  },
  all: { id: 'review.filterAll', defaultMessage: 'All', description: 'Such a button: all comments.' },
  count: {
    id: 'review.count',
    defaultMessage: '{count, plural, =0 {No comments here.} one {# conversation.} other {# conversations.}}',
    description:
      'Above the comments, read out as it changes: how many conversations there are. Each has one or more comments.',
  },
  openCount: {
    id: 'review.openCount',
    defaultMessage: '{count, plural, one {# open conversation} other {# open conversations}}',
    description: 'Beside a lecture, a module, and the name of the tab: how many conversations nobody has resolved.',
  },
  none: {
    id: 'review.none',
    defaultMessage:
      'Press “Comment” at a section or question, or below, to ask those who work on this course with you.',
    description: 'In place of the list while there are no comments.',
  },
  here: {
    id: 'review.here',
    defaultMessage: 'On this page',
    description: 'Heading: comments on the lecture that is open.',
  },
  elsewhere: {
    id: 'review.elsewhere',
    defaultMessage: 'Elsewhere in the course',
    description: 'Heading: comments on other parts.',
  },
  wholeCourse: {
    id: 'review.wholeCourse',
    defaultMessage: 'The whole course',
    description: 'What a comment is about.',
  },
  gone: { id: 'review.partGone', defaultMessage: 'A part that was deleted', description: 'What a comment is about.' },
  comment: { id: 'review.comment', defaultMessage: 'Comment', description: 'Button: begins a comment on a part.' },
  commentOn: {
    id: 'review.commentOn',
    defaultMessage: 'Comment on: {place}',
    description: 'Names the form of a new comment.',
  },
  notSaved: {
    id: 'review.notSaved',
    defaultMessage: 'This part is not saved yet. Save the course, then you can comment on it.',
    description: 'In place of the form of a new comment.',
  },
  guestVisible: {
    id: 'review.guestVisible',
    defaultMessage: 'Visible to reviewers',
    description: 'Checkbox: people who come by a review link read the conversation and reply.',
  },
  seenByGuests: {
    id: 'review.seenByGuests',
    defaultMessage: 'Visible to reviewers',
    description: 'Mark of a conversation that people who come by a review link can read.',
  },
  resolve: { id: 'review.resolve', defaultMessage: 'Resolve', description: 'Button: this is settled.' },
  reopen: { id: 'review.reopen', defaultMessage: 'Reopen', description: 'Button: it is not settled after all.' },
  resolvedBy: { id: 'review.resolvedBy', defaultMessage: 'Resolved by {name}', description: 'Below a conversation.' },
  take: { id: 'review.take', defaultMessage: 'Take', description: 'Button: puts the suggested words into the course.' },
  decline: {
    id: 'review.decline',
    defaultMessage: 'Decline',
    description: 'Button: leaves the words as they are, and settles it.',
  },
  tookOver: {
    id: 'review.tookOver',
    defaultMessage: 'The words are in the draft. This is resolved once the course is saved.',
    description: 'Stands beside a suggestion that was taken into the draft, which is not saved yet.',
  },
  notTaken: {
    id: 'review.notTaken',
    defaultMessage:
      'The quoted words are not in the draft any more, or spread over several paragraphs. Change them by hand, then resolve this.',
    description: 'Told after a suggestion could not be taken.',
  },
  edit: { id: 'review.edit', defaultMessage: 'Edit', description: 'Button: changes one’s own comment.' },
  save: { id: 'review.save', defaultMessage: 'Save', description: 'Button: keeps the changed comment.' },
  delete: { id: 'review.delete', defaultMessage: 'Delete', description: 'Button: deletes a comment.' },
  deleteTitle: {
    id: 'review.deleteTitle',
    defaultMessage: 'Delete this comment?',
    description: 'Heading of a question.',
  },
  deleteText: {
    id: 'review.deleteText',
    defaultMessage: 'It is gone for everyone and cannot be restored.',
    description: 'Below that heading.',
  },
  mentionHint: {
    id: 'review.mentionHint',
    defaultMessage: 'Type @ to mention a colleague: they are told by e-mail.',
    description: 'Below the field of a comment.',
  },
  mentionList: {
    id: 'review.mentionList',
    defaultMessage: 'People to mention',
    description: 'Names the list that opens where @ is typed in a comment: people who may edit the course.',
  },
  mentionFound: {
    id: 'review.mentionFound',
    defaultMessage:
      '{count, plural, =0 {Nobody found} one {# person found. Press Enter to choose.} other {# people found. Use the arrow keys, and press Enter to choose.}}',
    description: 'Read out as that list changes.',
  },
});

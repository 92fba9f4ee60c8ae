import { defineMessages } from '../../i18n/defineMessages.ts';

/** What guests of a review read. */
export const guestMessages = defineMessages({
  title: {
    id: 'review.guestTitle',
    defaultMessage: 'Review: {course}',
    description: 'Title of the page of a course that someone reviews.',
  },
  lectureTitle: {
    id: 'review.guestLectureTitle',
    defaultMessage: '{lecture} – Review: {course}',
    description: 'Title of the document of a lecture that someone reviews.',
  },
  about: {
    id: 'review.guestAbout',
    defaultMessage:
      'You are reading this course for review: “{link}”. Nothing you do here is stored but your comments.',
    description: 'Above the course for a guest. {link} is the name of the review link.',
  },
  readOnly: {
    id: 'review.guestReadOnly',
    defaultMessage: 'You are reading this course for review: “{link}”. Nothing you do here is stored.',
    description: 'The same where guests may not comment.',
  },
  until: {
    id: 'review.guestUntil',
    defaultMessage: 'The link works until {time}',
    description: 'Below that. {time} is a date with its time.',
  },
  ended: {
    id: 'review.guestEnded',
    defaultMessage: 'This link does not work any more',
    description: 'Heading for a link that expired or was revoked.',
  },
  endedText: {
    id: 'review.guestEndedText',
    defaultMessage:
      'It has expired, was withdrawn, or is not complete. What you wrote is not lost. Ask the person who sent it to you for a new link.',
    description: 'Below that heading.',
  },
  contents: { id: 'review.guestContents', defaultMessage: 'Contents', description: 'Names the outline of the course.' },
  start: {
    id: 'review.guestStart',
    defaultMessage: 'About the course',
    description: 'Link in the outline: the first page.',
  },
  next: { id: 'review.guestNext', defaultMessage: 'Next lecture: {name}', description: 'Link below a lecture.' },
  begin: {
    id: 'review.guestBegin',
    defaultMessage: 'Start reading: {name}',
    description: 'Link to the first lecture.',
  },
  noLecture: {
    id: 'review.guestNoLecture',
    defaultMessage: 'This lecture is not in the course any more.',
    description: 'In place of a lecture that is gone.',
  },
  commentSection: {
    id: 'review.guestCommentSection',
    defaultMessage: 'Comment on section {number}',
    description: 'Button below a section; names the form that it opens, too.',
  },
  commentQuestion: {
    id: 'review.guestCommentQuestion',
    defaultMessage: 'Comment on question {number}',
    description: 'Button below a question; names the form that it opens, too.',
  },
  commentLecture: {
    id: 'review.guestCommentLecture',
    defaultMessage: 'Comment on the whole lecture',
    description: 'Button at the end of a lecture; names the form that it opens, too.',
  },
  commentCourse: {
    id: 'review.guestCommentCourse',
    defaultMessage: 'Comment on the whole course',
    description: 'Button on the first page; names the form that it opens, too.',
  },
  comment: { id: 'review.guestComment', defaultMessage: 'Comment', description: 'What such a button shows.' },
  elsewhere: {
    id: 'review.guestElsewhere',
    defaultMessage: 'About a part that is not shown here',
    description: 'Above comments on a part of a lecture that is gone, or lies within another one.',
  },
  inLecture: {
    id: 'review.guestInLecture',
    defaultMessage: 'In “{name}”',
    description: 'Link above comments: the lecture that they are about.',
  },
  yourName: { id: 'review.guestName', defaultMessage: 'Your name', description: 'Label of a field.' },
  yourNameHint: {
    id: 'review.guestNameHint',
    defaultMessage: 'The authors and other guests see it. This browser remembers it.',
    description: 'Below the field for the name of a guest.',
  },
});

import { defineMessages } from '../../i18n/defineMessages.ts';

/** The fields of courses, modules and lectures. */
export const courseFieldMessages = defineMessages({
  name: { id: 'fields.name', defaultMessage: 'Name', description: 'Field of a course, a module or a lecture.' },
  miniDescription: {
    id: 'fields.miniDescription',
    defaultMessage: 'Short description',
    description: 'Field of a course: one or two sentences for cards.',
  },
  about: {
    id: 'fields.description',
    defaultMessage: 'Description',
    description: 'Field of a course, a module or a lecture.',
  },
  duration: {
    id: 'fields.duration',
    defaultMessage: 'Duration in minutes',
    description: 'Field of a course, a module or a lecture.',
  },
  navigationMode: {
    id: 'fields.navigationMode',
    defaultMessage: 'Navigation',
    description: 'Field of a lecture: what reveals the next part.',
  },
  byButton: {
    id: 'fields.byButton',
    defaultMessage: 'With the “Continue” button',
    description: 'Choice for how a lecture continues.',
  },
  byScrolling: {
    id: 'fields.byScrolling',
    defaultMessage: 'By scrolling',
    description: 'Choice for how a lecture continues.',
  },
  headerImage: {
    id: 'fields.headerImage',
    defaultMessage: 'Header picture',
    description: 'Field of a lecture.',
  },
  media: {
    id: 'fields.media',
    defaultMessage: 'Media',
    description: 'Field of a lecture: video, picture, PDF, meeting.',
  },
  mediaHint: {
    id: 'fields.mediaHint',
    defaultMessage: 'A video, picture, PDF or web page. With both times it is a live lecture.',
    description: 'Hint below the media of a lecture.',
  },
  liveStart: { id: 'fields.liveStart', defaultMessage: 'Live from', description: 'Field: when a live lecture starts.' },
  liveEnd: { id: 'fields.liveEnd', defaultMessage: 'Live until', description: 'Field: when a live lecture ends.' },
  cover: { id: 'fields.cover', defaultMessage: 'Cover picture', description: 'Field of a course.' },
  promoVideo: { id: 'fields.promoVideo', defaultMessage: 'Promo video', description: 'Field of a course.' },
  externalUrl: {
    id: 'fields.externalUrl',
    defaultMessage: 'Address of the course elsewhere',
    description: 'Field of a course that is only a link.',
  },
  language: { id: 'fields.language', defaultMessage: 'Language of the course', description: 'Field of a course.' },
  noLanguage: {
    id: 'fields.noLanguage',
    defaultMessage: 'Not stated',
    description: 'Choice for the language of a course.',
  },
  tags: { id: 'fields.tags', defaultMessage: 'Topics', description: 'Field of a course: its tags.' },
  start: { id: 'fields.start', defaultMessage: 'Start', description: 'Field of a course or a module: when it begins.' },
  availableFrom: {
    id: 'fields.availableFrom',
    defaultMessage: 'Opens',
    description: 'Field of a course or a module: when its content opens.',
  },
  availableUntil: { id: 'fields.availableUntil', defaultMessage: 'Ends', description: 'Field of a course.' },
  certifiable: {
    id: 'fields.certifiable',
    defaultMessage: 'Learners can earn a certificate',
    description: 'Switch of a course.',
  },
  passingPercent: {
    id: 'fields.passingPercent',
    defaultMessage: 'Score needed, in per cent',
    description: 'Field of a course: the score that the certificate needs.',
  },
  passingTooHigh: {
    id: 'fields.passingTooHigh',
    defaultMessage: 'can not be more than 100',
    description: 'Below the score that the certificate needs, in per cent. Exact text in English.',
  },
  passingTooLow: {
    id: 'fields.passingTooLow',
    defaultMessage: 'can not be less than 0',
    description: 'Below the score that the certificate needs, in per cent. Exact text in English.',
  },
  certificateMonths: {
    id: 'fields.certificateMonths',
    defaultMessage: 'Certificates are valid for',
    description: 'Field of a course: a list of durations, “an unlimited time” first.',
  },
  certificateForever: {
    id: 'fields.certificateForever',
    defaultMessage: 'an unlimited time',
    description: 'In the list of how long certificates are valid: they do not expire.',
  },
  monthsCount: {
    id: 'fields.monthsCount',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'In the list of how long certificates are valid.',
  },
  yearsCount: {
    id: 'fields.yearsCount',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description: 'In the list of how long certificates are valid.',
  },
  certificateMonthsHint: {
    id: 'fields.certificateMonthsHint',
    defaultMessage:
      'Certificates that were issued before keep their date. Learners renew one by completing the course again.',
    description: 'Below the list of how long certificates are valid.',
  },
  voucherActivated: {
    id: 'fields.voucherActivated',
    defaultMessage: 'Only with a code',
    description: 'Switch of a course: learners need an enrolment code.',
  },
  anonymousAllowed: {
    id: 'fields.anonymousAllowed',
    defaultMessage: 'Anyone can read it without signing in',
    description: 'Switch of a course.',
  },
  preEnrollAllowed: {
    id: 'fields.preEnrollAllowed',
    defaultMessage: 'Learners can enrol before it starts',
    description: 'Switch of a course.',
  },
  sequentialProgress: {
    id: 'fields.sequentialProgress',
    defaultMessage: 'Lectures open one after another',
    description: 'Switch of a course.',
  },
  forumEnabled: {
    id: 'fields.forumEnabled',
    defaultMessage: 'Each lecture ends in a discussion',
    description: 'Switch of a course.',
  },
  template: {
    id: 'fields.template',
    defaultMessage: 'Template for new courses',
    description: 'Switch of a course, for admins.',
  },
  settings: {
    id: 'fields.settings',
    defaultMessage: 'Course settings',
    description: 'Name of all fields of a course that stand below its modules.',
  },
  basics: { id: 'fields.basics', defaultMessage: 'Basics', description: 'Heading of a group of fields of a course.' },
  access: {
    id: 'fields.access',
    defaultMessage: 'Access and order',
    description: 'Heading of a group of fields of a course.',
  },
  times: { id: 'fields.times', defaultMessage: 'Time', description: 'Heading of a group of fields of a course.' },
  certificate: {
    id: 'fields.certificate',
    defaultMessage: 'Certificate',
    description: 'Heading of a group of fields of a course.',
  },
  pictures: {
    id: 'fields.pictures',
    defaultMessage: 'Pictures and video',
    description: 'Heading of a group of fields of a course.',
  },
  speakers: {
    id: 'fields.speakers',
    defaultMessage: 'Speakers in conversations',
    description: 'Heading: who may speak in the dialogs of a course.',
  },
  speakerName: { id: 'fields.speakerName', defaultMessage: 'Name', description: 'Field of a speaker.' },
  speakerPicture: {
    id: 'fields.speakerPicture',
    defaultMessage: 'Picture',
    description: 'Field of a speaker.',
  },
  addSpeaker: { id: 'fields.addSpeaker', defaultMessage: 'Add a speaker', description: 'Button.' },
  removeSpeaker: {
    id: 'fields.removeSpeaker',
    defaultMessage: 'Remove {name}',
    description: 'Button beside a speaker.',
  },
  advanced: {
    id: 'fields.advanced',
    defaultMessage: 'Advanced',
    description: 'Heading of a group of fields of a course.',
  },
  dynamicContentHeight: {
    id: 'fields.dynamicContentHeight',
    defaultMessage: 'Embedded content is as high as its page',
    description: 'Switch of a course.',
  },
  fixedContentHeight: {
    id: 'fields.fixedContentHeight',
    defaultMessage: 'Height of embedded content in pixels',
    description: 'Field of a course.',
  },
  customMetadata: {
    id: 'fields.customMetadata',
    defaultMessage: 'Own data (JSON)',
    description: 'Field of a course: free-form data of its author.',
  },
  notAnObject: {
    id: 'fields.notAnObject',
    defaultMessage: 'This is not a JSON object yet. Begin with an opening brace and close each one.',
    description: 'Below the field for free-form data.',
  },
  bothTimes: {
    id: 'fields.bothTimes',
    defaultMessage: 'A live lecture has both times.',
    description: 'Below the field of a time that is missing.',
  },
  endsFirst: {
    id: 'fields.endsFirst',
    defaultMessage: 'It ends before it starts.',
    description: 'Below the field of an end that is not after the start.',
  },
  tagsHint: {
    id: 'fields.tagsHint',
    defaultMessage: 'Enter or a comma adds a topic.',
    description: 'Hint below the field for the topics of a course.',
  },
  removeTag: { id: 'fields.removeTag', defaultMessage: 'Remove {name}', description: 'Button beside a topic.' },
});

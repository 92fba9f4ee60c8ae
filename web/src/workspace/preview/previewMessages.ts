import { defineMessages } from '../../i18n/defineMessages.ts';

export const previewMessages = defineMessages({
  preview: { id: 'workspace.preview', defaultMessage: 'Preview', description: 'Heading of the preview.' },
  previewLight: {
    id: 'workspace.previewLight',
    defaultMessage: 'Preview in light mode',
    description: 'Name of a button.',
  },
  previewDark: {
    id: 'workspace.previewDark',
    defaultMessage: 'Preview in dark mode',
    description: 'Name of a button.',
  },
  previewDesktop: {
    id: 'workspace.previewDesktop',
    defaultMessage: 'Preview on a computer',
    description: 'Name of a button.',
  },
  previewPhone: {
    id: 'workspace.previewPhone',
    defaultMessage: 'Preview on a phone',
    description: 'Name of a button.',
  },
  sampleCourse: {
    id: 'workspace.sampleCourse',
    defaultMessage: 'A course of yours',
    description: 'Name of a made-up course in the preview.',
  },
  sampleCourseAbout: {
    id: 'workspace.sampleCourseAbout',
    defaultMessage: 'This is how your courses look in the catalogue.',
    description: 'About a made-up course in the preview.',
  },
  sampleAction: { id: 'workspace.sampleAction', defaultMessage: 'Continue', description: 'A button in the preview.' },
  sampleOther: { id: 'workspace.sampleOther', defaultMessage: 'Details', description: 'A button in the preview.' },
  sampleState: {
    id: 'workspace.sampleState',
    defaultMessage: 'Saved',
    description: 'A button in the preview that shows a state.',
  },
  sampleAccent: {
    id: 'workspace.sampleAccent',
    defaultMessage: 'Starts soon',
    description: 'A mark in the accent colour in the preview.',
  },
  sampleProgress: {
    id: 'workspace.sampleProgress',
    defaultMessage: 'Progress',
    description: 'Name of a bar in the preview.',
  },
  sampleRight: {
    id: 'workspace.sampleRight',
    defaultMessage: 'That is right.',
    description: 'A message in the preview: an answer was right.',
  },
  sampleHint: {
    id: 'workspace.sampleHint',
    defaultMessage: '1 try left.',
    description: 'A message in the preview: a warning.',
  },
  sampleWrong: {
    id: 'workspace.sampleWrong',
    defaultMessage: 'That is not right yet.',
    description: 'A message in the preview: an answer was wrong.',
  },
});

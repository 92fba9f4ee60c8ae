import { defineMessages } from '../../i18n/defineMessages.ts';

/** Recording a video in the editor. */
export const recordingMessages = defineMessages({
  title: { id: 'recording.title', defaultMessage: 'Record a video', description: 'Title of the window.' },
  what: {
    id: 'recording.what',
    defaultMessage: 'What to record',
    description: 'Above the choice of screen or camera.',
  },
  screen: {
    id: 'recording.screen',
    defaultMessage: 'Screen, window or tab',
    description: 'Choice under "What to record".',
  },
  camera: { id: 'recording.camera', defaultMessage: 'Camera', description: 'Choice under "What to record".' },
  microphone: {
    id: 'recording.microphone',
    defaultMessage: 'Record my voice, too',
    description: 'Checkbox: whether the microphone is recorded.',
  },
  limits: {
    id: 'recording.limits',
    defaultMessage:
      'A recording has at most {minutes} minutes and {megabytes} MB. It stays in this browser until you use it.',
    description: 'Before a recording starts.',
  },
  loom: {
    id: 'recording.loom',
    defaultMessage: 'Do you work with Loom? Record there, and paste the link into the field of the video.',
    description: 'Before a recording starts. A link follows: Open Loom.',
  },
  openLoom: { id: 'recording.openLoom', defaultMessage: 'Open Loom', description: 'Link to loom.com in a new tab.' },
  start: { id: 'recording.start', defaultMessage: 'Start recording', description: 'Button.' },
  asking: {
    id: 'recording.asking',
    defaultMessage: 'Your browser asks what Lectern may record. Answer it to continue.',
    description: 'While the browser shows its own window for permission.',
  },
  startsIn: {
    id: 'recording.startsIn',
    defaultMessage: 'Recording starts in {seconds}',
    description: 'Countdown. {seconds}: 3, 2 or 1.',
  },
  running: { id: 'recording.running', defaultMessage: 'Recording', description: 'State: it is being recorded now.' },
  paused: { id: 'recording.paused', defaultMessage: 'Paused', description: 'State: the recording pauses.' },
  time: {
    id: 'recording.time',
    defaultMessage: '{time} of {most}',
    description: 'Running time of a recording and the longest, for example 1:05 of 30:00.',
  },
  level: {
    id: 'recording.level',
    defaultMessage: 'Level of the microphone',
    description: 'Name of a bar that shows how loud the microphone hears.',
  },
  ownScreen: {
    id: 'recording.ownScreen',
    defaultMessage: 'What you share is being recorded. You can leave this tab and come back to stop.',
    description: 'While a screen, a window or a tab is recorded.',
  },
  pause: { id: 'recording.pause', defaultMessage: 'Pause', description: 'Button: pauses a recording.' },
  resume: { id: 'recording.resume', defaultMessage: 'Resume', description: 'Button: continues with a recording.' },
  stop: { id: 'recording.stop', defaultMessage: 'Stop', description: 'Button: ends a recording.' },
  finishing: {
    id: 'recording.finishing',
    defaultMessage: 'Stopped. Preparing your video…',
    description: 'After a recording was stopped, before it can be watched.',
  },
  ready: { id: 'recording.ready', defaultMessage: 'Your video is ready', description: 'A recording can be watched.' },
  preview: { id: 'recording.preview', defaultMessage: 'Your recording', description: 'Name of the player.' },
  endedByTime: {
    id: 'recording.endedByTime',
    defaultMessage: 'The recording ended after {minutes} minutes, the most that one can have.',
    description: 'Why a recording stopped on its own.',
  },
  endedBySize: {
    id: 'recording.endedBySize',
    defaultMessage: 'The recording ended at {megabytes} MB, the most that one can have.',
    description: 'Why a recording stopped on its own.',
  },
  unseekable: {
    id: 'recording.unseekable',
    defaultMessage: 'This recording could not be prepared for a lecture. Save it to your device, or record again.',
    description: 'A recording that cannot be used as it is.',
  },
  use: { id: 'recording.use', defaultMessage: 'Use this video', description: 'Button: uploads what was recorded.' },
  again: { id: 'recording.again', defaultMessage: 'Record again', description: 'Button.' },
  discard: { id: 'recording.discard', defaultMessage: 'Discard', description: 'Button: throws a recording away.' },
  save: {
    id: 'recording.save',
    defaultMessage: 'Save to your device',
    description: 'Link that downloads a recording.',
  },
  sending: {
    id: 'recording.sending',
    defaultMessage: 'Uploading your video',
    description: 'Name of the progress bar, and said while it is sent.',
  },
  cancelSending: { id: 'recording.cancelSending', defaultMessage: 'Cancel upload', description: 'Button.' },
  sendAgain: { id: 'recording.sendAgain', defaultMessage: 'Upload again', description: 'Button, after it failed.' },
  discardTitle: {
    id: 'recording.discardTitle',
    defaultMessage: 'Discard this recording?',
    description: 'Title of a question.',
  },
  discardText: {
    id: 'recording.discardText',
    defaultMessage: 'You recorded {time}. Discarded, it cannot be brought back.',
    description: 'What is lost. {time}: for example 1:05.',
  },
  keep: { id: 'recording.keep', defaultMessage: 'Keep it', description: 'Button: does not discard the recording.' },
  fileName: {
    id: 'recording.fileName',
    defaultMessage: 'Recording {time}',
    description: 'Name of the file in the library. {time}: for example 2030-01-31 14.30.',
  },
  unsupported: {
    id: 'recording.unsupported',
    defaultMessage:
      'This browser cannot record. Open the editor in a current Chrome, Edge, Firefox or Safari, or paste a link to a video.',
    description: 'Why nothing can be recorded.',
  },
  nothingShared: {
    id: 'recording.nothingShared',
    defaultMessage:
      'Nothing is shared with Lectern, so nothing was recorded. Start again and choose a screen, a window or a tab.',
    description: 'Why nothing can be recorded: nothing was chosen in the window of the browser, or sharing ended.',
  },
  refused: {
    id: 'recording.refused',
    defaultMessage:
      'The browser keeps Lectern from your camera or microphone. Allow both beside the address, then start again.',
    description: 'Why nothing can be recorded.',
  },
  missing: {
    id: 'recording.missing',
    defaultMessage: 'No camera or microphone was found. Connect one, or record without it.',
    description: 'Why nothing can be recorded.',
  },
  busy: {
    id: 'recording.busy',
    defaultMessage: 'Another program is using your camera or microphone. Close it, then start again.',
    description: 'Why nothing can be recorded.',
  },
  failed: {
    id: 'recording.failed',
    defaultMessage: 'The recording did not start, and nothing was lost. Start again.',
    description: 'Why nothing can be recorded.',
  },
});

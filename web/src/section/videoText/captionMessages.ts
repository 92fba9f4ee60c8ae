import { defineMessages } from '../../i18n/defineMessages.ts';

export const captionMessages = defineMessages({
  captions: {
    id: 'videoEditor.captions',
    defaultMessage: 'Captions',
    description: 'Heading of the captions of a video, one entry for each language.',
  },
  captionsHint: {
    id: 'videoEditor.captionsHint',
    defaultMessage: 'What is said, for those who cannot hear it. Learners read it as a transcript, too.',
    description: 'Below that heading.',
  },
  hostHint: {
    id: 'videoEditor.hostHint',
    defaultMessage: '{host} shows its own captions only. Learners read these as a transcript.',
    description: 'In its place, where another site plays the video. {host}: its name, for example YouTube.',
  },
  add: { id: 'videoEditor.add', defaultMessage: 'Add captions', description: 'Button: captions in one more language.' },
  caption: {
    id: 'videoEditor.caption',
    defaultMessage: 'Captions {number}',
    description: 'Name of captions that have no name yet. {number}: their place in the list.',
  },
  language: { id: 'videoEditor.language', defaultMessage: 'Language', description: 'Field: the language of captions.' },
  label: {
    id: 'videoEditor.label',
    defaultMessage: 'Name in the player',
    description: 'Field: what learners choose captions by.',
  },
  vtt: { id: 'videoEditor.vtt', defaultMessage: 'WebVTT', description: 'Field for captions in this format.' },
  vttHint: {
    id: 'videoEditor.vttHint',
    defaultMessage: 'Paste the text of a .vtt or .srt file, or choose the file.',
    description: 'Below that field.',
  },
  choose: {
    id: 'videoEditor.choose',
    defaultMessage: 'Choose a .vtt or .srt file',
    description: 'Button that takes captions from a file of the computer.',
  },
  remove: {
    id: 'videoEditor.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button that takes captions away. {name}: what they are called.',
  },
  removed: {
    id: 'videoEditor.removed',
    defaultMessage: '{name} removed.',
    description: 'Said to screen readers. {name}: what the captions were called.',
  },
  required: {
    id: 'videoEditor.required',
    defaultMessage: 'Give the captions a name.',
    description: 'Below the empty field for what learners choose captions by.',
  },
  tooLarge: {
    id: 'videoEditor.tooLarge',
    defaultMessage: 'Captions take at most 200 KB.',
    description: 'Below the field for captions that are too long.',
  },
  unreadable: {
    id: 'videoEditor.unreadable',
    defaultMessage: 'The file could not be read. Choose it again.',
    description: 'Below the field for captions, after a file was chosen.',
  },
  transcript: {
    id: 'videoEditor.transcript',
    defaultMessage: 'Transcript',
    description: 'Field for what is said in a video, as plain text.',
  },
  transcriptHint: {
    id: 'videoEditor.transcriptHint',
    defaultMessage:
      'May stay empty: it is made of the captions then. A line that begins with a time, as 1:05, leads there in the video.',
    description: 'Below that field.',
  },
  head: {
    id: 'videoEditor.problem.head',
    defaultMessage: 'Line {line}: these are captions of neither WebVTT nor SRT.',
    description: 'What is wrong with captions. {line}: number of the line.',
  },
  neither: {
    id: 'videoEditor.problem.neither',
    defaultMessage: 'Line {line}: times are missing.',
    description: 'What is wrong with captions: a block of text without times. {line}: number of the line.',
  },
  times: {
    id: 'videoEditor.problem.times',
    defaultMessage: 'Line {line}: write the times like 00:01.000 --> 00:04.000.',
    description: 'What is wrong with captions. {line}: number of the line. The times stay as they are.',
  },
  end: {
    id: 'videoEditor.problem.end',
    defaultMessage: 'Line {line}: must end after it begins.',
    description: 'What is wrong with the times of a caption. {line}: number of the line.',
  },
  order: {
    id: 'videoEditor.problem.order',
    defaultMessage: 'Line {line}: begins before the caption above it.',
    description: 'What is wrong with the times of a caption. {line}: number of the line.',
  },
  gap: {
    id: 'videoEditor.problem.gap',
    defaultMessage: 'Line {line}: leave an empty line above it.',
    description: 'What is wrong with captions: two follow each other directly. {line}: number of the line.',
  },
  long: {
    id: 'videoEditor.problem.long',
    defaultMessage: 'Line {line}: at most {most, number} characters may be shown at once.',
    description:
      'What is wrong with captions: the text below these times is too long. {line}: number of the line. {most}: 2,000.',
  },
  none: {
    id: 'videoEditor.problem.none',
    defaultMessage: 'Line {line}: no captions follow.',
    description: 'What is wrong with captions: there are none. {line}: number of the line.',
  },
});

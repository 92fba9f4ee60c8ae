import { defineMessages } from '../../i18n/defineMessages.ts';

export const videoMessages = defineMessages({
  play: {
    id: 'video.play',
    defaultMessage: 'Play the video',
    description: 'Button on the still of a video of this site.',
  },
  goOnAt: {
    id: 'video.goOnAt',
    defaultMessage: 'Continue at {time}',
    description: 'Button on the still of a video that was watched in part. {time}: minutes and seconds, as 3:12.',
  },
  goesOnAt: {
    id: 'video.goesOnAt',
    defaultMessage: 'Continues at {time}',
    description: 'Below a video that has begun where it was left. {time}: minutes and seconds, as 3:12.',
  },
  fromTheStart: {
    id: 'video.fromTheStart',
    defaultMessage: 'From the start',
    description: 'Button on the still of a video that was watched in part: plays it from its beginning.',
  },
  transcript: {
    id: 'video.transcript',
    defaultMessage: 'Transcript',
    description: 'Button that opens and closes what is said in a video, and the name of that text.',
  },
  language: {
    id: 'video.language',
    defaultMessage: 'Language of the transcript',
    description: 'Field for one of several languages of what is said in a video.',
  },
  openVideo: {
    id: 'video.open',
    defaultMessage: 'Open the video',
    description: 'Link in place of a player that could not be loaded.',
  },
  failed: {
    id: 'video.failed',
    defaultMessage: 'The video could not be loaded. Check your connection and try again.',
    description: 'In place of a video of this site. The buttons “Try again” and “Open the video” stand below.',
  },
});

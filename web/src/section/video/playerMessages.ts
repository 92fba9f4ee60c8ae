import { defineMessages } from '../../i18n/defineMessages.ts';

/** The controls of the player of a file. */
export const playerMessages = defineMessages({
  playOn: { id: 'video.playOn', defaultMessage: 'Play', description: 'Button of a video that has stopped.' },
  pause: { id: 'video.pause', defaultMessage: 'Pause', description: 'Button of a video that plays.' },
  position: {
    id: 'video.position',
    defaultMessage: 'Position in the video',
    description: 'Name of the slider that goes to another place of a video.',
  },
  positionOf: {
    id: 'video.positionOf',
    defaultMessage: '{time} of {length}',
    description: 'Read at the slider of a video. Both as 3:12.',
  },
  mute: { id: 'video.mute', defaultMessage: 'Turn the sound off', description: 'Button of a video.' },
  unmute: { id: 'video.unmute', defaultMessage: 'Turn the sound on', description: 'Button of a muted video.' },
  volume: { id: 'video.volume', defaultMessage: 'Volume', description: 'Slider of a video.' },
  waiting: {
    id: 'video.waiting',
    defaultMessage: 'Loading',
    description: 'Name of the sign that a video would play on as soon as it has loaded.',
  },
  captions: {
    id: 'video.captions',
    defaultMessage: 'Captions',
    description: 'Button that shows and hides the captions of a video; it says itself which.',
  },
  captionsIn: {
    id: 'video.captionsIn',
    defaultMessage: 'Language of the captions',
    description: 'List of the languages that a video has captions in.',
  },
  speed: { id: 'video.speed', defaultMessage: 'Speed', description: 'List of how fast a video plays.' },
  times: {
    id: 'video.times',
    defaultMessage: '{speed, number}×',
    description: 'How fast a video plays: 1× is as it was made.',
  },
  fill: {
    id: 'video.fill',
    defaultMessage: 'Video in full screen',
    description: 'Button: shows a video on the whole screen. The page has one for the whole lecture beside it.',
  },
  unfill: {
    id: 'video.unfill',
    defaultMessage: 'Leave full screen',
    description: 'Button of a video that is on the whole screen.',
  },
});

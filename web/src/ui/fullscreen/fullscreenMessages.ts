import { defineMessages } from '../../i18n/defineMessages.ts';

/** What shows something on the whole screen, and back. */
export const fullscreenMessages = defineMessages({
  fullscreen: {
    id: 'lecture.fullscreen',
    defaultMessage: 'Full screen',
    description: 'Button that shows the lecture on the whole screen.',
  },
  exitFullscreen: {
    id: 'lecture.exitFullscreen',
    defaultMessage: 'Exit full screen',
    description: 'Button that leaves the whole screen.',
  },
});

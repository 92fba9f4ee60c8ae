import { defineMessages } from '../../i18n/defineMessages.ts';

/** The preview of a lecture within the editor. */
export const previewMessages = defineMessages({
  open: {
    id: 'authoring.preview.open',
    defaultMessage: 'Preview',
    description: 'Button of the editing bar: shows the lecture as learners will see it, without leaving the editor.',
  },
  openByKeys: {
    id: 'authoring.preview.openByKeys',
    defaultMessage: 'Preview ({keys})',
    description: 'Tooltip of the button “Preview”; {keys} as Ctrl+Alt+P.',
  },
  bar: {
    id: 'authoring.preview.bar',
    defaultMessage: 'Preview — nothing you do here counts',
    description: 'In the bar above the preview of a lecture: answers and reading are stored nowhere.',
  },
  width: {
    id: 'authoring.preview.width',
    defaultMessage: 'Width of the preview',
    description: 'Name of the choice between desktop and phone.',
  },
  desktop: {
    id: 'authoring.preview.desktop',
    defaultMessage: 'Desktop',
    description: 'Choice: the preview is as wide as the window.',
  },
  phone: {
    id: 'authoring.preview.phone',
    defaultMessage: 'Phone',
    description: 'Choice: the preview is as wide as a phone.',
  },
  startOver: {
    id: 'authoring.preview.startOver',
    defaultMessage: 'Start over',
    description: 'Button: answers and chosen ways of the preview are forgotten.',
  },
  close: {
    id: 'authoring.preview.close',
    defaultMessage: 'Back to editing',
    description: 'Button that closes the preview of a lecture.',
  },
  closed: {
    id: 'authoring.preview.closed',
    defaultMessage: 'You are editing again',
    description: 'Said to those who do not see it, once the preview is closed.',
  },
  page: {
    id: 'authoring.preview.page',
    defaultMessage: 'The lecture on a phone',
    description: 'Name of the frame that shows the lecture as wide as a phone.',
  },
});

import { defineMessages } from '../i18n/defineMessages.ts';

export const adminMessages = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Administration', description: 'Name of the menu of the admin area.' },
  openMenu: {
    id: 'admin.openMenu',
    defaultMessage: 'Administration menu',
    description: 'Button that opens the menu of the admin area on a phone.',
  },
  closeMenu: {
    id: 'admin.closeMenu',
    defaultMessage: 'Close the menu',
    description: 'Button that closes the menu of the admin area on a phone.',
  },
  collapse: {
    id: 'admin.collapse',
    defaultMessage: 'Collapse the menu',
    description: 'Button that makes the menu of the admin area narrow, so that only its icons stay.',
  },
  expand: {
    id: 'admin.expand',
    defaultMessage: 'Expand the menu',
    description: 'Button that makes the menu of the admin area wide again.',
  },
});

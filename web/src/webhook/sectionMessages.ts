import { defineMessages } from '../i18n/defineMessages.ts';

/** What the page of integrations says of webhooks; everything else loads with their window. */
export const webhookSectionMessages = defineMessages({
  heading: { id: 'integration.webhooks', defaultMessage: 'Webhooks', description: 'Heading.' },
  text: {
    id: 'integration.webhooksText',
    defaultMessage: 'Lectern tells your other systems what happens here, as soon as it happens.',
    description: 'Below the heading “Webhooks”.',
  },
  manage: {
    id: 'integration.manageWebhooks',
    defaultMessage: 'Manage webhooks',
    description: 'Button that opens a window.',
  },
});

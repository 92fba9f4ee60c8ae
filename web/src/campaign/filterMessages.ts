import { defineMessages } from '../i18n/defineMessages.ts';

export const campaignFilterMessages = defineMessages({
  cameBy: {
    id: 'campaign.cameBy',
    defaultMessage: 'Came by campaign',
    description: 'Label of a field: numbers of the people alone who used a code of a campaign.',
  },
  anyWay: {
    id: 'campaign.anyWay',
    defaultMessage: 'Any or none',
    description: 'In the field for the campaign people came by: no matter which.',
  },
});

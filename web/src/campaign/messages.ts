import { defineMessages } from '../i18n/defineMessages.ts';

export const campaignMessages = defineMessages({
  enterCode: {
    id: 'campaign.enterCode',
    defaultMessage: 'Enter a code',
    description: 'Button that opens the voucher entry, and the title of its dialog (ENR-02).',
  },
  text: {
    id: 'campaign.text',
    defaultMessage: 'An enrolment code enrols you in its course. Capital and small letters make no difference.',
    description: 'What an enrolment code does, in the voucher entry.',
  },
  code: {
    id: 'campaign.code',
    defaultMessage: 'Enrolment code',
    description: 'Label of the field for the code.',
  },
  codeMissing: {
    id: 'campaign.codeMissing',
    defaultMessage: 'Enter your code',
    description: 'Beside the field when someone confirms it without a code (ENR-03).',
  },
  enrol: {
    id: 'campaign.enrol',
    defaultMessage: 'Enrol',
    description: 'Button that enrols by the code.',
  },
  notYet: {
    id: 'campaign.notYet',
    defaultMessage: 'This course starts on {date}. Your code works from that day on.',
    description: 'The code is good, but its course cannot be entered before it starts.',
  },
  over: {
    id: 'campaign.over',
    defaultMessage: 'This course ended on {date}, so you can no longer enrol.',
    description: 'The code is good, but its course is over.',
  },
  tooManyWrong: {
    id: 'campaign.tooManyWrong',
    defaultMessage: 'Too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Somebody typed so many wrong codes that they have to wait.',
  },
});

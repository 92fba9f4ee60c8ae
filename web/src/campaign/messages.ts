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
    description: 'Someone typed so many wrong codes that they have to wait.',
  },
  redeemTitle: {
    id: 'campaign.redeemTitle',
    defaultMessage: 'Enrol with your code',
    description: 'Title of the page that the QR code of a voucher opens.',
  },
  redeemText: {
    id: 'campaign.redeemText',
    defaultMessage: 'Your code opens a course. Check it and enrol.',
    description: 'What to do on that page.',
  },
  redeemSignIn: {
    id: 'campaign.redeemSignIn',
    defaultMessage: 'Sign in or create an account, so that the course is yours. Your code waits here.',
    description: 'On that page, for visitors.',
  },
  signIn: { id: 'campaign.signIn', defaultMessage: 'Sign in', description: 'Button on that page.' },
  register: { id: 'campaign.register', defaultMessage: 'Create an account', description: 'Button on that page.' },
});

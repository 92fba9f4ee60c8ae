import { defineMessages } from '../../i18n/defineMessages.ts';

export const advancedMessages = defineMessages({
  footerGroup: { id: 'workspace.footerGroup', defaultMessage: 'Footer', description: 'Name of a group of fields.' },
  footerGroupAbout: {
    id: 'workspace.footerGroupAbout',
    defaultMessage: 'Disclaimer and links to the company',
    description: 'What is in a group of fields.',
  },
  companyUrl: { id: 'workspace.companyUrl', defaultMessage: 'Company website', description: 'Label.' },
  companyUrlHint: {
    id: 'workspace.companyUrlHint',
    defaultMessage: 'Where the footer logo and the copyright line lead if they are links.',
    description: 'Hint.',
  },
  footerLogoIsLink: {
    id: 'workspace.footerLogoIsLink',
    defaultMessage: 'The footer logo links to the company',
    description: 'Checkbox.',
  },
  copyrightIsLink: {
    id: 'workspace.copyrightIsLink',
    defaultMessage: 'The copyright line links to the company',
    description: 'Checkbox.',
  },
  disclaimer: { id: 'workspace.disclaimer', defaultMessage: 'Disclaimer', description: 'Label.' },
  disclaimerHint: {
    id: 'workspace.disclaimerHint',
    defaultMessage: 'HTML with paragraphs, links, bold and italic text. Everything else is removed.',
    description: 'Hint.',
  },
  socialGroup: {
    id: 'workspace.socialGroup',
    defaultMessage: 'Social networks',
    description: 'Name of a group of fields.',
  },
  socialGroupAbout: {
    id: 'workspace.socialGroupAbout',
    defaultMessage: 'Links in the footer',
    description: 'What is in a group of fields.',
  },
  network: { id: 'workspace.network', defaultMessage: 'Network', description: 'Label: the name of a social network.' },
  address: { id: 'workspace.address', defaultMessage: 'Address', description: 'Label.' },
  addLink: { id: 'workspace.addLink', defaultMessage: 'Add a link', description: 'Button.' },
  removeLink: {
    id: 'workspace.removeLink',
    defaultMessage: 'Remove the link {name}',
    description: 'Name of a button. {name} is a social network or a number.',
  },
  legalGroup: {
    id: 'workspace.legalGroup',
    defaultMessage: 'Privacy and terms',
    description: 'Name of a group of fields.',
  },
  legalGroupAbout: {
    id: 'workspace.legalGroupAbout',
    defaultMessage: 'Links to your documents',
    description: 'What is in a group of fields.',
  },
  privacy: { id: 'workspace.privacy', defaultMessage: 'Privacy policy', description: 'Label.' },
  terms: { id: 'workspace.terms', defaultMessage: 'Terms and conditions', description: 'Label.' },
  content: { id: 'workspace.content', defaultMessage: 'About the content', description: 'Label.' },
  contentHint: {
    id: 'workspace.contentHint',
    defaultMessage: 'A page about where the courses come from.',
    description: 'Hint.',
  },
  languageGroup: {
    id: 'workspace.languageGroup',
    defaultMessage: 'Language and header',
    description: 'Name of a group of fields.',
  },
  languageGroupAbout: {
    id: 'workspace.languageGroupAbout',
    defaultMessage: 'Default language, hidden controls, icon',
    description: 'What is in a group of fields.',
  },
  language: { id: 'workspace.language', defaultMessage: 'Default language', description: 'Label.' },
  languageHint: {
    id: 'workspace.languageHint',
    defaultMessage: 'For people who have not chosen one.',
    description: 'Hint.',
  },
  languageDefault: {
    id: 'workspace.languageDefault',
    defaultMessage: 'Default (English)',
    description: 'First choice of a list.',
  },
  hideHeading: {
    id: 'workspace.hideHeading',
    defaultMessage: 'Hide in the header',
    description: 'Heading above checkboxes.',
  },
  hideLanguage: {
    id: 'workspace.hideLanguage',
    defaultMessage: 'Language menu',
    description: 'Checkbox below “Hide in the header”.',
  },
  hideDark: {
    id: 'workspace.hideDark',
    defaultMessage: 'Dark mode switch',
    description: 'Checkbox below “Hide in the header”.',
  },
  favicon: { id: 'workspace.favicon', defaultMessage: 'Site icon', description: 'Label.' },
  faviconHint: {
    id: 'workspace.faviconHint',
    defaultMessage: 'The small picture in the browser tab, square, at least 32 px.',
    description: 'Hint.',
  },
  buttonsGroup: { id: 'workspace.buttonsGroup', defaultMessage: 'Buttons', description: 'Name of a group of fields.' },
  buttonsGroupAbout: {
    id: 'workspace.buttonsGroupAbout',
    defaultMessage: 'Colours, corners and lettering',
    description: 'What is in a group of fields.',
  },
  textsGroup: {
    id: 'workspace.textsGroup',
    defaultMessage: 'Texts of the interface',
    description: 'Name of a group of fields.',
  },
  textsGroupAbout: {
    id: 'workspace.textsGroupAbout',
    defaultMessage: 'Your own words for buttons and headings',
    description: 'What is in a group of fields.',
  },
  framesGroup: {
    id: 'workspace.framesGroup',
    defaultMessage: 'Frames',
    description: 'Name of a group of fields.',
  },
  framesGroupAbout: {
    id: 'workspace.framesGroupAbout',
    defaultMessage: 'Pictures to choose from as frames for achievements',
    description: 'What is in a group of fields.',
  },
  frame: {
    id: 'workspace.frame',
    defaultMessage: 'Frame {number, number}',
    description: 'Label of a field for the address of a picture.',
  },
  addFrame: { id: 'workspace.addFrame', defaultMessage: 'Add a frame', description: 'Button.' },
  removeFrame: {
    id: 'workspace.removeFrame',
    defaultMessage: 'Remove frame {number, number}',
    description: 'Name of a button.',
  },
  trackingGroup: {
    id: 'workspace.trackingGroup',
    defaultMessage: 'Tracking',
    description: 'Name of a group of fields.',
  },
  trackingGroupAbout: {
    id: 'workspace.trackingGroupAbout',
    defaultMessage: 'Google Tag Manager and Google Analytics',
    description: 'What is in a group of fields.',
  },
  gtm: { id: 'workspace.gtm', defaultMessage: 'Google Tag Manager', description: 'Label.' },
  analytics: { id: 'workspace.analytics', defaultMessage: 'Google Analytics', description: 'Label.' },
  extrasGroup: {
    id: 'workspace.extrasGroup',
    defaultMessage: 'Feedback, demo courses, scripts',
    description: 'Name of a group of fields.',
  },
  extrasGroupAbout: {
    id: 'workspace.extrasGroupAbout',
    defaultMessage: 'Extras you can switch on',
    description: 'What is in a group of fields.',
  },
  feedback: {
    id: 'workspace.feedback',
    defaultMessage: 'Show a feedback tab at the edge of each page',
    description: 'Checkbox.',
  },
  feedbackForm: { id: 'workspace.feedbackForm', defaultMessage: 'Feedback form ID', description: 'Label.' },
  feedbackFormHint: {
    id: 'workspace.feedbackFormHint',
    defaultMessage: 'The part of the form’s address that identifies it.',
    description: 'Hint.',
  },
  marketplace: {
    id: 'workspace.marketplace',
    defaultMessage: 'Show the demo courses in the catalogue',
    description: 'Checkbox.',
  },
  marketplaceHint: {
    id: 'workspace.marketplaceHint',
    defaultMessage: 'For you and your learners to try things out.',
    description: 'Hint.',
  },
  remote: {
    id: 'workspace.remote',
    defaultMessage: 'Load header script, footer script and page style',
    description: 'Checkbox.',
  },
  remoteHint: {
    id: 'workspace.remoteHint',
    defaultMessage:
      'Scripts come only from the folder that the operator of this installation keeps for your workspace. You cannot upload or enter them here.',
    description: 'Hint.',
  },
});

/** What a node has where nothing is said: left out of files, and filled in when they are read. */
import type { Fields } from './courseTree.ts';

export const courseDefaults: Fields = {
  name: '',
  description: '',
  miniDescription: '',
  type: 'NORMAL',
  template: false,
  voucherActivated: false,
  certifiable: false,
  anonymousAllowed: false,
  preEnrollAllowed: false,
  forumEnabled: false,
  sequentialProgress: false,
  imageUrl: null,
  videoUrl: null,
  externalUrl: null,
  durationMinutes: null,
  startTime: null,
  availableFromTime: null,
  availableUntilTime: null,
  passingPercent: 100,
  certificateMonths: null,
  tags: [],
  metadata: {},
  customMetadata: null,
  decisionTree: null,
};

export const metadataDefaults: Fields = {
  language: null,
  avatars: [],
  dynamicContentHeight: false,
  fixedContentHeight: null,
};

export const avatarDefaults: Fields = { name: null, imageUrl: null };

export const moduleDefaults: Fields = {
  name: '',
  description: '',
  availableFromTime: null,
  startTime: null,
  durationMinutes: null,
};

export const lectureDefaults: Fields = {
  name: '',
  description: '',
  durationMinutes: null,
  headerImageUrl: null,
  mediaSource: null,
  navigationMode: 'NEXT_BUTTON',
  questionBank: null,
};

export const mediaSourceDefaults: Fields = { startTime: null, endTime: null };

export const achievementDefaults: Fields = { name: '', description: '', imageUrl: null, frame: false };

const beside: Fields = { html: '' };

/** By type; every section has `questions` besides. */
export const sectionDefaults: Readonly<Record<string, Fields>> = {
  text: { text: '' },
  html: { html: '' },
  // What it is, and below what is right, is always said.
  divider: {},
  richText: { html: '' },
  pdf: { url: '', title: '' },
  audio: { url: '', title: '', transcript: '' },
  file: { url: '', title: '' },
  embed: { url: '', title: '', caption: '', size: 'WIDE' },
  important: { title: '', html: '' },
  additionalInfo: { title: '', html: '' },
  examples: { title: '', html: '' },
  dialog: { turns: [] },
  imageText: { ...beside, imageUrl: '', imageAlt: '', imageSide: 'LEFT', imageColumns: 6, textColumns: 6 },
  videoText: {
    ...beside,
    videoUrl: '',
    videoSide: 'LEFT',
    videoColumns: 6,
    textColumns: 6,
    captions: [],
    transcript: '',
  },
  accordion: { items: [] },
  branch: { options: [] },
  button: { buttonText: '', buttonLink: '', html: '', className: '' },
  question: { question: null },
  unknown: { storedType: '', content: null },
};

export const turnDefaults: Fields = {
  usesOwnPicture: false,
  side: 'LEFT',
  avatarUrl: null,
  avatarName: null,
  bubbles: [],
};

/** Every question has these, and by type the ones below. */
export const questionDefaults: Fields = { text: '', weight: 1, wrongLimit: 0, explanation: null };

const placement: Fields = { items: [], categories: [] };

export const answerDefaults: Readonly<Record<string, Fields>> = {
  singleChoice: { list: false, options: [] },
  multipleChoice: { options: [] },
  categorization: placement,
  multipleAssociation: placement,
  singleOrdering: { options: [] },
};

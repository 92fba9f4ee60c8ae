import type { ContentOf, SectionName } from './types.ts';

/** A section of each type as someone would write it, with nothing left to defaults. Questions are named by the key `k1`. */
export const sectionSamples: { readonly [Name in SectionName]: ContentOf<Name> } = {
  text: { type: 'text', text: 'Plain\nwords' },
  html: { type: 'html', html: '<p>Some <b>HTML</b></p>' },
  richText: { type: 'richText', html: '<h2>A heading</h2>' },
  pdf: { type: 'pdf', url: '/files/plan.pdf', title: 'The plan' },
  audio: { type: 'audio', url: '/files/talk.mp3', title: 'The talk', transcript: '0:01 Hello' },
  file: { type: 'file', url: '/files/list.pdf', title: 'The list' },
  embed: { type: 'embed', url: 'https://miro.com/app', title: 'The board', caption: 'Draw', size: 'TALL' },
  important: { type: 'important', title: 'Mind this', html: '<p>Or else</p>' },
  additionalInfo: { type: 'additionalInfo', title: 'Read on', html: '<p>Here</p>' },
  examples: { type: 'examples', title: 'Such as', html: '<p>One</p>' },
  imageText: {
    type: 'imageText',
    imageUrl: '/files/day.webp',
    imageAlt: 'The sun',
    imageSide: 'RIGHT',
    imageColumns: 4,
    textColumns: 8,
    html: '<p>Beside a picture</p>',
  },
  videoText: {
    type: 'videoText',
    videoUrl: '/files/clip.mp4',
    videoSide: 'LEFT',
    videoColumns: 7,
    textColumns: 5,
    html: '<p>Beside a video</p>',
    captions: [{ language: 'de', label: 'Deutsch', vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n' }],
    transcript: '0:01 Hallo',
  },
  accordion: { type: 'accordion', items: [{ title: 'Why?', html: '<p>Because.</p>' }] },
  button: {
    type: 'button',
    buttonText: 'All courses',
    buttonLink: '/courses/',
    html: '<p>Beside a button</p>',
    className: 'wide',
  },
  question: { type: 'question', question: 'k1' },
  dialog: {
    type: 'dialog',
    turns: [
      {
        usesOwnPicture: false,
        side: 'LEFT',
        avatarUrl: 'https://demo.test/anna.png',
        avatarName: 'Anna',
        bubbles: [
          { kind: 'text', html: '<p>Hello</p>' },
          { kind: 'video', url: 'https://demo.test/clip.mp4' },
          { kind: 'audio', url: 'https://demo.test/sound.mp3' },
          { kind: 'question', question: 'k1' },
        ],
      },
      { usesOwnPicture: true, side: 'RIGHT', avatarUrl: null, avatarName: null, bubbles: [] },
    ],
  },
  branch: {
    type: 'branch',
    options: [
      {
        title: 'By train',
        sections: [{ key: 'k2', id: 3, content: { type: 'text', text: 'To the station' }, questions: [] }],
      },
      { title: 'On foot', sections: [] },
    ],
  },
  divider: { type: 'divider', divider: 'SCROLL' },
  unknown: { type: 'unknown', storedType: 'HOLOGRAM', content: { depth: [1, { text: 'deep' }] } },
};

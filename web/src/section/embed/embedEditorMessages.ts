import { defineMessages } from '../../i18n/defineMessages.ts';

export const embedEditorMessages = defineMessages({
  address: {
    id: 'sectionEditor.embed.address',
    defaultMessage: 'Address or embed code',
    description: 'Field for a page of another site, or for the code that the site gives to embed it.',
  },
  addressHint: {
    id: 'sectionEditor.embed.addressHint',
    defaultMessage: 'Copy it at the site, often below “Share”. Needed to save the section.',
    description: 'Below that field.',
  },
  notHttps: {
    id: 'sectionEditor.embed.notHttps',
    defaultMessage: 'Enter an address that begins with https://, or the embed code of the site.',
    description: 'Below that field, for what is no address that can be embedded.',
  },
  ownPage: {
    id: 'sectionEditor.embed.ownPage',
    defaultMessage: 'This is a page of this site. Link to it with a button instead.',
    description: 'Below that field: pages of the site itself cannot be embedded.',
  },
  needsCode: {
    id: 'sectionEditor.embed.needsCode',
    defaultMessage: 'This address cannot be shown in a lecture. Copy the embed code at {host}, and paste it here.',
    description: 'Below that field: the site shows in a frame only what its embed code names.',
  },
  elsewhere: {
    id: 'sectionEditor.embed.elsewhere',
    defaultMessage: '{host} is not among the sites that can be embedded. Link to it with a button instead.',
    description: 'Below that field: the operator does not allow the host.',
  },
  sites: {
    id: 'sectionEditor.embed.sites',
    defaultMessage: 'Sites that can be embedded ({count})',
    description: 'Opens the list of hosts that the operator allows.',
  },
  titleHint: {
    id: 'sectionEditor.embed.titleHint',
    defaultMessage: 'Names the content, also for those who cannot see it.',
    description: 'Below the field for the title of an embedded page.',
  },
  caption: {
    id: 'sectionEditor.embed.caption',
    defaultMessage: 'Description',
    description: 'Field for what there is to see or to do in an embedded page.',
  },
  size: { id: 'sectionEditor.embed.size', defaultMessage: 'Size', description: 'Field: how large a page is drawn.' },
  sizeWide: {
    id: 'sectionEditor.embed.size.wide',
    defaultMessage: 'Wide, 16:9 (slides, videos)',
    description: 'Choice of the field “Size”.',
  },
  sizeStandard: {
    id: 'sectionEditor.embed.size.standard',
    defaultMessage: 'Standard, 4:3 (maps, pictures)',
    description: 'Choice of the field “Size”.',
  },
  sizeSquare: {
    id: 'sectionEditor.embed.size.square',
    defaultMessage: 'Square (games, cards)',
    description: 'Choice of the field “Size”.',
  },
  sizeTall: {
    id: 'sectionEditor.embed.size.tall',
    defaultMessage: 'Tall (forms, boards)',
    description: 'Choice of the field “Size”.',
  },
});

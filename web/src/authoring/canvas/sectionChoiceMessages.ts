import { defineMessages } from '../../i18n/defineMessages.ts';

/** The choice of a new section. */
export const sectionChoiceMessages = defineMessages({
  search: {
    id: 'authoring.sections.search',
    defaultMessage: 'Search sections',
    description: 'Label of the search among the types of sections.',
  },
  none: {
    id: 'authoring.sections.none',
    defaultMessage: 'No section is called that.',
    description: 'Told when a search among the types of sections finds nothing.',
  },
  recent: {
    id: 'authoring.sections.recent',
    defaultMessage: 'Recently used',
    description: 'Heading above the types of sections that one has added last.',
  },
  text: {
    id: 'authoring.sections.text',
    defaultMessage: 'Text',
    description: 'Heading above the types of sections of this kind.',
  },
  media: {
    id: 'authoring.sections.media',
    defaultMessage: 'Media',
    description: 'Heading above the types of sections of this kind.',
  },
  activity: {
    id: 'authoring.sections.activity',
    defaultMessage: 'Activities',
    description: 'Heading above the types of sections of this kind.',
  },
  layout: {
    id: 'authoring.sections.layout',
    defaultMessage: 'Structure',
    description: 'Heading above the types of sections of this kind.',
  },
});

import { defineMessages } from '../../../i18n/defineMessages.ts';

export const pdfMessages = defineMessages({
  document: { id: 'pdf.document', defaultMessage: 'Pages of the document', description: 'Name of the pages of a PDF.' },
  page: {
    id: 'pdf.page',
    defaultMessage: 'Page {number, number} of {count, number}',
    description: 'Name of a page of a PDF.',
  },
  pageField: { id: 'pdf.pageField', defaultMessage: 'Page', description: 'Field for the number of a page.' },
  ofPages: { id: 'pdf.ofPages', defaultMessage: 'of {count, number}', description: 'Behind the field for the page.' },
  zoomIn: { id: 'pdf.zoomIn', defaultMessage: 'Zoom in', description: 'Button.' },
  zoomOut: { id: 'pdf.zoomOut', defaultMessage: 'Zoom out', description: 'Button.' },
  fitWidth: { id: 'pdf.fitWidth', defaultMessage: 'Fit to width', description: 'Button: a page as wide as its room.' },
  zoomNow: {
    id: 'pdf.zoomNow',
    defaultMessage: '{zoom} – {action}',
    description: 'Name of that button for screen readers: it shows how large pages are, {zoom} such as “125%”.',
  },
  search: { id: 'pdf.search', defaultMessage: 'Search in the document', description: 'Name of a search field.' },
  next: { id: 'pdf.next', defaultMessage: 'Next match', description: 'Button of a search.' },
  previous: { id: 'pdf.previous', defaultMessage: 'Previous match', description: 'Button of a search.' },
  matches: {
    id: 'pdf.matches',
    defaultMessage: '{number, number} of {count, number}',
    description: 'Which of the matches of a search is shown.',
  },
  noMatches: { id: 'pdf.noMatches', defaultMessage: 'No matches', description: 'A search found nothing.' },
  loading: { id: 'pdf.loading', defaultMessage: 'Opening the document…', description: 'Said while a PDF loads.' },
  unreachable: {
    id: 'pdf.unreachable',
    defaultMessage: 'The document could not be loaded. You can open it with the link above.',
    description: 'A PDF could not be fetched.',
  },
  password: {
    id: 'pdf.password',
    defaultMessage: 'This document is protected by a password. You can open it with the link above.',
    description: 'A PDF asks for a password.',
  },
  broken: {
    id: 'pdf.broken',
    defaultMessage: 'This file is not a PDF that can be shown here. You can open it with the link above.',
    description: 'A file is no PDF.',
  },
});

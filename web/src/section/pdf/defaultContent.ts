import type { ContentOf } from '../../authoring/sectionEditor.ts';

export const defaultPdf = (): ContentOf<'pdf'> => ({ type: 'pdf', url: '' });

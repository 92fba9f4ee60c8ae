import type { ContentOf } from '../../authoring/sectionEditor.ts';

export const defaultDivider = (): ContentOf<'divider'> => ({ type: 'divider', divider: 'BUTTON' });

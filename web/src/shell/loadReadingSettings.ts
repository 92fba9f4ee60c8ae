import { loadWithTexts } from '../i18n/loadWithTexts.ts';

/** The code of the reading settings, which no page needs before someone opens them. */
export const loadReadingSettings = () =>
  loadWithTexts(() => import('./reading/ReadingDialog.tsx')).then((module) => ({
    default: module.ReadingDialog,
  }));

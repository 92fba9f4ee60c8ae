import { loadWithTexts } from '../i18n/loadWithTexts.ts';

/** The code of the reading settings, which no page needs before someone opens them. */
export const loadReadingSettings = () =>
  loadWithTexts(() => import('../reading/dialog/ReadingDialog.tsx')).then((module) => ({
    default: module.ReadingDialog,
  }));

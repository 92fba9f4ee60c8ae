import { plainForm } from '../identity/plainForm.ts';

/** Whether the name typed for a certificate is that of the settings, by the rule of the platform (CERT-04, OP-124). */
export const isHolderName = (typed: string, settingsName: string): boolean =>
  plainForm(typed) !== '' && plainForm(typed) === plainForm(settingsName);

import type { MessageDescriptor } from 'react-intl';
import type { DurationWord } from './catalogueFilter.ts';
import { catalogueMessages as messages } from '../messages.ts';

/** The names of the four buckets (CAT-05), in order. */
export const durationLabels: Readonly<Record<DurationWord, MessageDescriptor>> = {
  'under-30-min': messages.under30,
  '30-min-to-2-h': messages.from30,
  '2-to-4-h': messages.from2h,
  'over-4-h': messages.over4h,
};

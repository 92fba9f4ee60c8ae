import { foundIf, type ContentFinding } from '../../editing/check/contentFinding.ts';
import { isBlank, markupFindings } from '../../editing/check/htmlFindings.ts';
import { hasTwins } from './hasTwins.ts';

/** What is amiss in answers that stand at positions. */
export const optionFindings = (options: readonly string[]): readonly ContentFinding[] => [
  ...foundIf(options.some(isBlank), 'emptyAnswer', 'options'),
  ...foundIf(hasTwins(options), 'sameAnswer', 'options'),
  ...foundIf(options.length === 1, 'oneAnswer', 'options'),
  ...options.flatMap((option, at) => markupFindings(`options.${at}`, option)),
];

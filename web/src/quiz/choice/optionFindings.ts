import { foundIf, type ContentFinding } from '../../editing/check/contentFinding.ts';
import { isBlank } from '../../editing/check/htmlFindings.ts';

/** What is amiss in answers that stand at positions. */
export const optionFindings = (options: readonly string[]): readonly ContentFinding[] =>
  foundIf(options.some(isBlank), 'emptyAnswer', 'options');

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from './accountRules.ts';

/** Gives the words for what is wrong with a value, undefined where nothing is. */
export function useProblemText(): (problem: Problem) => string | undefined {
  const intl = useIntl();
  return useCallback((problem) => (problem ? intl.formatMessage(problem.message, problem.values) : undefined), [intl]);
}

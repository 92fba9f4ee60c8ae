import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';

/** Words that the style of the editor draws behind a formula that cannot be drawn. */
export function useWrongWords(): CSSProperties {
  const intl = useIntl();
  return { '--formula-wrong': JSON.stringify(`${intl.formatMessage(messages.formulaWrong)} `) } as CSSProperties;
}

import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';

/** Words that the style of the editor draws in place of a picture that only decorates and cannot be loaded (OP-250). */
export function useMissingWords(): CSSProperties {
  const intl = useIntl();
  return { '--missing-decoration': JSON.stringify(intl.formatMessage(messages.missingDecoration)) } as CSSProperties;
}

import type { IntlShape } from 'react-intl';
import { rightToLeft } from './rightToLeft.ts';

function isolated<Value>(value: Value): Value | string {
  return typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * The same texts, with a name from right to left isolated in the sentences from left to right that it stands in (UAX 9, OP-203): the marks
 * and numbers beside it would change places otherwise. What is drawn is isolated by `<bdi>` where it is an element; this is for the
 * sentences that are text alone, as names of controls and notes are.
 */
export function isolating(intl: IntlShape): IntlShape {
  const formatMessage = (...[descriptor, values, options]: Parameters<IntlShape['formatMessage']>) =>
    intl.formatMessage(
      descriptor,
      values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])),
      options,
    );
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

import type { IntlShape } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { readVtt } from '../video/webVtt.ts';
import { captionMessages as messages } from './captionMessages.ts';

/** What is wrong with the text of captions, and in which line; null where the platform will take it. */
export function captionProblem(intl: IntlShape, vtt: string): string | null {
  if (new Blob([vtt]).size > limits.captionBytes) return intl.formatMessage(messages.tooLarge);
  const { problem } = readVtt(vtt);
  return problem && intl.formatMessage(messages[problem.kind], { line: problem.line, most: limits.cueCharacters });
}

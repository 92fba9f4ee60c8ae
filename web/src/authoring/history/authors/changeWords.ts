import type { IntlShape } from 'react-intl';
import { historyMessages } from '../messages.ts';
import { momentWords } from '../revisionWords.ts';
import { sectionAuthorsMessages as messages } from './messages.ts';
import type { SectionChange } from './readSectionChanges.ts';

/** Who last changed a section, and when, in one line. */
export function changeWords(intl: IntlShape, change: SectionChange | undefined, now: number): string {
  if (!change) return intl.formatMessage(messages.unsaved);
  const { savedBy, exact, kind } = change;
  const when = momentWords(intl, change.saveTime, now);
  if (!exact && !savedBy) return intl.formatMessage(messages.beforeNobody, { when });
  const person = savedBy ? savedBy.name || savedBy.username : intl.formatMessage(historyMessages.nobody);
  const message = exact ? (kind === 'ADDED' ? messages.added : messages.changed) : messages.before;
  return intl.formatMessage(message, { person, when });
}

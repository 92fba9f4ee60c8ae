import type { ScormVersion } from './protocol.ts';

/** What an item may write itself; who learns, what the manifest says and how long it took in all is the server's to know. */
const WRITTEN = {
  '1.2':
    /^cmi\.(suspend_data|comments|core\.(lesson_location|lesson_status|exit|session_time|score\..+)|objectives\..+|student_preference\..+|interactions\..+)$/,
  '2004':
    /^cmi\.(suspend_data|location|completion_status|success_status|exit|session_time|progress_measure|score\..+|objectives\..+|learner_preference\..+|interactions\..+|comments_from_learner\..+)$/,
} as const;

/** The elements of a state that are worth keeping: written by the item, and not empty. */
export function writtenElements(version: ScormVersion, state: Record<string, unknown>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [element, value] of Object.entries(state)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    if (value !== '' && WRITTEN[version].test(element)) kept[element] = String(value);
  }
  return kept;
}

import { shortDuration } from './duration.ts';
import type { ItemLaunch, ScormVersion } from './protocol.ts';

export type CmiMap = Readonly<Record<string, string>>;

/** What an item finds when it begins: who learns, what the manifest asks of it, and how far it came before (SCORM-02). */
export function launchData(version: ScormVersion, launch: ItemLaunch): CmiMap {
  return version === '1.2' ? launchDataOf12(launch) : launchDataOf2004(launch);
}

function launchDataOf12({ learner, mode, item, state }: ItemLaunch): CmiMap {
  const kept = isFresh(state.cmi) ? {} : state.cmi;
  return without(LAUNCH_ONLY_12, kept, {
    'cmi.core.student_id': learner.id,
    'cmi.core.student_name': learner.name,
    'cmi.core.lesson_status': kept['cmi.core.lesson_status'] ?? 'not attempted',
    'cmi.core.lesson_mode': mode,
    'cmi.core.credit': mode === 'normal' ? 'credit' : 'no-credit',
    // Without an exit of "suspend" the standard asks for neither word; what was kept stays readable all the same.
    'cmi.core.entry': isFresh(state.cmi) ? 'ab-initio' : isSuspended(kept['cmi.core.exit']) ? 'resume' : '',
    'cmi.core.total_time': shortDuration('1.2', state.totalSeconds),
    'cmi.launch_data': item.launchData,
    'cmi.student_data.mastery_score': text(item.masteryScore),
    'cmi.student_data.max_time_allowed': item.maxTimeAllowed ?? '',
    'cmi.student_data.time_limit_action': item.timeLimitAction ?? '',
  });
}

function launchDataOf2004({ learner, mode, item, state }: ItemLaunch): CmiMap {
  // An attempt that ended otherwise than by "suspend" is over: the next one begins with nothing of it.
  const resumes = isSuspended(state.cmi['cmi.exit']);
  return without(LAUNCH_ONLY_2004, resumes ? state.cmi : objectives(item.objectiveIds), {
    'cmi.learner_id': learner.id,
    'cmi.learner_name': learner.name,
    'cmi.mode': mode,
    'cmi.credit': mode === 'normal' ? 'credit' : 'no-credit',
    'cmi.entry': resumes ? 'resume' : 'ab-initio',
    'cmi.total_time': resumes ? shortDuration('2004', state.totalSeconds) : 'PT0S',
    'cmi.launch_data': item.launchData,
    // The manifest gives the mark in hundredths, the data model from -1 to 1.
    'cmi.scaled_passing_score': item.masteryScore === null ? '' : String(item.masteryScore / 100),
    'cmi.completion_threshold': text(item.completionThreshold),
    'cmi.max_time_allowed': item.maxTimeAllowed ?? '',
    'cmi.time_limit_action': item.timeLimitAction ?? '',
  });
}

/** Scripts look for those that the manifest names, and write only what they find. */
function objectives(ids: readonly string[]): CmiMap {
  return Object.fromEntries(ids.map((id, index) => [`cmi.objectives.${index}.id`, id]));
}

/** Said again at each launch, or by the item itself: never taken from the last time. */
const LAUNCH_ONLY_12 = new Set(['cmi.core.exit', 'cmi.core.session_time', 'cmi.comments_from_lms']);
const LAUNCH_ONLY_2004 = new Set(['cmi.exit', 'cmi.session_time']);

function without(left: ReadonlySet<string>, kept: CmiMap, launch: CmiMap): CmiMap {
  const all = { ...kept, ...launch };
  return Object.fromEntries(Object.entries(all).filter(([element, value]) => value !== '' && !left.has(element)));
}

function isFresh(cmi: CmiMap): boolean {
  return Object.keys(cmi).length === 0;
}

function isSuspended(exit: string | undefined): boolean {
  return exit === 'suspend' || exit === 'logout';
}

function text(value: number | null): string {
  return value === null ? '' : String(value);
}

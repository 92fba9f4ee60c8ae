import { badInput } from '../errors.ts';
import type { LearnerFilterInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { allOf, anyOf, quoted, searchIn } from '../rsql.ts';

/** Which learners are meant, as the platform is asked; `field` is where the filter stands in the input, with a dot at its end. */
export function learnerFilter(
  {
    courseId,
    personId,
    groupId,
    phase,
    startTime,
    endTime,
    search,
    minScore,
    maxScore,
    stuck,
    expired,
    overdue,
    dueSoon,
  }: Omit<LearnerFilterInput, 'exceptIds'>,
  field = '',
) {
  const text = search?.trim() ?? '';
  return {
    q: allOf(
      courseId == null ? undefined : anyOf('courseId', [inputId(courseId, `${field}courseId`, 'Course')]),
      personId == null ? undefined : anyOf('userId', [inputId(personId, `${field}personId`, 'User')]),
      text === '' ? undefined : searchIn(text, 'name', 'username', 'courseName'),
      phase == null ? undefined : anyOf('phase', [phase]),
      startTime == null ? undefined : `startTime=ge=${quoted(startTime)}`,
      endTime == null ? undefined : `startTime=lt=${quoted(endTime)}`,
    ),
    minScore: percent(minScore, `${field}minScore`),
    maxScore: percent(maxScore, `${field}maxScore`),
    groupId: groupId == null ? undefined : inputId(groupId, `${field}groupId`, 'PersonGroup'),
    stuck: stuck ?? undefined,
    expired: expired ?? undefined,
    overdue: overdue ?? undefined,
    dueSoon: dueSoon ?? undefined,
  };
}

function percent(value: number | null | undefined, name: string): number | undefined {
  if (value == null) return undefined;
  if (value < 0 || value > 100) throw badInput(`\`${name}\` must be from 0 to 100.`, name);
  return value;
}

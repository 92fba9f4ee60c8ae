/** A name of a group that an import could do nothing with. */
export interface GroupProblem {
  readonly name: string;
  readonly code: string;
}

/** Those in the report of a row; none where it says nothing of groups. */
export function groupProblemsOf(params: unknown): readonly GroupProblem[] {
  const problems = isObject(params) ? params['groupProblems'] : undefined;
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isProblem = (value: unknown): value is GroupProblem =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['code'] === 'string';

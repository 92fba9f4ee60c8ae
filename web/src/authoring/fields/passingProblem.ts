/** Why a course cannot have this passing rate, by the name of its words; null where it can (VAL-13, VAL-14). */
export function passingProblem(percent: number): 'passingTooHigh' | 'passingTooLow' | null {
  if (percent > 100) return 'passingTooHigh';
  return percent < 0 ? 'passingTooLow' : null;
}

/** What is written in the form of a campaign. */
export interface CampaignForm {
  name: string;
  courseId: string;
  /** Whether each code works once. */
  once: boolean;
  /** How many people a code lets in, as typed; empty for any number. */
  limit: string;
  startTime: string | null;
  endTime: string | null;
}

/** What does not fit, by the name of its message. */
export type CampaignProblems = Partial<
  Record<'name' | 'courseId' | 'limit' | 'endTime', 'nameMissing' | 'courseMissing' | 'limitWrong' | 'endWrong'>
>;

const largestLimit = 2_147_483_647;

/** The limit as a number, 0 for none, null for what is none. */
export function limitOf({ once, limit }: Pick<CampaignForm, 'once' | 'limit'>): number | null {
  const text = limit.trim();
  if (once || text === '') return 0;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= largestLimit ? number : null;
}

export function problemsOf(form: CampaignForm): CampaignProblems {
  const { name, courseId, startTime, endTime } = form;
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' as const } : {}),
    ...(courseId === '' ? { courseId: 'courseMissing' as const } : {}),
    ...(limitOf(form) === null ? { limit: 'limitWrong' as const } : {}),
    ...(endTime !== null && startTime !== null && endTime <= startTime ? { endTime: 'endWrong' as const } : {}),
  };
}

/** What is sent, of a form without problems. A start that is left empty is now. */
export function toCampaignInput(form: CampaignForm) {
  return {
    name: form.name.trim(),
    courseId: form.courseId,
    redeemType: form.once ? ('UNIQUE_CODE' as const) : ('MULTIPLE_USE' as const),
    maxUsages: limitOf(form) ?? 0,
    startTime: form.startTime,
    endTime: form.endTime,
  };
}

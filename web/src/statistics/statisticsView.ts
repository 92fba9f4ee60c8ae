/** What the address of the statistics of a course says. */

/** Days before today on which learners began; null for all. */
export const periods = [null, 30, 90, 365] as const;
export type PeriodDays = (typeof periods)[number];

export const orders = ['course', 'findings', 'hardest'] as const;
export type QuestionOrder = (typeof orders)[number];

export interface StatisticsView {
  readonly id: number | null;
  readonly days: PeriodDays;
  readonly order: QuestionOrder;
  /** The question that a link leads to: it is open and in sight. */
  readonly question: number | null;
}

export function readStatisticsView(search: string): StatisticsView {
  const parameters = new URLSearchParams(search);
  const id = Number(parameters.get('id'));
  const days = Number(parameters.get('days'));
  const order = parameters.get('order');
  const question = Number(parameters.get('question'));
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    days: periods.find((one) => one === days) ?? null,
    order: orders.find((one) => one === order) ?? 'course',
    question: Number.isSafeInteger(question) && question > 0 ? question : null,
  };
}

export function writeStatisticsView({ id, days, order }: StatisticsView): string {
  const parameters = new URLSearchParams();
  if (id !== null) parameters.set('id', String(id));
  if (days !== null) parameters.set('days', String(days));
  if (order !== 'course') parameters.set('order', order);
  return `?${parameters.toString()}`;
}

const day = 86_400_000;

/** From when on learners began, to the hour, so that the same page asks the same again. */
export const startOf = (days: PeriodDays, now: Date): string | null =>
  days === null ? null : new Date(Math.floor((now.getTime() - days * day) / 3_600_000) * 3_600_000).toISOString();

/** Who gets a certificate (CERT-02, OP-24, OP-40, OP-44). */
import type { IsoTime } from '../content/content.ts';
import { percent, type CertificatePoints, type CourseFacts, type Points } from './progressRules.ts';
import { plainForm } from '../shared/plainForm.ts';

/** Binary fractions such as 0.7 × 10 may lie a hair above the whole number that is meant. */
const ROUNDING = 1e-9;

/** Right points of all points; 0 when there are none (CERT-02). Exhausted questions do not count (OP-43). */
export function certificateRate(points: Pick<Points, 'correctPoints' | 'totalPoints'>): number {
  return points.totalPoints > 0 ? points.correctPoints / points.totalPoints : 0;
}

/** A package's own word counts before the rate (OP-118). */
export function meetsScoreRate({ passed, ...points }: CertificatePoints, minScoreRate: number): boolean {
  return passed ?? certificateRate(points) + ROUNDING >= minScoreRate;
}

export interface CertificateScore {
  /** Whole percent, by the one rule of all percentages (OP-141). */
  readonly scorePercent: number;
  /** The passing rate in percent, to two decimals (CERT-03). */
  readonly requiredPercent: number;
  /** Points still needed for the rate. */
  readonly pointsMissing: number;
}

export function certificateScore(
  points: CertificatePoints,
  { minScoreRate }: Pick<CourseFacts, 'minScoreRate'>,
): CertificateScore {
  const met = meetsScoreRate(points, minScoreRate);
  return {
    scorePercent: percent(points.correctPoints, points.totalPoints),
    requiredPercent: Math.round(minScoreRate * 10_000) / 100,
    pointsMissing: met
      ? 0
      : Math.max(0, Math.ceil(minScoreRate * points.totalPoints - ROUNDING) - points.correctPoints),
  };
}

/** Until when a certificate counts: the same day so many months later, or the last of a shorter month; null for always. */
export function expiryOf(issued: IsoTime, months: number | null): IsoTime | null {
  if (months === null) {
    return null;
  }
  const time = new Date(issued);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, lastDay));
  return time.toISOString();
}

/** Names are the same in the plain marks of a keyboard (OP-24, OP-124); case counts. */
export const sameName = (typed: string, stored: string): boolean => plainForm(typed) === plainForm(stored);

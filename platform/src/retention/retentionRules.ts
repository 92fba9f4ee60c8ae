import type { RetentionSettings } from './retentionQueries.ts';

/** What holds in a workspace that said nothing. */
export const defaultRetention: RetentionSettings = { factMonths: null, auditMonths: 13, inactiveAccountMonths: null };

/** How long before it goes an account is told so, and told once more. */
export const warningDays = 30;
export const lastWarningDays = 7;

/** People that a preview names. */
export const mostPreviewed = 20;

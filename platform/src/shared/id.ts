/** Raw id, given by the platform: an integer of one sequence, stable over revisions and never reused (bigint in the database). */
export type Id = number;

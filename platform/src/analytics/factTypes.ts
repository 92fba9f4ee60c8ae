import type { FactTable } from '../db/schema.ts';

export type FactType = FactTable['type'];

/** How a measure follows from the facts of its type. */
export type Measure =
  /** How many facts of these actions. */
  | { readonly kind: 'count'; readonly actions: readonly string[] }
  /** The values of the facts of this action, added up. */
  | { readonly kind: 'sum'; readonly action: string }
  /** Their mean; null where there are none. */
  | { readonly kind: 'average'; readonly action: string }
  /** Different people: who did anything, or who saw a lecture. */
  | { readonly kind: 'people'; readonly who: 'active' | 'seeing' };

const count = (...actions: string[]): Measure => ({ kind: 'count', actions });

/** What is counted of each type (ANLY-02, OP-33). The first measure is the one that counts where none is named. */
export const factTypes = {
  lecture: { seen: count('seen'), users: { kind: 'people', who: 'seeing' } },
  questionanswer: { answers: count('correct', 'wrong'), correct: count('correct'), wrong: count('wrong') },
  certificate: { certificates: count('issued'), averageScore: { kind: 'average', action: 'issued' } },
  usercourse: {
    started: count('started'),
    finished: count('completed'),
    active: { kind: 'people', who: 'active' },
  },
  campaign: { usages: count('redeemed'), vouchers: { kind: 'sum', action: 'created' } },
  workspace: { registered: count('registered'), active: { kind: 'people', who: 'active' } },
  modules: { started: count('started'), done: count('done') },
} as const satisfies Readonly<Record<FactType, Readonly<Record<string, Measure>>>>;

export const factTypeNames = Object.keys(factTypes) as FactType[];

export const measuresOf = (type: FactType): readonly (readonly [string, Measure])[] => Object.entries(factTypes[type]);

/** The first measure of a type. */
export const mainMeasure = (type: FactType): string => Object.keys(factTypes[type])[0] ?? type;

/** The actions that a type counts; facts of others do not make a row. */
export const actionsOf = (type: FactType): readonly string[] => [
  ...new Set(
    measuresOf(type).flatMap(([, measure]) => {
      switch (measure.kind) {
        case 'count':
          return measure.actions;
        case 'sum':
        case 'average':
          return [measure.action];
        case 'people':
          return [];
      }
    }),
  ),
];

/** Whether a type counts things other than the courses that they belong to, or the workspace as a whole. */
export const hasOwnSubjects = (type: FactType): boolean =>
  type === 'lecture' || type === 'questionanswer' || type === 'modules' || type === 'campaign';

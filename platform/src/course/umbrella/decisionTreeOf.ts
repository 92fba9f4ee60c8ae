import { FieldProblems } from '../../shared/fieldProblems.ts';
import type { CourseFields } from '../courseFields.ts';
import type { DecisionTree } from './decisionTree.ts';
import { readDecisionTree } from './readDecisionTree.ts';

/** The tree of stored fields; null without one, and for what an older version stored that is none. */
export function decisionTreeOf(fields: Pick<CourseFields, 'customMetadata'> | undefined): DecisionTree | null {
  const stored = fields?.customMetadata['decisionTree'];
  return stored === undefined ? null : readDecisionTree(stored, '', new FieldProblems());
}

import { commitScorm } from './commitScorm.ts';
import { scorm } from './lectureScorm.ts';

export const scormResolvers = { Lecture: { scorm }, Mutation: { commitScorm } };

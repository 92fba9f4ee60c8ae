/** The courses that ship for authors to begin with (OP-225): exports of a course, one file a language, named `<subject>.<language>.json`. */
import { readdir, readFile } from 'node:fs/promises';
import { DomainError } from '../../errors.ts';
import { courseRequestSchema, type ReceivedCourse } from '../courseSchemas.ts';
import { templateOf } from './templateRules.ts';
import type { CourseTemplate } from './templateSchemas.ts';

const folder = new URL('./courses/', import.meta.url);
const ending = '.json';

/** Read once: they change with the installation alone. */
let shipped: Promise<readonly CourseTemplate[]> | null = null;

/** All of them, in every language. */
export const shippedTemplates = (): Promise<readonly CourseTemplate[]> => (shipped ??= readTemplates());

async function readTemplates(): Promise<readonly CourseTemplate[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  const keys = names.map((name) => name.slice(0, -ending.length));
  return Promise.all(keys.map(async (key) => templateOf(key, await readShippedTemplate(key))));
}

/** The course of one of them, as an import takes it. Throws NOT_FOUND. */
export async function courseOfTemplate(key: string): Promise<ReceivedCourse> {
  const templates = await shippedTemplates();
  if (!templates.some((template) => template.key === key)) {
    throw new DomainError('NOT_FOUND');
  }
  return readShippedTemplate(key);
}

const readShippedTemplate = async (key: string): Promise<ReceivedCourse> =>
  courseRequestSchema.parse(JSON.parse(await readFile(new URL(`${key}${ending}`, folder), 'utf8')));

/** The types of sections as authors have them, the common ones first. */
import type { SectionContentInput } from '../authoring/server/__generated__/saveCourseMutation.graphql.ts';
import { accordion } from './accordion/type.ts';
import { additionalInfo } from './additionalInfo/type.ts';
import { audio } from './audio/type.ts';
import { branch } from './branch/type.ts';
import { button } from './button/type.ts';
import { dialog } from './dialog/type.ts';
import { divider } from './divider/type.ts';
import { examples } from './examples/type.ts';
import { embed } from './embed/type.ts';
import { file } from './file/type.ts';
import { html } from './html/type.ts';
import { imageText } from './imageText/type.ts';
import { important } from './important/type.ts';
import { pdf } from './pdf/type.ts';
import { question } from './question/type.ts';
import { richText } from './richText/type.ts';
import type { InsertableSectionType, SectionType } from './sectionType.ts';
import { text } from './text/type.ts';
import { unknown } from './unknown/type.ts';
import { videoText } from './videoText/type.ts';

/** Mapped by its names alone: mapped by the input, whose members may be left out, a type could be forgotten here. */
type Member = keyof SectionContentInput;

const types = {
  richText,
  text,
  imageText,
  videoText,
  question,
  dialog,
  accordion,
  important,
  additionalInfo,
  examples,
  button,
  branch,
  pdf,
  audio,
  file,
  embed,
  html,
  divider,
  unknown,
} satisfies { readonly [Name in Member]: { readonly name: Name } };

export const sectionTypes: typeof types = types;

export type SectionName = keyof typeof types;

/** The content of a type. */
export type ContentOf<Name extends SectionName> = Parameters<(typeof types)[Name]['summary']>[0];

/** A type that an author can insert (SLIB-01). */
export type InsertableType = Exclude<SectionName, 'unknown'>;

type Insertables = { readonly [Name in InsertableType]: InsertableSectionType<ContentOf<Name>> };

export const insertable: Insertables = types;

/** The types that can be inserted, the common ones first. */
export const insertableTypes = (Object.keys(types) as readonly SectionName[]).filter((name) => name !== 'unknown');

/** The type of a content, whichever it is: the compiler does not follow that each is found by its own name. */
export const typeOf = <Content extends ContentOf<SectionName>>({ type }: Content): SectionType<Content> =>
  types[type] as unknown as SectionType<Content>;

import { lazy, type ComponentProps, type ComponentType } from 'react';
import { AccordionSection } from './accordion/AccordionSection.tsx';
import { AdditionalInfoSection } from './additionalInfo/AdditionalInfoSection.tsx';
import { ButtonSection } from './button/ButtonSection.tsx';
import { ExamplesSection } from './examples/ExamplesSection.tsx';
import { HtmlSection } from './html/HtmlSection.tsx';
import { ImageTextSection } from './imageText/ImageTextSection.tsx';
import { ImportantSection } from './important/ImportantSection.tsx';
import { PdfSection } from './pdf/PdfSection.tsx';
import { QuestionSection } from './question/QuestionSection.tsx';
import { RichTextSection } from './richText/RichTextSection.tsx';
import { TextSection } from './text/TextSection.tsx';
import { VideoTextSection } from './videoText/VideoTextSection.tsx';
import type { SectionBody_section$data } from './__generated__/SectionBody_section.graphql.ts';

/** The name of a type whose fragment `SectionBody` spreads. */
export type SectionTypeName = Exclude<keyof SectionBody_section$data, '__typename' | ' $fragmentType'>;

/**
 * What draws each type of sections that hold no others from plain values, by its name in the schema: so a section that is not saved yet
 * looks as its learners will see it. A spread of `SectionBody` without a line here does not compile, and the other way round.
 */
export const sectionTypes = {
  TextSection,
  HtmlSection,
  RichTextSection,
  PdfSection,
  ImportantSection,
  AdditionalInfoSection,
  ExamplesSection,
  ImageTextSection,
  VideoTextSection,
  AccordionSection,
  ButtonSection,
  QuestionSection,
  DialogSection: lazy(() => import('./dialog/DialogSection.tsx').then((module) => ({ default: module.DialogSection }))),
} satisfies Record<SectionTypeName, ComponentType<never>>;

/** What a section of one of these types is drawn with. */
export type SectionProps = {
  [Name in SectionTypeName]: { readonly __typename: Name } & ComponentProps<(typeof sectionTypes)[Name]>;
}[SectionTypeName];

import { createElement, Suspense, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AccordionView } from './accordion/AccordionView.tsx';
import { AdditionalInfoView } from './additionalInfo/AdditionalInfoView.tsx';
import { ButtonView } from './button/ButtonView.tsx';
import { ExamplesView } from './examples/ExamplesView.tsx';
import { HtmlView } from './html/HtmlView.tsx';
import { ImageTextView } from './imageText/ImageTextView.tsx';
import { ImportantView } from './important/ImportantView.tsx';
import { loadedLater, type LoadedLater } from '../ui/loadedLater.tsx';
import { PdfView } from './pdf/PdfView.tsx';
import { QuestionView } from './question/QuestionView.tsx';
import { RichTextView } from './richText/RichTextView.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import { TextView } from './text/TextView.tsx';
import { VideoTextView } from './videoText/VideoTextView.tsx';
import type { SectionName } from './types.ts';
import type { SectionBody_section$data, SectionBody_section$key } from './__generated__/SectionBody_section.graphql.ts';

/** The name of a type whose fragment is spread below. */
type SectionTypeName = Exclude<keyof SectionBody_section$data, '__typename' | ' $fragmentType'>;

/** Every type that authors have, but for a branch, which holds other sections, and for what draws nothing. */
type DrawnName = `${Capitalize<Exclude<SectionName, 'branch' | 'divider' | 'unknown'>>}Section`;

type SectionKey<Name extends SectionTypeName = SectionTypeName> = NonNullable<SectionBody_section$data[Name]>;

/** What reads the fragment of each type. One that few lectures use loads when one does. */
const views: { readonly [Name in SectionTypeName]: ComponentType<{ section: SectionKey<Name> }> } = {
  TextSection: TextView,
  HtmlSection: HtmlView,
  RichTextSection: RichTextView,
  PdfSection: PdfView,
  ImportantSection: ImportantView,
  AdditionalInfoSection: AdditionalInfoView,
  ExamplesSection: ExamplesView,
  ImageTextSection: ImageTextView,
  VideoTextSection: VideoTextView,
  AccordionSection: AccordionView,
  ButtonSection: ButtonView,
  QuestionSection: QuestionView,
  AudioSection: loadedLater(() => import('./audio/AudioView.tsx').then((module) => module.AudioView)),
  FileSection: loadedLater(() => import('./file/FileView.tsx').then((module) => module.FileView)),
  EmbedSection: loadedLater(() => import('./embed/EmbedView.tsx').then((module) => module.EmbedView)),
  DialogSection: loadedLater(() => import('./dialog/DialogView.tsx').then((module) => module.DialogView)),
} satisfies { readonly [Name in DrawnName]: unknown };

/** By `__typename`, which may be that of a type nobody here knows. */
const viewsByName: ReadonlyMap<string, ComponentType<{ section: SectionKey }>> = new Map(
  Object.entries(views) as [SectionTypeName, ComponentType<{ section: SectionKey }>][],
);

/** Asks for the code of sections before they are drawn. One that does not come is asked for again then. */
export async function preloadSections(names: readonly string[]): Promise<void> {
  await Promise.allSettled(
    names.map(async (name) => {
      const view = viewsByName.get(name);
      if (view && 'preload' in view) {
        await (view as LoadedLater<{ section: SectionKey }>).preload();
      }
    }),
  );
}

/**
 * A section that holds no other sections, by its type: a folder, a spread under the name of the type, and a line in `views`.
 * Dividers draw nothing, and neither does a type that this version does not know: the rest of the lecture stays
 * readable.
 */
export function SectionBody({ section: key }: { section: SectionBody_section$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment SectionBody_section on Section @throwOnFieldError {
        __typename
        ...TextView_section @alias(as: "TextSection")
        ...HtmlView_section @alias(as: "HtmlSection")
        ...RichTextView_section @alias(as: "RichTextSection")
        ...PdfView_section @alias(as: "PdfSection")
        ...AudioView_section @alias(as: "AudioSection")
        ...FileView_section @alias(as: "FileSection")
        ...EmbedView_section @alias(as: "EmbedSection")
        ...ImportantView_section @alias(as: "ImportantSection")
        ...AdditionalInfoView_section @alias(as: "AdditionalInfoSection")
        ...ExamplesView_section @alias(as: "ExamplesSection")
        ...ImageTextView_section @alias(as: "ImageTextSection")
        ...VideoTextView_section @alias(as: "VideoTextSection")
        ...AccordionView_section @alias(as: "AccordionSection")
        ...ButtonView_section @alias(as: "ButtonSection")
        ...QuestionView_section @alias(as: "QuestionSection")
        ...DialogView_section @alias(as: "DialogSection")
      }
    `,
    key,
  );
  const View = viewsByName.get(data.__typename);
  const section = View && data[data.__typename as SectionTypeName];
  return section ? <Suspense fallback={<SectionLoading />}>{createElement(View, { section })}</Suspense> : null;
}

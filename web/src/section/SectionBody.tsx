import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AccordionView } from './accordion/AccordionView.tsx';
import { AdditionalInfoView } from './additionalInfo/AdditionalInfoView.tsx';
import { ButtonSectionView } from './button/ButtonSectionView.tsx';
import { DialogView } from './dialog/DialogView.tsx';
import { ExamplesView } from './examples/ExamplesView.tsx';
import { HtmlView } from './html/HtmlView.tsx';
import { ImageTextView } from './imageText/ImageTextView.tsx';
import { ImportantView } from './important/ImportantView.tsx';
import { PdfView } from './pdf/PdfView.tsx';
import { QuestionSectionView } from './question/QuestionSectionView.tsx';
import { RichTextView } from './richText/RichTextView.tsx';
import { TextView } from './text/TextView.tsx';
import { VideoTextView } from './videoText/VideoTextView.tsx';
import type { SectionBody_section$key } from './__generated__/SectionBody_section.graphql.ts';

/**
 * A section that holds no other sections, by its type. A new type is a new folder, one spread and one line. Dividers draw
 * nothing, and neither does a type that this version does not know: the rest of the lecture stays readable.
 */
export function SectionBody({ section }: { section: SectionBody_section$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment SectionBody_section on Section {
        ...TextView_section @alias(as: "text")
        ...HtmlView_section @alias(as: "html")
        ...RichTextView_section @alias(as: "richText")
        ...PdfView_section @alias(as: "pdf")
        ...ImportantView_section @alias(as: "important")
        ...AdditionalInfoView_section @alias(as: "additionalInfo")
        ...ExamplesView_section @alias(as: "examples")
        ...ImageTextView_section @alias(as: "imageText")
        ...VideoTextView_section @alias(as: "videoText")
        ...AccordionView_section @alias(as: "accordion")
        ...ButtonSectionView_section @alias(as: "button")
        ...QuestionSectionView_section @alias(as: "question")
        ...DialogView_section @alias(as: "dialog")
      }
    `,
    section,
  );
  if (data.text) return <TextView section={data.text} />;
  if (data.html) return <HtmlView section={data.html} />;
  if (data.richText) return <RichTextView section={data.richText} />;
  if (data.pdf) return <PdfView section={data.pdf} />;
  if (data.important) return <ImportantView section={data.important} />;
  if (data.additionalInfo) return <AdditionalInfoView section={data.additionalInfo} />;
  if (data.examples) return <ExamplesView section={data.examples} />;
  if (data.imageText) return <ImageTextView section={data.imageText} />;
  if (data.videoText) return <VideoTextView section={data.videoText} />;
  if (data.accordion) return <AccordionView section={data.accordion} />;
  if (data.button) return <ButtonSectionView section={data.button} />;
  if (data.question) return <QuestionSectionView section={data.question} />;
  if (data.dialog) return <DialogView section={data.dialog} />;
  return null;
}

import type { ReactElement } from 'react';
import { CalloutEditor } from '../callout/CalloutEditor.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import type { AdditionalInfoContent } from './type.ts';

export function AdditionalInfoSectionEditor({
  content,
  onChange,
}: SectionEditorProps<AdditionalInfoContent>): ReactElement {
  return <CalloutEditor content={content} onChange={onChange} />;
}

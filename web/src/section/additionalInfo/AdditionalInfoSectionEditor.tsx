import type { ReactElement } from 'react';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { CalloutEditor } from '../callout/CalloutEditor.tsx';

export function AdditionalInfoSectionEditor({ content, onChange }: SectionEditorProps<'additionalInfo'>): ReactElement {
  return <CalloutEditor content={content} onChange={onChange} />;
}

import type { ReactElement } from 'react';
import { CalloutEditor } from '../callout/CalloutEditor.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import type { ImportantContent } from './type.ts';

export function ImportantSectionEditor({ content, onChange }: SectionEditorProps<ImportantContent>): ReactElement {
  return <CalloutEditor content={content} onChange={onChange} />;
}

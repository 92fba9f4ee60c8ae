import type { ReactElement } from 'react';
import { CalloutEditor } from '../callout/CalloutEditor.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import type { ExamplesContent } from './type.ts';

export function ExamplesSectionEditor({ content, onChange }: SectionEditorProps<ExamplesContent>): ReactElement {
  return <CalloutEditor content={content} onChange={onChange} />;
}

import { useState, type ReactElement } from 'react';
import { TemplateChoice } from './TemplateChoice.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { Template } from './template.ts';
import { useTemplates } from './useTemplates.ts';

/** Begins a course with a finished one: first the templates, then what is in the one that was chosen (OP-225, OP-72). */
export function TemplateStep({ onBack, onClosed }: { onBack: () => void; onClosed: () => void }): ReactElement {
  const templates = useTemplates();
  const [chosen, setChosen] = useState<Template | null>(null);
  return chosen === null ? (
    <TemplateChoice templates={templates} onChosen={setChosen} onBack={onBack} onClosed={onClosed} />
  ) : (
    <TemplatePreview template={chosen} onBack={() => setChosen(null)} onClosed={onClosed} />
  );
}

import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { courseListMessages as messages } from '../messages.ts';
import { ChoicesStep, type CreateChoice } from './ChoicesStep.tsx';
import { ExportStep } from './ExportStep.tsx';
import { ImportStep } from './ImportStep.tsx';

// These load while the ways are read; the list itself does without.
const loadForm = () => import('./NewCourseStep.tsx');
const loadTemplates = () => import('./template/TemplateStep.tsx');
const NewCourseStep = lazy(async () => ({ default: (await loadForm()).NewCourseStep }));
const TemplateStep = lazy(async () => ({ default: (await loadTemplates()).TemplateStep }));

/** The button that leads to a new course: first the ways to begin, then the one that was chosen (CRS-04 to CRS-09, OP-72). */
export function CreateCourse(): ReactElement {
  const intl = useIntl();
  const [step, setStep] = useState<'closed' | 'choices' | CreateChoice>('closed');
  const close = useCallback(() => setStep('closed'), []);
  const back = useCallback(() => setStep('choices'), []);
  return (
    <>
      <Button
        data-tour="create"
        appearance="primary"
        icon={<AddRegular fontSize={20} />}
        onClick={() => {
          back();
          void Promise.all([loadForm(), loadTemplates()]).catch(() => undefined);
        }}
      >
        {intl.formatMessage(messages.create)}
      </Button>
      {step === 'choices' ? <ChoicesStep onChosen={setStep} onClosed={close} /> : null}
      {step === 'export' ? <ExportStep onBack={back} onClosed={close} /> : null}
      {step === 'import' ? <ImportStep onBack={back} onClosed={close} /> : null}
      {step === 'template' ? (
        <Suspense fallback={null}>
          <TemplateStep onBack={back} onClosed={close} />
        </Suspense>
      ) : null}
      {step === 'basic' || step === 'external' || step === 'umbrella' || step === 'scorm' ? (
        <Suspense fallback={null}>
          <NewCourseStep kind={step} onBack={back} onClosed={close} />
        </Suspense>
      ) : null}
    </>
  );
}

import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { nameOf } from '../structure/nameOf.ts';
import type { ModuleFields } from '../draft/courseDraft.ts';
import { canvasMessages as messages } from './messages.ts';

/** The name of a module, written in its place as that of the course is; those who hear the page still find its heading. */
export function ModuleName({
  fields,
  number,
  onChanged,
}: {
  fields: ModuleFields;
  /** Its place among the modules, from 1. */
  number: number;
  onChanged: (name: string) => void;
}): ReactElement {
  const intl = useIntl();
  const lang = useContentLanguage();
  const label = intl.formatMessage(messages.moduleName, { number });
  return (
    <>
      <VisuallyHidden>
        <span role="heading" aria-level={3} lang={lang}>
          {nameOf({ fields })}
        </span>
      </VisuallyHidden>
      <AuthorField
        label={label}
        labelHidden
        look="part"
        placeholder={label}
        value={fields.name}
        onChanged={onChanged}
      />
    </>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../../../ui/form/FormError.tsx';
import { courseListMessages as messages } from '../../messages.ts';
import { useChoiceCardStyles } from '../useChoiceCardStyles.ts';
import { inOrderFor, type Template } from './template.ts';
import { TemplateFacts } from './TemplateFacts.tsx';
import type { Templates } from './useTemplates.ts';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  group: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

/** The templates as cards: those that ship, the language of the interface first, and those of the workspace. */
export function TemplateChoice({
  templates,
  onChosen,
  onBack,
  onClosed,
}: {
  templates: Templates | 'loading' | 'failed';
  onChosen: (template: Template) => void;
  onBack: () => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const words = intl.formatMessage;
  return (
    <ModalDialog
      title={words(messages.fromTemplate)}
      onDismissed={onClosed}
      actions={<Button onClick={onBack}>{words(messages.back)}</Button>}
    >
      <p role="status" className={styles.note}>
        {templates === 'loading' ? words(messages.templatesLoading) : ''}
      </p>
      {templates === 'failed' ? <FormError>{words(messages.templatesNotLoaded)}</FormError> : null}
      {typeof templates === 'string' ? null : (
        <>
          <p className={styles.note}>{words(messages.templatesLead)}</p>
          <TemplateGroup
            name={words(messages.shippedTemplates)}
            templates={inOrderFor(intl.locale, templates.shipped)}
            onChosen={onChosen}
          />
          <TemplateGroup
            name={words(messages.ownTemplates)}
            none={words(messages.noOwnTemplates, { action: words(messages.makeTemplate) })}
            templates={templates.own}
            onChosen={onChosen}
          />
        </>
      )}
    </ModalDialog>
  );
}

function TemplateGroup({
  name,
  none,
  templates,
  onChosen,
}: {
  name: string;
  /** What is said where there are none. */
  none?: string;
  templates: readonly Template[];
  onChosen: (template: Template) => void;
}): ReactElement {
  const styles = useStyles();
  const cards = useChoiceCardStyles();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {name}
      </h3>
      {templates.length === 0 ? <p className={styles.note}>{none}</p> : null}
      <ul className={cards.cards}>
        {templates.map((template) => (
          <li key={template.key}>
            <button type="button" className={cards.card} onClick={() => onChosen(template)}>
              <span className={cards.name} lang={template.language ?? undefined}>
                {template.name}
              </span>
              <span className={cards.about} lang={template.language ?? undefined}>
                {template.miniDescription}
              </span>
              <TemplateFacts template={template} className={cards.facts} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDuration } from '../../../../i18n/useDuration.ts';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../../../ui/form/FormError.tsx';
import { courseListMessages as messages } from '../../messages.ts';
import { useCourseErrorText } from '../../useCourseErrorText.ts';
import type { Template } from './template.ts';
import { TemplateFacts } from './TemplateFacts.tsx';
import { useCreateFromTemplate } from './useCreateFromTemplate.ts';
import { useTemplateModules } from './useTemplateModules.ts';

const useStyles = makeStyles({
  about: { margin: 0 },
  facts: { color: tokens.colorNeutralForeground2 },
  head: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  modules: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, paddingInlineStart: '24px' },
  module: { '::marker': { fontWeight: tokens.fontWeightSemibold } },
  name: { fontWeight: tokens.fontWeightSemibold },
  lectures: { margin: 0, padding: 0, listStyleType: 'none' },
  lecture: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '16px',
    paddingBlock: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  minutes: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
});

/** What is in a template, before a course is made from it. */
export function TemplatePreview({
  template,
  onBack,
  onClosed,
}: {
  template: Template;
  onBack: () => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useCourseErrorText();
  const [create, pending, failure] = useCreateFromTemplate(template);
  const { name, miniDescription } = template;
  const lang = template.language ?? undefined;
  return (
    <ModalDialog
      title={<span lang={lang}>{name}</span>}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>
          <Button appearance="primary" disabledFocusable={pending} onClick={create}>
            {intl.formatMessage(pending ? messages.creating : messages.createAction)}
          </Button>
        </>
      }
    >
      {failure === null || pending ? null : <FormError>{errorText(failure)}</FormError>}
      {miniDescription === '' ? null : (
        <p className={styles.about} lang={lang}>
          {miniDescription}
        </p>
      )}
      <TemplateFacts template={template} className={styles.facts} />
      <h3 className={styles.head}>{intl.formatMessage(messages.templateContents)}</h3>
      <TemplateContents template={template} />
    </ModalDialog>
  );
}

function TemplateContents({ template }: { template: Template }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const duration = useDuration();
  const modules = useTemplateModules(template);
  if (typeof modules === 'string' || modules.length === 0) {
    const said = {
      loading: messages.templatesLoading,
      failed: messages.templateNotLoaded,
      none: messages.templateNoContents,
    }[typeof modules === 'string' ? modules : 'none'];
    return (
      <p role="status" className={styles.note}>
        {intl.formatMessage(said)}
      </p>
    );
  }
  return (
    <ol className={styles.modules} lang={template.language ?? undefined}>
      {modules.map((module, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may be alike, and nothing changes its place
        <li key={at} className={styles.module}>
          <span className={styles.name}>{module.name}</span>
          <ul className={styles.lectures}>
            {module.lectures.map(({ name, durationMinutes }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={place} className={styles.lecture}>
                <span>{name}</span>
                {durationMinutes === null ? null : (
                  <span className={styles.minutes} lang={intl.locale}>
                    {duration(durationMinutes)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

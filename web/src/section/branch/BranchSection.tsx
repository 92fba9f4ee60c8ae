import { Button } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages as messages } from '../messages.ts';
import { useBranchStyles } from './Branch.styles.ts';

export interface BranchSectionProps {
  /** The ways on in order. `sections` draws those that a way reveals; nobody asks for it before the way is picked. */
  options: readonly { readonly title: string; readonly sections: () => ReactNode }[];
}

/** A choice of ways on: picking one reveals its sections and locks the others until the reader starts over (SEC-14). */
export function BranchSection({ options }: BranchSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useBranchStyles();
  const lang = useContentLanguage();
  const [picked, setPicked] = useState<number | null>(null);
  const revealed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked !== null) revealed.current?.focus({ preventScroll: true });
  }, [picked]);
  return (
    <div className={styles.branch}>
      <div role="group" aria-label={intl.formatMessage(messages.chooseWay)} className={styles.options}>
        {options.map(({ title }, index) => (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- options have no id and keep their order
            key={index}
            size="large"
            className={styles.option}
            appearance={picked === index ? 'primary' : 'secondary'}
            aria-pressed={picked === index}
            disabledFocusable={picked !== null && picked !== index}
            icon={<ChevronRight20Regular />}
            iconPosition="after"
            onClick={() => setPicked(index)}
          >
            <span lang={lang}>{title}</span>
          </Button>
        ))}
      </div>
      {picked === null ? null : (
        <div ref={revealed} tabIndex={-1} className={styles.revealed}>
          {options[picked]?.sections()}
          <Button
            appearance="subtle"
            className={styles.again}
            icon={<ArrowReset20Regular />}
            onClick={() => setPicked(null)}
          >
            {intl.formatMessage(messages.startOver)}
          </Button>
        </div>
      )}
    </div>
  );
}

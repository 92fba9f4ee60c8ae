import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';

export interface ExamplesSectionProps {
  /** May be empty. */
  title: string;
  html: string;
}

/** Examples: title and text (SEC-08). */
export function ExamplesSection({ title, html }: ExamplesSectionProps): ReactElement {
  const kind = useIntl().formatMessage(messages.examples);
  return <Callout tone="examples" icon={<Lightbulb20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}

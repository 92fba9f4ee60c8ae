import { Button } from '@fluentui/react-components';
import { Lightbulb20Filled, Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../editorMessages.ts';

interface ExplainButtonProps {
  /** What is explained. */
  readonly name: string;
  readonly open: boolean;
  /** Whether there is an explanation, shown or not. */
  readonly written: boolean;
  readonly onToggled: () => void;
}

/** Shows or hides the field for an explanation (QEDIT-09). What was written stays while it is hidden. */
export function ExplainButton({ name, open, written, onToggled }: ExplainButtonProps): ReactElement {
  const intl = useIntl();
  return (
    <Button
      appearance="subtle"
      icon={written ? <Lightbulb20Filled /> : <Lightbulb20Regular />}
      aria-label={intl.formatMessage(messages.explain, { name })}
      aria-expanded={open}
      onClick={onToggled}
    />
  );
}

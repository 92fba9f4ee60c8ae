import { ToolbarToggleButton } from '@fluentui/react-components';
import { TextParagraphDirectionLeft20Regular } from '@fluentui/react-icons/svg/text-paragraph-direction-left';
import { TextParagraphDirectionRight20Regular } from '@fluentui/react-icons/svg/text-paragraph-direction-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import type { Quill } from './createQuill.ts';
import { leftToRight, rightToLeft } from './commands.ts';

/** Lets blocks run the other way than the rest of a text: from right to left, in a language that does so from left to right. */
export function DirectionTool({ quill }: { quill: Quill }): ReactElement {
  const intl = useIntl();
  const isFromRight = useContentDirection() === 'rtl';
  const { name, run } = isFromRight ? leftToRight : rightToLeft;
  const words = intl.formatMessage(name);
  return (
    <ToolbarToggleButton
      name="format"
      value={String(name.id)}
      icon={isFromRight ? <TextParagraphDirectionRight20Regular /> : <TextParagraphDirectionLeft20Regular />}
      aria-label={words}
      title={words}
      onClick={() => run(quill)}
    />
  );
}

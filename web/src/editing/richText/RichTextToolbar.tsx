import { Button, Toolbar, ToolbarButton, ToolbarToggleButton } from '@fluentui/react-components';
import { ClearFormatting20Regular } from '@fluentui/react-icons/svg/clear-formatting';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { LineHorizontal120Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { MathFormula20Regular } from '@fluentui/react-icons/svg/math-formula';
import { TextIndentDecrease20Regular } from '@fluentui/react-icons/svg/text-indent-decrease';
import { TextIndentIncrease20Regular } from '@fluentui/react-icons/svg/text-indent-increase';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { AlignMenu } from './AlignMenu.tsx';
import { CodeChoice } from './CodeChoice.tsx';
import { clear, leftToRight, link, rightToLeft, type Command } from './commands.ts';
import type { Quill } from './createQuill.ts';
import { DirectionTool } from './DirectionTool.tsx';
import { tooltipOf } from './keysText.ts';
import { moveItems } from './listKeys.ts';
import type { Panel } from './panelAsked.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { StyleChoice } from './StyleChoice.tsx';
import { TableMenu } from './TableMenu.tsx';
import { insertRule, sameKind } from './textCommands.ts';
import { listTools, wordTools } from './tools.tsx';
import type { FormatsNow, MovesNow } from './useQuill.ts';

const nameOf = ({ name }: Command): string => String(name.id);

/** Whether what a tool gives is there at the cursor. */
const isOn = ({ gives }: Command, formats: FormatsNow): boolean =>
  gives !== null && sameKind(formats[gives.format], gives.value);

/** The tools of the editor: one stop for the Tab key, arrow keys between them. */
export function RichTextToolbar({
  quill,
  formats,
  moves,
  panel,
  onPanel,
}: {
  quill: Quill;
  /** At the cursor. */
  formats: FormatsNow;
  /** Which way items of a list could move there. */
  moves: MovesNow;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  /** What a tool without an own state is called, with its keys where it has any. */
  const labels = (name: MessageDescriptor, tooltip = intl.formatMessage(name)) => ({
    'aria-label': intl.formatMessage(name),
    title: tooltip,
  });
  const formatTools = formats['code-block'] ? listTools : [...wordTools, ...listTools];
  const move = (step: 1 | -1): void => {
    quill.getSelection(true);
    moveItems(quill, step);
  };
  return (
    <Toolbar
      size="small"
      aria-label={intl.formatMessage(messages.tools)}
      className={styles.tools}
      checkedValues={{
        format: [...formatTools.map(({ command }) => command), rightToLeft, leftToRight]
          .filter((command) => isOn(command, formats))
          .map(nameOf),
      }}
    >
      <StyleChoice quill={quill} formats={formats} />
      {formats['code-block'] ? <CodeChoice quill={quill} now={formats['code-block']} /> : null}
      {formatTools.map((tool) => (
        <ToolbarToggleButton
          key={nameOf(tool.command)}
          name="format"
          value={nameOf(tool.command)}
          icon={tool.icon}
          {...labels(tool.command.name, tooltipOf(intl, tool.command))}
          onClick={() => tool.command.run(quill)}
        />
      ))}
      <ToolbarButton
        icon={<TextIndentDecrease20Regular />}
        {...labels(
          messages.higher,
          tooltipOf(intl, { name: messages.higher, keys: { key: 'Tab', bare: true, shift: true } }),
        )}
        disabledFocusable={!moves.out}
        onClick={() => move(-1)}
      />
      <ToolbarButton
        icon={<TextIndentIncrease20Regular />}
        {...labels(messages.deeper, tooltipOf(intl, { name: messages.deeper, keys: { key: 'Tab', bare: true } }))}
        disabledFocusable={!moves.in}
        onClick={() => move(1)}
      />
      <DirectionTool quill={quill} />
      <AlignMenu quill={quill} now={formats['align']} />
      <ToolbarButton
        icon={<Link20Regular />}
        {...labels(link.name, tooltipOf(intl, link))}
        aria-expanded={panel === 'link'}
        onClick={() => onPanel(panel === 'link' ? null : 'link')}
      />
      <ToolbarButton
        icon={<Image20Regular />}
        {...labels(messages.image)}
        aria-expanded={panel === 'image'}
        onClick={() => onPanel(panel === 'image' ? null : 'image')}
      />
      <ToolbarButton
        icon={<MathFormula20Regular />}
        {...labels(messages.formula)}
        aria-expanded={panel === 'formula'}
        onClick={() => onPanel(panel === 'formula' ? null : 'formula')}
      />
      <TableMenu quill={quill} />
      <ToolbarButton icon={<LineHorizontal120Regular />} {...labels(messages.rule)} onClick={() => insertRule(quill)} />
      <Button
        appearance="subtle"
        size="small"
        icon={<ClearFormatting20Regular />}
        {...labels(clear.name, tooltipOf(intl, clear))}
        onClick={() => clear.run(quill)}
      />
    </Toolbar>
  );
}

import { Button, Toolbar, ToolbarButton, ToolbarToggleButton } from '@fluentui/react-components';
import { ClearFormatting20Regular } from '@fluentui/react-icons/svg/clear-formatting';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { TextIndentDecrease20Regular } from '@fluentui/react-icons/svg/text-indent-decrease';
import { TextIndentIncrease20Regular } from '@fluentui/react-icons/svg/text-indent-increase';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { TableMenu } from './TableMenu.tsx';
import { formatTools, lineStyles } from './tools.tsx';
import type { FormatsNow } from './useQuill.ts';

/** The tools of the editor: one stop for the Tab key, arrow keys between them. */
export function RichTextToolbar({
  quill,
  formats,
  panel,
  onPanel,
}: {
  quill: Quill;
  /** At the cursor. */
  formats: FormatsNow;
  panel: 'link' | 'image' | null;
  onPanel: (panel: 'link' | 'image' | null) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  const on = formatTools.filter(({ format, value }) => formats[format] === value);
  const set = (format: string, value: unknown): void => {
    // What the tools do is done where the cursor was.
    quill.getSelection(true);
    quill.format(format, value, 'user');
  };
  const line = ['blockquote', 'code-block'].find((format) => formats[format]);
  const { header } = formats;
  const style = typeof header === 'number' ? `header ${header}` : (line ?? '');
  const setStyle = (next: string): void => {
    const [format = '', level] = next.split(' ');
    if (line) set(line, false);
    if (format === '') set('header', false);
    else set(format, level ? Number(level) : true);
  };
  return (
    <Toolbar
      size="small"
      aria-label={intl.formatMessage(messages.tools)}
      className={styles.tools}
      checkedValues={{ format: on.map(({ format, value }) => `${format} ${value}`) }}
    >
      <select
        className={styles.style}
        aria-label={intl.formatMessage(messages.lineStyle)}
        value={lineStyles.some(({ value }) => value === style) ? style : ''}
        onChange={({ target }) => setStyle(target.value)}
      >
        {lineStyles.map(({ value, name }) => (
          <option key={value} value={value}>
            {intl.formatMessage(name)}
          </option>
        ))}
      </select>
      {formatTools.map((tool) => (
        <ToolbarToggleButton
          key={`${tool.format} ${tool.value}`}
          name="format"
          value={`${tool.format} ${tool.value}`}
          icon={tool.icon}
          aria-label={intl.formatMessage(tool.name)}
          onClick={() => set(tool.format, on.includes(tool) ? false : tool.value)}
        />
      ))}
      {formats['list'] ? (
        <>
          <ToolbarButton
            icon={<TextIndentIncrease20Regular />}
            aria-label={intl.formatMessage(messages.deeper)}
            onClick={() => set('indent', '+1')}
          />
          <ToolbarButton
            icon={<TextIndentDecrease20Regular />}
            aria-label={intl.formatMessage(messages.higher)}
            disabledFocusable={!formats['indent']}
            onClick={() => set('indent', '-1')}
          />
        </>
      ) : null}
      <ToolbarButton
        icon={<Link20Regular />}
        aria-label={intl.formatMessage(messages.link)}
        aria-expanded={panel === 'link'}
        onClick={() => onPanel(panel === 'link' ? null : 'link')}
      />
      <ToolbarButton
        icon={<Image20Regular />}
        aria-label={intl.formatMessage(messages.image)}
        aria-expanded={panel === 'image'}
        onClick={() => onPanel(panel === 'image' ? null : 'image')}
      />
      <TableMenu quill={quill} inside={Boolean(formats['table'])} />
      <Button
        appearance="subtle"
        size="small"
        icon={<ClearFormatting20Regular />}
        aria-label={intl.formatMessage(messages.clear)}
        onClick={() => {
          const range = quill.getSelection(true);
          quill.removeFormat(range.index, range.length, 'user');
        }}
      />
    </Toolbar>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { HtmlField } from '../../editing/HtmlField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { leftOutFrames } from './leftOutFrames.ts';
import type { HtmlContent } from './type.ts';

/** HTML as it is written; what may not stand is left out when it is saved (OP-19), which is said of frames (OP-231). */
export function HtmlSectionEditor({ content, onChange }: SectionEditorProps<HtmlContent>): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const hosts = leftOutFrames(content.html);
  return (
    <EditorStack>
      <HtmlField
        label={intl.formatMessage(messages.html)}
        hint={intl.formatMessage(messages.htmlHint)}
        html={content.html}
        onChanged={(html) => onChange({ ...content, html })}
      />
      <div role="status" className={hosts.length === 0 ? styles.silent : styles.note}>
        {hosts.length === 0 ? null : intl.formatMessage(messages.framesLeftOut, { hosts: intl.formatList(hosts) })}
      </div>
    </EditorStack>
  );
}

const useStyles = makeStyles({
  // Takes no room among the fields, and is there before it speaks.
  silent: { position: 'absolute' },
  note: {
    padding: '8px 12px',
    borderRadius: '8px',
    overflowWrap: 'anywhere',
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
});

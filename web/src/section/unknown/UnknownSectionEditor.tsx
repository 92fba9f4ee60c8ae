import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { SectionEditorProps } from '../../authoring/sectionEditor.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';

/** A section of a type that is not known here: it is kept as it is. */
export function UnknownSectionEditor({ content }: SectionEditorProps<'unknown'>): ReactElement {
  const styles = useStyles();
  return <p className={styles.note}>{useIntl().formatMessage(messages.unknown, { type: content.storedType })}</p>;
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

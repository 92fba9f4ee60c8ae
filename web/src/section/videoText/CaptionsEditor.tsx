import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { CaptionFields } from './CaptionFields.tsx';
import { languageName } from '../../i18n/languageName.ts';
import { captionLanguages } from './captionLanguages.ts';
import { captionMessages as messages } from './captionMessages.ts';
import { useEntryKeys } from './useEntryKeys.ts';
import type { VideoCaption } from './type.ts';

/** The captions of a video, one entry for each language; there may be none. */
export function CaptionsEditor({
  captions,
  host,
  onChanged,
}: {
  captions: readonly VideoCaption[];
  /** The site whose player shows the video; null for our own. */
  host: string | null;
  onChanged: (captions: readonly VideoCaption[]) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const contentLanguage = useContentLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { keys, removed } = useEntryKeys(captions.length);
  const nameOf = ({ label }: VideoCaption, index: number): string =>
    label.trim() || intl.formatMessage(messages.caption, { number: index + 1 });
  const add = (): void => {
    const taken = new Set(captions.map(({ language }) => language));
    const wanted = [contentLanguage ?? intl.locale, ...captionLanguages];
    const language = wanted.find((each) => !taken.has(each)) ?? 'en';
    onChanged([...captions, { language, label: languageName(language, language), vtt: '' }]);
  };
  return (
    <EditorPart
      ref={root}
      heading={intl.formatMessage(messages.captions)}
      hint={host === null ? intl.formatMessage(messages.captionsHint) : intl.formatMessage(messages.hostHint, { host })}
      said={said}
    >
      {captions.map((caption, index) => {
        const name = nameOf(caption, index);
        return (
          <div key={keys[index]} role="group" aria-label={name} className={styles.caption}>
            <div className={styles.head}>
              <span aria-hidden className={styles.name}>
                {name}
              </span>
              <Button
                appearance="subtle"
                icon={<Delete20Regular />}
                aria-label={intl.formatMessage(messages.remove, { name })}
                onClick={() => {
                  removed(index);
                  onChanged(captions.filter((each) => each !== caption));
                  setSaid(intl.formatMessage(messages.removed, { name }));
                  root.current?.focus();
                }}
              />
            </div>
            <CaptionFields
              caption={caption}
              onChanged={(changed) => onChanged(captions.map((each) => (each === caption ? changed : each)))}
            />
          </div>
        );
      })}
      <div>
        <Button icon={<Add20Regular />} disabled={captions.length >= limits.captions} onClick={add}>
          {intl.formatMessage(messages.add)}
        </Button>
      </div>
    </EditorPart>
  );
}

const useStyles = makeStyles({
  caption: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
});

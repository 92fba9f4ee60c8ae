import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { EditorStack } from '../EditorStack.tsx';
import { asVtt } from '../video/webVtt.ts';
import { captionMessages as messages } from './captionMessages.ts';
import { captionProblem } from './captionProblem.ts';
import { languageName } from '../../i18n/languageName.ts';
import { captionLanguages } from './captionLanguages.ts';
import { useCaptionFile } from './useCaptionFile.ts';
import type { VideoCaption } from './type.ts';

/** Longer texts are refused anyway. */
const longestLabel = 100;

/** Captions in one language: which, what they are called, and the text, pasted or from a file. */
export function CaptionFields({
  caption,
  onChanged,
}: {
  caption: VideoCaption;
  onChanged: (caption: VideoCaption) => void;
}): ReactElement {
  const intl = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const [touched, setTouched] = useState(caption.vtt !== '');
  const { language, label, vtt } = caption;
  const fromFile = useCaptionFile(language, (vtt) => {
    setTouched(true);
    onChanged({ ...caption, vtt: asVtt(vtt) });
  });
  const problem = fromFile.problem ? intl.formatMessage(messages[fromFile.problem]) : null;
  const languages = captionLanguages.includes(language) ? captionLanguages : [language, ...captionLanguages];
  const chooseLanguage = (next: string): void => {
    const named = label.trim() === '' || label === languageName(language, language);
    onChanged({ ...caption, language: next, ...(named ? { label: languageName(next, next) } : {}) });
  };
  return (
    <EditorStack>
      <EditorStack row>
        <SelectField
          label={intl.formatMessage(messages.language)}
          value={language}
          options={languages.map((value) => ({ value, label: languageName(value, intl.locale) }))}
          onChanged={chooseLanguage}
        />
        <TextField
          label={intl.formatMessage(messages.label)}
          problem={label.trim() === '' ? intl.formatMessage(messages.required) : undefined}
          maxLength={longestLabel}
          autoComplete="off"
          value={label}
          onChanged={(label) => onChanged({ ...caption, label })}
        />
      </EditorStack>
      <Field
        label={intl.formatMessage(messages.vtt)}
        hint={intl.formatMessage(messages.vttHint)}
        problem={problem ?? (touched ? captionProblem(intl, vtt) : null)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            lang={language}
            value={vtt}
            onBlur={() => {
              setTouched(true);
              if (captionProblem(intl, vtt) === null && asVtt(vtt) !== vtt) onChanged({ ...caption, vtt: asVtt(vtt) });
            }}
            onChange={(event) => {
              fromFile.forget();
              onChanged({ ...caption, vtt: event.target.value });
            }}
          />
        )}
      </Field>
      <div>
        <Button icon={<ArrowUpload20Regular />} onClick={() => file.current?.click()}>
          {intl.formatMessage(messages.choose)}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".vtt,text/vtt,.srt,application/x-subrip"
          aria-label={intl.formatMessage(messages.choose)}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // The same file may be chosen again, mended.
            currentTarget.value = '';
            if (chosen) fromFile.choose(chosen);
          }}
        />
      </div>
    </EditorStack>
  );
}

import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import type { FormulaProblem } from '../../ui/authorHtml/drawn/formulas.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { formulaPlace, putFormula, removeFormula } from './formulaCommands.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { ToolPanel } from './ToolPanel.tsx';
import { useFormula } from './useFormula.ts';

const example = String.raw`\frac{a}{b}`;

/** A formula in LaTeX, and how it is drawn. One that is wrong can be kept, too: it is shown as it is written. */
export function FormulaPanel({ quill, onClosed }: { quill: Quill; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  const [place] = useState(() => formulaPlace(quill));
  const [latex, setLatex] = useState(place.latex);
  const [isBlock, setIsBlock] = useState(place.isBlock);
  const preview = useRef<HTMLDivElement>(null);
  const formula = useFormula(latex.trim(), isBlock);
  const math = formula && 'math' in formula ? formula.math : null;
  useEffect(() => preview.current?.replaceChildren(...(math ? [math] : [])), [math]);
  const ready = latex.trim() !== '' && latex.trim().length <= limits.formulaCharacters;
  const put = (): void => {
    putFormula(quill, place, latex.trim(), isBlock);
    onClosed();
  };
  return (
    <ToolPanel
      label={intl.formatMessage(messages.formula)}
      action={intl.formatMessage(place.isThere ? messages.changeFormula : messages.setFormula)}
      ready={ready}
      more={
        place.isThere ? (
          <Button
            onClick={() => {
              removeFormula(quill, place);
              onClosed();
            }}
          >
            {intl.formatMessage(messages.removeFormula)}
          </Button>
        ) : null
      }
      onDone={put}
      onClosed={onClosed}
    >
      <Field
        label={intl.formatMessage(messages.latex)}
        hint={intl.formatMessage(messages.latexHint, { example })}
        problem={formula && 'problem' in formula ? problemWords(intl, formula.problem) : undefined}
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this field
            autoFocus
            className={`${className} ${styles.latex}`}
            dir="ltr"
            rows={2}
            spellCheck={false}
            autoCapitalize="off"
            value={latex}
            onChange={({ target }) => setLatex(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) {
                return;
              }
              event.preventDefault();
              if (ready) {
                put();
              }
            }}
          />
        )}
      </Field>
      <div ref={preview} className={styles.preview} />
      <Choice type="checkbox" checked={isBlock} onChosen={() => setIsBlock(!isBlock)}>
        {intl.formatMessage(messages.ownLine)}
      </Choice>
    </ToolPanel>
  );
}

function problemWords(intl: IntlShape, problem: FormulaProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return intl.formatMessage(messages.formulaUnknown, { at: problem.at });
    case 'ends':
      return intl.formatMessage(messages.formulaEnds);
    case 'long':
      return intl.formatMessage(messages.formulaLarge, { most: limits.formulaCharacters });
    case 'complex':
      return intl.formatMessage(messages.formulaComplex);
  }
}

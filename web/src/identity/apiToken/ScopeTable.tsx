import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { apiTokenMessages as messages } from './messages.ts';
import { partWords } from './partWords.ts';
import { isWritable, togglePart, tokenParts, type OpenedParts, type TokenAccess, type TokenPart } from './scopes.ts';
import { useScopeTableStyles } from './ScopeTable.styles.ts';

const accesses = ['READ', 'WRITE'] as const;

/** What a token may do: for each part of the interface whether it reads, and whether it writes, which is to read as well. */
export function ScopeTable({
  opened,
  problem,
  onChanged,
}: {
  opened: OpenedParts;
  problem: string | undefined;
  onChanged: (opened: OpenedParts) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useScopeTableStyles();
  const id = useId();
  const columns: Record<TokenAccess, string> = {
    READ: intl.formatMessage(messages.read),
    WRITE: intl.formatMessage(messages.write),
  };
  const isChecked = (part: TokenPart, access: TokenAccess): boolean =>
    opened.get(part) === 'WRITE' || opened.get(part) === access;
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-said`}>
      <legend className={styles.legend}>{intl.formatMessage(messages.opens)}</legend>
      <p id={`${id}-said`} className={mergeClasses(styles.said, problem !== undefined && styles.problem)}>
        {problem ?? intl.formatMessage(messages.opensHint)}
      </p>
      <div className={styles.room}>
        <table className={styles.table}>
          <thead>
            <tr className={styles.row}>
              <th scope="col" className={mergeClasses(styles.column, styles.partColumn)}>
                {intl.formatMessage(messages.part)}
              </th>
              {accesses.map((access) => (
                <th key={access} scope="col" className={styles.column}>
                  {columns[access]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tokenParts.map((part) => {
              const name = intl.formatMessage(partWords[part].name);
              return (
                <tr key={part} className={styles.row}>
                  <th scope="row" className={styles.part}>
                    <span className={styles.partName}>{name}</span>
                    <span id={`${id}-${part}`} className={styles.about}>
                      {intl.formatMessage(partWords[part].about)}
                    </span>
                  </th>
                  {accesses.map((access) => (
                    <td key={access} className={styles.cell}>
                      {access === 'READ' || isWritable(part) ? (
                        <label className={styles.target}>
                          <input
                            type="checkbox"
                            className={styles.box}
                            aria-label={intl.formatMessage(messages.accessOf, { part: name, access: columns[access] })}
                            aria-describedby={`${id}-${part}`}
                            aria-invalid={problem === undefined ? undefined : true}
                            checked={isChecked(part, access)}
                            onChange={() => onChanged(togglePart(opened, part, access))}
                          />
                        </label>
                      ) : (
                        '–'
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

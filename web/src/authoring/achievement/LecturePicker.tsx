import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import type { ModuleDraft, NodeKey } from '../draft/courseDraft.ts';
import { withLectures } from './chosenNodes.ts';
import { foundModules } from './foundModules.ts';
import { achievementEditorMessages as messages } from './messages.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { PickerGroup } from './PickerGroup.tsx';
import { usePickerStyles } from './usePickerStyles.ts';

/** Which lectures of the course are to be done, by module. */
export function LecturePicker({
  modules,
  chosen,
  onChosen,
}: {
  modules: readonly ModuleDraft[];
  chosen: readonly NodeKey[];
  onChosen: (chosen: readonly NodeKey[]) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = usePickerStyles();
  const lang = useContentLanguage();
  const [search, setSearch] = useState('');
  const all = foundModules(modules, '');
  const found = foundModules(modules, search);
  const keys = new Set(chosen);
  const choose = (lectures: readonly NodeKey[], wanted: boolean): void =>
    onChosen(withLectures(chosen, lectures, wanted));
  return (
    <PickerFrame
      heading={intl.formatMessage(messages.lectures)}
      search={search}
      chosen={all.flatMap(({ lectures }) => lectures).filter(({ key }) => keys.has(key)).length}
      empty={
        all.length === 0
          ? intl.formatMessage(messages.noLectures)
          : found.length === 0
            ? intl.formatMessage(messages.notFound)
            : null
      }
      onSearched={setSearch}
    >
      {found.map(({ key, name, lectures }) => (
        <PickerGroup
          key={key}
          name={name}
          head={
            <span className={styles.name} lang={lang}>
              {name}
            </span>
          }
          all={lectures.every((lecture) => keys.has(lecture.key))}
          onAll={(wanted) =>
            choose(
              lectures.map((lecture) => lecture.key),
              wanted,
            )
          }
        >
          <ul className={styles.choices}>
            {lectures.map((lecture) => (
              <li key={lecture.key} lang={lang}>
                <Choice
                  type="checkbox"
                  checked={keys.has(lecture.key)}
                  onChosen={() => choose([lecture.key], !keys.has(lecture.key))}
                >
                  {lecture.fields.name}
                </Choice>
              </li>
            ))}
          </ul>
        </PickerGroup>
      ))}
    </PickerFrame>
  );
}

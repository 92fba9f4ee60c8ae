import { makeStyles, tokens } from '@fluentui/react-components';
import type { ClipboardEvent, ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { insertableTypes, sectionTypes, type InsertableType } from '../../section/types.ts';
import { SortablePlace, SortablePlaces } from '../../editing/sortable/SortablePlaces.tsx';
import { SectionMark } from './SectionMark.tsx';
import { DraftSectionView, type DrawQuestion } from './DraftSectionView.tsx';
import { InsertPoint } from './InsertPoint.tsx';
import { canvasMessages as messages } from './messages.ts';
import type { NodeCommands } from './nodeCommands.ts';
import { frameActions } from './nodeActions.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';
import type { CarriedSections } from './carriedSections.ts';
import { sectionPlace, useSectionDrop } from './useSectionDrop.ts';
import { NodeFrame } from './NodeFrame.tsx';
import { UnlinkedButton } from './UnlinkedButton.tsx';
import type { Selection } from './useSelection.ts';

/** The sections of a lecture as its learners will see them, with the handles to change them (EDIT-04). */
export function SectionsCanvas({
  sections,
  inBranch,
  selection,
  readOnly,
  commands,
  onInsert,
  drawQuestion,
  renderEditor,
  onDropped,
  onFiles,
  onPaste,
}: {
  sections: readonly SectionDraft[];
  /** Whether they stand in an option of a branch, where no further branch may (OP-100). */
  inBranch: boolean;
  selection: Selection;
  readOnly: boolean;
  commands: NodeCommands;
  /** Puts a new section of a type at a place, counted from 0. */
  onInsert: (type: InsertableType, at: number) => void;
  drawQuestion: DrawQuestion;
  renderEditor: (section: SectionDraft) => ReactNode;
  /** Sections were dropped at a place, counted from 0. */
  onDropped: (carried: CarriedSections, at: number) => void;
  /** Files were dropped at a place, counted from 0. */
  onFiles: (files: readonly File[], at: number) => void;
  /** Something was pasted by the keyboard; `at` is the place behind what is selected. */
  onPaste: (event: ClipboardEvent, at: number) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const frames = useNodeFrameStyles();
  const entries = sections.map(({ key, content }, index) => ({
    key,
    name: intl.formatMessage(messages.section, {
      number: index + 1,
      type: intl.formatMessage(sectionTypes[content.type].label),
    }),
  }));
  const chosen = sections.findIndex(({ key }) => key === selection.selected);
  const [dropAt, dropHandlers] = useSectionDrop(readOnly, onDropped, onFiles);
  const insertPoint = (at: number): ReactElement | null =>
    readOnly ? null : (
      <InsertPoint
        types={inBranch ? typesInBranch : insertableTypes}
        onInsert={(type) => onInsert(type, at)}
        marked={dropAt === at}
        onPaste={commands.paste && (() => commands.paste?.(at))}
      />
    );
  return (
    <div
      className={styles.sections}
      {...dropHandlers}
      onPaste={(event) => onPaste(event, chosen === -1 ? sections.length : chosen + 1)}
    >
      {sections.length === 0 ? (
        <p className={styles.empty}>{intl.formatMessage(inBranch ? messages.insertFirstHere : messages.insertFirst)}</p>
      ) : null}
      {insertPoint(0)}
      <SortablePlaces
        entries={entries}
        disabled={readOnly}
        onMoved={(from, to) => commands.move(entries[from]?.key ?? '', from, to)}
      >
        {sections.map((section, index) => (
          <div key={section.key} {...sectionPlace(section.key)}>
            <SortablePlace
              entry={entries[index] ?? { key: section.key, name: '' }}
              alone={sections.length < 2}
              handleClass={frames.handle}
            >
              {(handle) => (
                <NodeFrame
                  nodeKey={section.key}
                  name={entries[index]?.name ?? ''}
                  selected={selection.selected === section.key}
                  editing={!readOnly && selection.edited === section.key}
                  readOnly={readOnly}
                  handle={handle}
                  onSelect={() => selection.select(section.key)}
                  actions={frameActions(
                    section.key,
                    index,
                    sections.length,
                    commands,
                    selection,
                    (sections[index + 1] ?? sections[index - 1])?.key ?? null,
                  )}
                >
                  {!readOnly && selection.edited === section.key ? (
                    renderEditor(section)
                  ) : (
                    <>
                      <SectionMark content={section.content} />
                      <DraftSectionView section={section} drawQuestion={drawQuestion} />
                      <UnlinkedButton content={section.content} />
                    </>
                  )}
                </NodeFrame>
              )}
            </SortablePlace>
            {insertPoint(index + 1)}
          </div>
        ))}
      </SortablePlaces>
    </div>
  );
}

const typesInBranch = insertableTypes.filter((type) => type !== 'branch');

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column' },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
});

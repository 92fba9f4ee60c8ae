import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sectionTypes } from '../../section/types.ts';
import { useToast } from '../../ui/toastContext.ts';
import { canvasMessages } from '../canvas/messages.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode, findOf } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import { contentPlaces } from './contentPlaces.ts';
import { structureMessages as messages } from './messages.ts';
import { MoveToDialog } from './MoveToDialog.tsx';
import { nameOf } from './nameOf.ts';
import type { ReadLectures } from './useTreeCommands.ts';

/** "Move to…" for a section or a question: the ends of its own lecture, and every other one, which is read first (BEY-05). */
export function MoveContentDialog({
  draft,
  lecture,
  node,
  readLectures,
  dispatch,
  onDismissed,
}: {
  draft: CourseDraft;
  /** The lecture that it stands in. */
  lecture: NodeKey;
  node: NodeKey;
  readLectures: ReadLectures;
  dispatch: (operation: Operation) => void;
  onDismissed: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const toast = useToast();
  const found = findNode(draft, node);
  const list = found?.kind === 'question' ? 'questions' : 'sections';
  const places = useMemo(() => contentPlaces(draft, lecture), [draft, lecture]);
  if (found?.kind !== 'section' && found?.kind !== 'question') return null;
  const number = found.place.at + 1;
  const what =
    found.kind === 'question'
      ? intl.formatMessage(canvasMessages.question, { number })
      : intl.formatMessage(canvasMessages.section, {
          number,
          type: intl.formatMessage(sectionTypes[found.node.content.type].label),
        });
  const move = async (to: NodeKey, atBeginning: boolean): Promise<void> => {
    const read = await readLectures([to]);
    const target = read && findOf(read, 'lecture', to)?.node;
    if (!target || target.content === 'notRead') {
      toast({ intent: 'error', text: intl.formatMessage(messages.notRead) });
      return;
    }
    const at = atBeginning ? 0 : target.content[list].length;
    dispatch({ type: 'move', keys: [node], to: { list, lecture: to, at } });
    toast({ text: intl.formatMessage(messages.movedTo, { what, to: nameOf(target) }) });
  };
  return (
    <MoveToDialog
      what={what}
      choices={places.map(({ module, name, end }, index) => ({
        key: String(index),
        within: end === null ? module : name,
        name: end === null ? name : intl.formatMessage(end === 'beginning' ? messages.atBeginning : messages.atEnd),
      }))}
      onChosen={(key) => {
        const place = places[Number(key)];
        if (place) void move(place.lecture, place.end === 'beginning');
      }}
      onDismissed={onDismissed}
    />
  );
}

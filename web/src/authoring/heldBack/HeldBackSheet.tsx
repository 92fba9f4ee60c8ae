import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import type { EditorHoldingBack, HeldBackSnapshot } from './HeldBack.ts';
import { heldBackWords } from './HeldBackControls.tsx';
import { HeldBackFailure } from './HeldBackFailure.tsx';
import { HeldBackList } from './HeldBackList.tsx';
import { heldBackMessages as messages } from './messages.ts';
import { PublicationImpact } from './PublicationImpact.tsx';
import { PublicationTime } from './PublicationTime.tsx';
import { useChosenModules } from './useChosenModules.ts';
import { useHeldBackActions } from './useHeldBackActions.ts';
import { useHoldBack } from './useHoldBack.ts';

/** What learners do not have yet, in words, each a way to its place, and what makes it live or gives it up (BEY-24). */
export function HeldBackSheet({
  opened,
  snapshot: { draft, editable, version },
  held,
  onPlace,
  onClosed,
}: {
  opened: EditorHoldingBack;
  snapshot: EditorSnapshot;
  held: HeldBackSnapshot;
  onPlace: (place: ProblemPlace) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const chosen = useChosenModules(held.changes);
  const [isAsking, setAsking] = useState(false);
  const { failure, forget, publish, discard } = useHeldBackActions(opened, onClosed);
  const hold = useHoldBack(opened);
  const text = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const { changes, reading, pending } = held;
  const nothing = changes === null && reading === 'read';
  const isStuck = pending || !editable;
  const why = (own: string | undefined): string | undefined => (editable ? own : text('notYours'));
  return (
    <ModalDialog
      title={heldBackWords(intl, held)}
      // What is on its way cannot be called back.
      onDismissed={pending ? undefined : onClosed}
      actions={
        <>
          <Button
            appearance="subtle"
            className={styles.first}
            disabledFocusable={isStuck || !nothing}
            title={why(nothing ? undefined : text('settleFirst'))}
            onClick={() => void hold(false).then(onClosed)}
          >
            {text('stop')}
          </Button>
          {nothing ? null : (
            <>
              <Button disabledFocusable={isStuck} title={why(undefined)} onClick={() => setAsking(true)}>
                {text('discard')}
              </Button>
              <Button
                appearance="primary"
                disabledFocusable={isStuck || chosen.moduleIds?.length === 0}
                title={why(undefined)}
                onClick={() => publish(chosen.moduleIds)}
              >
                {chosen.moduleIds?.length
                  ? intl.formatMessage(messages.publishChosen, { count: chosen.count })
                  : text('publish')}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure ? (
        // The list may have been scrolled.
        <div ref={toSight} className={styles.failure}>
          <HeldBackFailure
            editor={opened.editor}
            draft={draft}
            failure={failure}
            pending={pending}
            onPlace={onPlace}
            onCancelled={forget}
          />
        </div>
      ) : null}
      <HeldBackList opened={opened} draft={draft} held={held} chosen={chosen} onPlace={onPlace} />
      {editable && changes && changes.totalCount > 0 && chosen.moduleIds?.length !== 0 ? (
        <PublicationImpact heldBack={opened.heldBack} version={version} moduleIds={chosen.moduleIds} />
      ) : null}
      {nothing || !editable ? null : <PublicationTime opened={opened} held={held} isChoice={chosen.isChoice} />}
      {editable ? null : <p className={styles.line}>{text('notYours')}</p>}
      {isAsking ? (
        <DiscardDialog
          onConfirmed={() => {
            setAsking(false);
            discard();
          }}
          onDismissed={() => setAsking(false)}
        />
      ) : null}
    </ModalDialog>
  );
}

const toSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const useStyles = makeStyles({
  // Apart from what is done with the changes.
  first: { marginInlineEnd: 'auto' },
  failure: { flexShrink: 0, borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  line: { margin: 0 },
});

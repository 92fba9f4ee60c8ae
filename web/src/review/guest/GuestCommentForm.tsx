import { useState, type ReactElement } from 'react';
import type { TextQuote } from '../textQuote.ts';
import { CommentForm } from '../thread/CommentForm.tsx';
import { GuestNameField } from './GuestNameField.tsx';
import { readGuestName, rememberGuestName, useGuestReview } from './GuestReview.ts';
import type { PartOfCourse } from '../partOfCourse.ts';
import { useKeyOf } from './useKeyOf.ts';
import { useStartGuestThread } from './useStartGuestThread.ts';

/** Begins a thread under the name of a guest. */
export function GuestCommentForm({
  part: { part, partId, lectureId },
  label,
  selected,
  textOfPart,
  onDone,
  onCancelled,
}: {
  part: PartOfCourse;
  label: string;
  /** Null where no words can be quoted. */
  selected: TextQuote | null;
  textOfPart: () => string;
  onDone: () => void;
  onCancelled: () => void;
}): ReactElement {
  const { token, readAgain } = useGuestReview();
  const [name, setName] = useState(readGuestName);
  const [tried, setTried] = useState(false);
  const { send, pending, failure } = useStartGuestThread();
  const keyOf = useKeyOf();
  return (
    <CommentForm
      label={label}
      selected={selected}
      textOfPart={textOfPart}
      fields={<GuestNameField name={name} tried={tried} onChanged={setName} />}
      isComplete={name.trim() !== ''}
      pending={pending}
      failure={failure}
      onTried={() => setTried(true)}
      onSubmitted={(comment) => {
        const thread = {
          token,
          guestName: name.trim(),
          anchor: { part, partId: String(partId), lectureId: lectureId === null ? null : String(lectureId) },
          ...comment,
        };
        send({ ...thread, idempotencyKey: keyOf(thread) }, () => {
          rememberGuestName(name);
          onDone();
          readAgain();
        });
      }}
      onCancelled={onCancelled}
    />
  );
}

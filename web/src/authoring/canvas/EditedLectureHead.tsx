import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LectureHead } from '../../lecture/LectureHead.tsx';
import { askedCount } from '../../quiz/bank/bankRules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LectureDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { LectureFieldsForm } from '../fields/LectureFieldsForm.tsx';
import { mediaKindOf } from './mediaKindOf.ts';
import { canvasMessages as messages } from './messages.ts';
import { NodeFrame } from './NodeFrame.tsx';
import type { Selection } from './useSelection.ts';

/** Name, cover and media of the lecture, as its learners see them or with their fields. */
export function EditedLectureHead({
  lecture,
  questions,
  selection,
  readOnly,
  dispatch,
}: {
  lecture: LectureDraft;
  questions: readonly QuestionDraft[];
  selection: Selection;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
}): ReactElement {
  const intl = useIntl();
  const { key, id, fields } = lecture;
  const { mediaSource } = fields;
  // A page without a heading has no beginning for those who only hear it.
  const name = fields.name.trim() === '' ? intl.formatMessage(messages.head) : fields.name;
  const kind = mediaSource && mediaKindOf(mediaSource);
  return (
    <NodeFrame
      name={intl.formatMessage(messages.head)}
      selected={selection.selected === key}
      editing={!readOnly && selection.edited === key}
      readOnly={readOnly}
      onSelect={() => selection.select(key)}
      actions={{ onEdit: () => selection.edit(key), onDone: () => selection.edit(null) }}
    >
      {!readOnly && selection.edited === key ? (
        <>
          {/* The page keeps its heading while its words are in a field. */}
          <VisuallyHidden>
            <span role="heading" aria-level={1}>
              {name}
            </span>
          </VisuallyHidden>
          <LectureFieldsForm
            fields={fields}
            onChange={(changed) =>
              dispatch({ type: 'setLecture', key, fields: changed, typing: `${key} ${Object.keys(changed).join()}` })
            }
          />
        </>
      ) : (
        <LectureHead
          {...fields}
          lectureId={id ?? null}
          name={name}
          questionCount={askedCount(fields.questionBank, questions)}
          mediaSource={mediaSource && kind ? { ...mediaSource, endTime: mediaSource.finishTime, kind } : null}
        />
      )}
    </NodeFrame>
  );
}

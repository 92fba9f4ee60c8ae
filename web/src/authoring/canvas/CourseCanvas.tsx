import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Page, PageHeading } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { courseMessages } from '../../course/messages.ts';
import { AchievementsSkeleton } from '../achievement/AchievementsSkeleton.tsx';
import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { CourseFieldsForm } from '../fields/CourseFieldsForm.tsx';
import { settingsOfType } from '../fields/courseSettings.ts';
import { courseFieldMessages as fieldMessages } from '../fields/courseFieldMessages.ts';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import type { LedToCourses } from '../server/readCourse.ts';
import { PackageOfCourse } from '../scorm/PackageOfCourse.tsx';
import { structureMessages } from '../structure/messages.ts';
import { EditedModules } from './EditedModules.tsx';
import { AchievementsEditor, UmbrellaEditor } from './lazyEditors.ts';
import type { Selection } from './useSelection.ts';

/** The page of a course that is edited: what it is about, its modules, and everything else that it states. */
export function CourseCanvas({
  courseId,
  draft,
  knownTags,
  frames,
  ledTo,
  mayBeTemplate,
  selection,
  readOnly,
  dispatch,
  readLecture,
  onOpen,
}: {
  courseId: number;
  draft: CourseDraft;
  knownTags: readonly string[];
  /** Pictures that the workspace offers as frames. */
  frames: readonly string[];
  /** What is known of the courses that the tree of an umbrella course leads to. */
  ledTo: LedToCourses;
  mayBeTemplate: boolean;
  selection: Selection;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  /** Reads the content of a lecture into the draft; false when it could not be read. */
  readLecture: (key: NodeKey) => Promise<boolean>;
  onOpen: (lecture: LectureDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { fields } = draft;
  const change = (changed: Parameters<Parameters<typeof CourseFieldsForm>[0]['onChange']>[0]): void =>
    dispatch({ type: 'setCourse', fields: changed, typing: `course ${Object.keys(changed).join()}` });
  // A page without a heading has no beginning for those who only hear it.
  const unnamed = fields.name.trim() === '';
  const title = unnamed ? intl.formatMessage(structureMessages.course) : fields.name;
  const lang = unnamed ? undefined : (fields.metadata.language ?? undefined);
  return (
    <Page
      title={title}
      width="form"
      lang={lang}
      heading={
        // The name stands in its field; the page keeps its heading for those who hear it.
        <VisuallyHidden>
          <PageHeading lang={lang}>{title}</PageHeading>
        </VisuallyHidden>
      }
    >
      <div className={styles.page}>
        <AuthorField
          label={intl.formatMessage(fieldMessages.name)}
          labelHidden
          look="page"
          placeholder={intl.formatMessage(fieldMessages.name)}
          value={fields.name}
          readOnly={readOnly}
          onChanged={(name) => change({ name })}
        />
        <AuthorField
          label={intl.formatMessage(fieldMessages.miniDescription)}
          value={fields.miniDescription}
          readOnly={readOnly}
          onChanged={(miniDescription) => change({ miniDescription })}
        />
        <RichTextField
          label={intl.formatMessage(fieldMessages.about)}
          html={fields.description}
          readOnly={readOnly}
          onChange={(description) => change({ description })}
        />
        {fields.type === 'SCORM_COURSE' ? (
          <PackageOfCourse courseId={courseId} draft={draft} readOnly={readOnly} dispatch={dispatch} />
        ) : null}
        {fields.type === 'DECISION_TREE' ? (
          <Suspense fallback={<Skeleton height="100dvh" />}>
            <UmbrellaEditor
              courseId={courseId}
              tree={fields.decisionTree}
              hiddenModules={draft.modules.length}
              ledTo={ledTo}
              readOnly={readOnly}
              onChange={(decisionTree, typing) =>
                dispatch({ type: 'setCourse', fields: { decisionTree }, ...(typing === undefined ? {} : { typing }) })
              }
            />
          </Suspense>
        ) : (
          <Section heading={intl.formatMessage(courseMessages.modules)}>
            <EditedModules
              modules={draft.modules}
              selection={selection}
              readOnly={readOnly}
              dispatch={dispatch}
              onOpen={onOpen}
            />
          </Section>
        )}
        {settingsOfType[fields.type].has('achievements') || draft.achievements.length > 0 ? (
          <Suspense fallback={<AchievementsSkeleton count={draft.achievements.length} readOnly={readOnly} />}>
            <AchievementsEditor
              draft={draft}
              frames={frames}
              readOnly={readOnly}
              dispatch={dispatch}
              readLecture={readLecture}
            />
          </Suspense>
        ) : null}
        <fieldset className={styles.fields} disabled={readOnly} aria-label={intl.formatMessage(fieldMessages.settings)}>
          <CourseFieldsForm fields={fields} knownTags={knownTags} mayBeTemplate={mayBeTemplate} onChange={change} />
        </fieldset>
      </div>
    </Page>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '760px',
    minWidth: 0,
    margin: '0 auto',
    padding: '8px 0 64px',
    color: tokens.colorNeutralForeground1,
  },
  fields: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
});

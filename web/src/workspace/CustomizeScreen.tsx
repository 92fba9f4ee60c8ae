import { useMemo, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LeaveGuard } from '../routing/LeaveGuard.tsx';
import { links } from '../routing/links.ts';
import { track } from '../tracking/track.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { focusFirstInvalid } from '../ui/focusFirstInvalid.ts';
import { useToast } from '../ui/toastContext.ts';
import { AdvancedPart } from './AdvancedPart.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { CustomizeBar } from './CustomizeBar.tsx';
import { useCustomizeScreenStyles } from './CustomizeScreen.styles.ts';
import { DraftContext } from './DraftContext.ts';
import { checkDraft } from './draftRules.ts';
import { partOfPath, partsFor } from './formPart.ts';
import { workspaceMessages as messages } from './messages.ts';
import { PartTabs } from './PartTabs.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { hasField, type SaveFailure } from './saveFailure.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { useDraftInHand } from './useDraftInHand.ts';
import { useFormPart } from './useFormPart.ts';
import { useProfileEditing } from './useProfileEditing.ts';
import { useWide } from './useWide.ts';
import type { CustomizeScreen_workspace$key } from './__generated__/CustomizeScreen_workspace.graphql.ts';

const formId = 'customize-form';

/**
 * The form of the profile with a preview beside it (WS-21). What was typed stays whatever the server says. `runs` is whether the
 * viewer runs the workspace, `authors` whether they have the admin area; `onReload` reads anew what is stored.
 */
export function CustomizeScreen({
  workspace: key,
  runs,
  authors,
  onReload,
}: {
  workspace: CustomizeScreen_workspace$key;
  runs: boolean;
  authors: boolean;
  onReload: () => Promise<void>;
}): ReactElement {
  const styles = useCustomizeScreenStyles();
  const intl = useIntl();
  const toast = useToast();
  const { profile } = useFragment(
    graphql`
      fragment CustomizeScreen_workspace on Workspace {
        profile {
          title
          company
          companyUrl
          disclaimer
          theme {
            primary
            secondary
            error
            success
            warning
          }
          headerLogo
          footerLogo
          favicon
          footerLogoIsLink
          copyrightIsLink
          socials {
            type
            url
          }
          privacy
          content
          tac
          lang
          hide
          style {
            buttons
            actionButtons
            indicationButtons
          }
          gamificationFrames
          gtmTrackingId
          googleAnalyticsTrackingId
          feedbackFormEnabled
          feedbackFormId
          i18n
          marketplace
          remoteComponents
          version
        }
      }
    `,
    key,
  );
  const editor = useProfileEditing(profile);
  const { draft, changed, saving } = editor;
  const problems = useMemo(() => checkDraft(draft), [draft]);
  const inHand = useDraftInHand(editor, problems);
  const wide = useWide();
  const view = { runs, wide };
  const [part, show] = useFormPart(view);
  // What was open in the form stays open while somebody looks at the preview.
  const [drawn, setDrawn] = useState(part);
  if (part !== 'preview' && part !== drawn) setDrawn(part);
  const [consentUrl, setConsentUrl] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  const showField = (path: string): void => {
    show(partOfPath(path));
    requestAnimationFrame(() => {
      if (form.current) focusFirstInvalid(form.current);
    });
  };
  // The bar with the button stays in sight wherever the page is scrolled to; why it did not work must come into sight, too.
  const showFailure = (failures: readonly SaveFailure[]): void => {
    const refused = failures.find(hasField);
    if (refused) showField(refused.field);
    else requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
  };
  const save = (over: boolean): void => {
    editor.save(over, {
      onSaved: () => {
        track('personalise_workspace');
        toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
      },
      onFailed: showFailure,
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      save(false);
      return;
    }
    editor.check();
    showField(first);
  };

  return (
    <DraftContext value={inHand}>
      <DocumentTitle>{intl.formatMessage(messages.title)}</DocumentTitle>
      <CustomizeBar back={authors ? links.admin : links.dashboard} formId={formId} changed={changed} saving={saving} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <PartTabs
            label={intl.formatMessage(messages.parts)}
            tabs={partsFor(view).map((name) => ({ value: name, name: intl.formatMessage(messages[name]) }))}
            chosen={part}
            onChosen={show}
          />
          <div ref={notice} className={styles.notice}>
            <SaveNotice
              failures={editor.failures}
              onOverwrite={() => save(true)}
              onReload={onReload}
              onDismissed={editor.dismiss}
            />
          </div>
          <div className={styles.panel} role="tabpanel" id={`panel-${part}`} aria-labelledby={`tab-${part}`}>
            {/* The consent is saved by itself; the form stays whatever is shown, because the button above belongs to it. */}
            <form
              ref={form}
              id={formId}
              className={styles.panel}
              noValidate
              onSubmit={submit}
              hidden={part === 'consent' || part === 'preview'}
            >
              {drawn === 'basics' ? <BasicsPart /> : null}
              {drawn === 'advanced' ? <AdvancedPart /> : null}
            </form>
            {part === 'consent' ? <ConsentPart url={consentUrl} onUrlChanged={setConsentUrl} /> : null}
            {part === 'preview' ? <ProfilePreview draft={draft} /> : null}
          </div>
        </div>
        {wide && part !== 'consent' ? (
          <div className={styles.preview}>
            <ProfilePreview draft={draft} />
          </div>
        ) : null}
      </div>
      <LeaveGuard active={changed || consentUrl.trim() !== ''} />
    </DraftContext>
  );
}

import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { useMemo, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../errors/useErrorText.ts';
import { LeaveGuard } from '../routing/LeaveGuard.tsx';
import { links } from '../routing/links.ts';
import { track } from '../tracking/track.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { focusFirstInvalid } from '../ui/focusFirstInvalid.ts';
import { FormError } from '../ui/FormError.tsx';
import { useArrivalFocus } from '../ui/useArrivalFocus.ts';
import { useToast } from '../ui/toastContext.ts';
import { AdvancedPart } from './AdvancedPart.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { useCustomizeScreenStyles } from './CustomizeScreen.styles.ts';
import { DraftContext, type DraftInHand } from './DraftContext.ts';
import { checkDraft } from './draftRules.ts';
import { workspaceMessages as messages } from './messages.ts';
import { problemMessages } from './problemMessages.ts';
import { PartTabs } from './PartTabs.tsx';
import { problemTexts } from './problemTexts.ts';
import { draftInput, readDraft, sameDraft, type ProfileDraft } from './profileDraft.ts';
import { ProfilePreview } from './ProfilePreview.tsx';
import { SaveConflict } from './SaveConflict.tsx';
import { useSaveProfile, type SaveFailure } from './useSaveProfile.ts';
import type { CustomizeScreen_workspace$key } from './__generated__/CustomizeScreen_workspace.graphql.ts';

/** The parts of the form, by their word in the address. */
const parts = ['basics', 'advanced', 'consent'] as const;

type Part = (typeof parts)[number];

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
  const errorText = useErrorText();
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
  const [base, setBase] = useState(() => ({ version: profile.version, draft: readDraft(profile) }));
  const [draft, setDraft] = useState(base.draft);
  const [consentUrl, setConsentUrl] = useState('');
  const heading = useArrivalFocus();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<ProfileDraft | null>(null);
  const { save, pending, failures, clear } = useSaveProfile();
  const changed = !sameDraft(draft, base.draft);

  // A newer profile has come: from our own save, or because the page's data was old. What was typed since stays, and keeps the
  // version it was made from, so that a save of somebody else is noticed.
  if (profile.version !== base.version) {
    const own = sent !== null && failures.length === 0;
    if (own || !changed) {
      const stored = readDraft(profile);
      setBase({ version: profile.version, draft: stored });
      if (!own || draft === sent) setDraft(stored);
      setSent(null);
    }
  }

  const found = useMemo(() => checkDraft(draft), [draft]);
  const [parameters, setParameters] = useSearchParams();
  const [part, setPart] = useState(() => readPart(parameters.get('part'), runs));
  // The address follows, so that a reload comes back to the same part; what is on screen does not wait for it.
  const show = (next: Part): void => {
    setPart(next);
    setParameters(next === 'basics' ? {} : { part: next }, { preventScrollReset: true, replace: true });
  };

  const refusals = new Map(failures.filter(hasField).map((failure) => [failure.field, failure]));
  const inHand: DraftInHand = {
    draft,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    problem(path) {
      const own = found[path];
      if (own && tried) return intl.formatMessage(problemTexts[own]);
      const refusal = refusals.get(path);
      return refusal ? refusalText(refusal) : undefined;
    },
    wrongPaths: [...(tried ? Object.keys(found) : []), ...refusals.keys()],
  };
  const refusalText = (failure: SaveFailure): string =>
    'code' in failure && failure.code === 'INVALID'
      ? intl.formatMessage(problemMessages.refusedValue)
      : errorText(failure);

  const store = (over: boolean): void => {
    setSent(draft);
    save(
      draftInput(draft, over ? null : base.version),
      () => {
        setTried(false);
        track('personalise_workspace');
        toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
      },
      showFailure,
    );
  };
  // The bar with the button stays in sight wherever the page is scrolled to; why it did not work must come into sight, too.
  const showFailure = (reasons: readonly SaveFailure[]): void => {
    const refused = reasons.find(hasField);
    if (refused) showField(refused.field);
    else requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
  };
  const showField = (path: string): void => {
    show(partOf(path));
    requestAnimationFrame(() => {
      if (form.current) focusFirstInvalid(form.current);
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [first] = Object.keys(found);
    if (first === undefined) {
      store(false);
      return;
    }
    setTried(true);
    showField(first);
  };

  const conflict = failures.some((failure) => 'code' in failure && failure.code === 'PRECONDITION_FAILED');
  const general = failures.filter((failure) => !hasField(failure));
  const state = pending ? messages.saving : changed ? messages.unsaved : messages.allSaved;
  return (
    <DraftContext value={inHand}>
      <DocumentTitle>{intl.formatMessage(messages.title)}</DocumentTitle>
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <BackLink to={authors ? links.admin : links.dashboard} />
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {intl.formatMessage(messages.title)}
          </h1>
          <p className={styles.state} role="status">
            {intl.formatMessage(state)}
          </p>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending || !changed}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PartTabs
            label={intl.formatMessage(messages.parts)}
            tabs={parts
              .filter((name) => name !== 'consent' || runs)
              .map((name) => ({ value: name, name: intl.formatMessage(messages[name]) }))}
            chosen={part}
            onChosen={show}
          />
          <div ref={notice} className={styles.failure}>
            {conflict && !pending ? (
              <SaveConflict onOverwrite={() => store(true)} onReload={onReload} onDismissed={clear} />
            ) : null}
            <FormError>
              {!conflict && !pending && general.length > 0
                ? general.map((failure) => errorText(failure)).join(' ')
                : null}
            </FormError>
          </div>
          <div className={styles.panel} role="tabpanel" id={`panel-${part}`} aria-labelledby={`tab-${part}`}>
            {/* The consent is saved by itself; the form stays, because the button above belongs to it. */}
            <form
              ref={form}
              id={formId}
              className={styles.panel}
              noValidate
              onSubmit={submit}
              hidden={part === 'consent'}
            >
              {part === 'basics' ? <BasicsPart /> : null}
              {part === 'advanced' ? <AdvancedPart /> : null}
            </form>
            {part === 'consent' ? <ConsentPart url={consentUrl} onUrlChanged={setConsentUrl} /> : null}
          </div>
        </div>
        {part === 'consent' ? null : (
          <div className={styles.preview}>
            <ProfilePreview draft={draft} />
          </div>
        )}
      </div>
      <LeaveGuard active={changed || consentUrl.trim() !== ''} />
    </DraftContext>
  );
}

function BackLink({ to }: { to: string }): ReactElement {
  const styles = useCustomizeScreenStyles();
  const intl = useIntl();
  return (
    <ButtonLink
      className={styles.back}
      appearance="subtle"
      to={to}
      icon={<ArrowLeftRegular fontSize={20} aria-label={intl.formatMessage(messages.back)} />}
    />
  );
}

function readPart(value: string | null, runs: boolean): Part {
  if (value === 'consent') return runs ? 'consent' : 'basics';
  return value === 'advanced' ? 'advanced' : 'basics';
}

/** Where the field of a path stands. */
function partOf(path: string): Part {
  return /^(?:title|company|headerLogo|footerLogo)$|^theme\./.test(path) ? 'basics' : 'advanced';
}

function hasField(failure: SaveFailure): failure is { code: string; field: string } {
  return 'field' in failure && typeof failure.field === 'string';
}

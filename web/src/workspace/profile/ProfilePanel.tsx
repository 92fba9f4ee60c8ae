import { useState, type ReactElement } from 'react';
import { LeaveGuard } from '../../routing/leaving/LeaveGuard.tsx';
import { ConsentTab } from '../consent/ConsentTab.tsx';
import { ProfilePreview } from '../preview/ProfilePreview.tsx';
import { AdvancedTab } from './AdvancedTab.tsx';
import { BasicsTab } from './BasicsTab.tsx';
import { useProfileScreenStyles } from './ProfileScreen.styles.ts';
import type { ProfileScreenState } from './useProfileScreen.ts';

/** The part of the profile that is chosen: a form, the consent or the preview. */
export function ProfilePanel({ formId, state }: { formId: string; state: ProfileScreenState }): ReactElement {
  const { editor, part, drawn, form, onSubmit } = state;
  const styles = useProfileScreenStyles();
  const [consentUrl, setConsentUrl] = useState('');
  return (
    <div className={styles.panel} role="tabpanel" id={`panel-${part}`} aria-labelledby={`tab-${part}`}>
      {/* The consent is saved on its own; the form stays whatever is shown, because the button of the bar belongs to it. */}
      <form
        ref={form}
        id={formId}
        className={styles.panel}
        noValidate
        onSubmit={onSubmit}
        hidden={part === 'consent' || part === 'preview'}
      >
        {drawn === 'basics' ? <BasicsTab /> : null}
        {drawn === 'advanced' ? <AdvancedTab /> : null}
      </form>
      {part === 'consent' ? <ConsentTab url={consentUrl} onUrlChanged={setConsentUrl} /> : null}
      {part === 'preview' ? <ProfilePreview fields={editor.fields} /> : null}
      <LeaveGuard active={editor.changed || consentUrl.trim() !== ''} />
    </div>
  );
}

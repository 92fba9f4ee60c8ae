/** What the operator keeps for a workspace beside its profile (WS-16…WS-18, OP-28). */
import type {
  WorkspaceFiles as Files,
  WorkspaceFilesResolvers,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { profileNameOf } from './profileMappers.ts';
import { getTemplate } from './workspaceApi.ts';
import { profileFolder } from './workspacePaths.ts';

/** The template is a call of its own, made where it is asked for. */
export type WorkspaceFilesModel = Omit<Files, 'template'> & {
  readonly profileName: string;
  readonly hasTemplate: boolean;
};

export const files: NonNullable<WorkspaceResolvers['files']> = ({ hostname, presentFiles }) => {
  if (!Object.values(presentFiles).includes(true)) return null;
  const profileName = profileNameOf(hostname);
  const addressOf = (name: string, isPresent: boolean): string | null =>
    isPresent ? `${profileFolder(profileName)}/${name}` : null;
  return {
    profileName,
    hasTemplate: presentFiles.template,
    styleUrl: addressOf('style.css', presentFiles.style),
    headerScriptUrl: addressOf('header.js', presentFiles.headerScript),
    footerScriptUrl: addressOf('footer.js', presentFiles.footerScript),
    pageStyleUrl: addressOf('page.css', presentFiles.pageStyle),
  };
};

export const WorkspaceFiles: WorkspaceFilesResolvers = {
  /** WS-18: one that cannot be read is none. */
  template: async ({ profileName, hasTemplate }, _args, { rest, log }) => {
    if (!hasTemplate) return null;
    try {
      return await getTemplate(rest, profileName);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      log.warn({ err: error }, 'template could not be read');
      return null;
    }
  },
};

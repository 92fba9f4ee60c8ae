import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { Failure } from '../../../../errors/errorText.ts';
import { links } from '../../../../routing/links.ts';
import { createFromTemplate } from './createFromTemplate.ts';
import type { Template } from './template.ts';

/** Makes a course from a template and opens it for editing, as the other ways to begin one do. */
export function useCreateFromTemplate(
  template: Template,
): [create: () => void, pending: boolean, failure: Failure | null] {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const key = useRef<string | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const create = async (): Promise<void> => {
    // The same key until its outcome is known: a lost answer must not create twice.
    key.current ??= crypto.randomUUID();
    setPending(true);
    setFailure(null);
    try {
      const answer = await createFromTemplate(environment, template, key.current);
      key.current = null;
      if ('courseId' in answer) void navigate(links.editCourse(answer.courseId));
      else setFailure(answer.refused);
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setPending(false);
    }
  };
  return [() => void create(), pending, failure];
}

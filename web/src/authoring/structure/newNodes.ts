import type { LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';

/** An empty lecture. */
export const newLecture = (key: NodeKey, name: string): LectureDraft => ({
  key,
  fields: {
    name,
    description: '',
    durationMinutes: null,
    headerImageUrl: null,
    mediaSource: null,
    navigationMode: 'NEXT_BUTTON',
    questionBank: null,
  },
  content: { sections: [], questions: [] },
});

/** A module without lectures. */
export const newModule = (key: NodeKey, name: string): ModuleDraft => ({
  key,
  fields: { name, description: '', availableFromTime: null, startTime: null, durationMinutes: null },
  lectures: [],
});

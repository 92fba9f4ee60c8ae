import { createContext, useContext } from 'react';

/** The raw id of the course that is edited, which packages are uploaded for. */
export const EditedCourseId = createContext<number | null>(null);

export const useEditedCourseId = (): number | null => useContext(EditedCourseId);

/** Begins the names of the caches that hold the frame of each version. */
export const framePrefix = 'lectern-frame-';

/** Begins the names of the caches that hold the files of each kept course. */
export const coursePrefix = 'lectern-course-';

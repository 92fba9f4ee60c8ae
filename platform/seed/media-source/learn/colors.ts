/** Colours of the drawings on learning. */
export const violet = '#4a3f93';
export const lilac = '#ded8f5';
export const cloud = '#f3f1fb';
export const leaf = '#4f9d69';
export const lime = '#a6d39a';
export const amber = '#f2b84b';
export const ink = '#29234f';
export const haze = '#c3b9ea';

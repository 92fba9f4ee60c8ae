/** Colours of the time management drawings. */
export const deep = '#0e4350';
export const teal = '#1c6b78';
export const mint = '#8fd3c4';
export const sand = '#f3e3c3';
export const coral = '#f08a5d';
export const mist = '#eaf3f2';
export const ink = '#123740';
export const line100 = '#cfe0de';

/** What a type of sections is called where it can be chosen: its name, and behind it what it is for. */
export const sectionName = (type: string): RegExp => new RegExp(`^${type} `);

/** What the editing bar says once all is saved: “Saved 13:05”, with the day where it is not today (OP-216). */
export const savedState = /^Saved .*\d\d:\d\d$/;

import type { Look, Scheme } from '../createTheme.ts';
import { lightLook } from '../lightLook.ts';
import { darkLook } from './darkLook.ts';

/** Both schemes, for screens that show either (and for tests). */
export const looks: Readonly<Record<Scheme, Look>> = { light: lightLook, dark: darkLook };

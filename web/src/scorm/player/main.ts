import { servePlayer } from './servePlayer.ts';

servePlayer(window, window.parent);

import { existsSync } from 'node:fs';
import { removeStamp, writeStamp } from './lib/installationStamp.mjs';

/**
 * npm runs this at the end of `npm ci` and `npm install`, in the folder of the project, so that `npm start` need not install again.
 * An installation without some packages, as for an image, is none.
 */
const { npm_config_omit: omitted, NODE_ENV } = process.env;
if (omitted || NODE_ENV === 'production') {
  removeStamp(process.cwd());
} else if (existsSync('node_modules')) {
  writeStamp(process.cwd());
}

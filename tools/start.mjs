/** npm start: installs and builds what is missing, then becomes the server; -- --sample adds a month of sample orders. */
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, NODE, SERVER, SERVER_ENV } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
become(NODE, [...SERVER, ...process.argv.slice(2)], SERVER_ENV);

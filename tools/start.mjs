/** npm start: installs and builds what is missing, then becomes the server. */
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, NODE, SERVER, SERVER_ENV } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
become(NODE, SERVER, SERVER_ENV);

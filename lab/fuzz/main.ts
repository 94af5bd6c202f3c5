/** npm run fuzz -- --requests 100000 [--graphql 50000] [--multipart 5000] [--seed 7] */
import { readOptions } from './options.js';
import { runFuzz } from './run-fuzz.js';

process.exit((await runFuzz(readOptions(process.argv.slice(2), process.env))) ? 0 : 1);

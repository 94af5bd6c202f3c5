/** Generates what the .graphql files of web/ stand for, when they have changed. */
import { ensureOperations } from './lib/operations.mjs';

ensureOperations();

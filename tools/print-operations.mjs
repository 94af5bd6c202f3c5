/** Prints the operations of generated files as the web client sends them, by their SHA-256: print-operations.mjs FILE ... */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addTypenameToDocument, print } from '@apollo/client/utilities';

const modules = await Promise.all(
  process.argv.slice(2).map((file) => import(pathToFileURL(resolve(file)).href)),
);

const texts = modules
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => print(addTypenameToDocument(document)));

const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
console.log(JSON.stringify(Object.fromEntries(byHash.sort()), null, 2));

/** Prints the operations of generated files as the web client sends them, by their SHA-256: print-operations.mjs FILE ... */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addTypenameToDocument, print } from '@apollo/client/utilities';
import { visit } from 'graphql';

/** `@unmask` is for Apollo Client, which removes it before it sends. */
const CLIENT_ONLY = { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) };

const modules = await Promise.all(
  process.argv.slice(2).map((file) => import(pathToFileURL(resolve(file)).href)),
);

const texts = modules
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => print(addTypenameToDocument(visit(document, CLIENT_ONLY))));

const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
console.log(JSON.stringify(Object.fromEntries(byHash.sort()), null, 2));

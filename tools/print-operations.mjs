/** Prints the web client's operations as it sends them, by their SHA-256: what server/graphql/known-operations.json holds. */
import { createHash } from 'node:crypto';
import { addTypenameToDocument, print } from '@apollo/client/utilities';
import * as gql from '../web/gql/index.ts';

const texts = Object.entries(gql)
  .filter(([name]) => name.endsWith('Document'))
  .map(([, document]) => print(addTypenameToDocument(document)));

const byHash = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
console.log(JSON.stringify(Object.fromEntries(byHash.sort()), null, 2));

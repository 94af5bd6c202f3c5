import { setImmediate as nextTurn } from 'node:timers/promises';
import sax from 'sax';
import { badInput } from '../../errors/errors.js';
import { UNREADABLE } from './inflate-part.js';

export type Attributes = Readonly<Record<string, string>>;

/** Called for each element and text of a document; names come without their prefix. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Parses XML in UTF-8 piece by piece, and yields after each piece; other work has its turn then. Entities other than XML's own are refused, so none
 * expands. Throws BAD_INPUT.
 */
export async function* parseXml(
  pieces: Iterable<Uint8Array>,
  { open, close, text }: XmlHandler,
): AsyncGenerator<void> {
  const parser = sax.parser(true);
  parser.onerror = () => {
    throw badInput(UNREADABLE);
  };
  parser.onopentag = ({ name, attributes }) => open?.(local(name), attributes as Attributes);
  parser.onclosetag = (name) => close?.(local(name));
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.ondoctype = () => {
    throw badInput(UNREADABLE);
  };
  const decoder = new TextDecoder();
  for (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
    await nextTurn();
  }
  parser.close();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

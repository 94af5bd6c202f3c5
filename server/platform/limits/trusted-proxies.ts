import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { TrustProxy } from '../env/network-env.js';

/** Recognises direct peers that are our proxies, exactly as Express does when it reads a caller's address. */
export function trustedPeers(trustProxy: TrustProxy): (address: string) => boolean {
  const app = express().set('trust proxy', trustProxy);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => isTrusted(address, 0);
}

/** The address of a caller, exactly as Express reads it, for requests outside of Express. */
export function callerAddress(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const { request: likeExpress } = express().set('trust proxy', trustProxy);
  return ({ headers, socket }) =>
    Object.create(likeExpress, { headers: { value: headers }, socket: { value: socket } }).ip ?? '';
}

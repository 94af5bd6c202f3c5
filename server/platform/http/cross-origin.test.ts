import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { crossOrigin } from './cross-origin.js';

const CLIENT = 'https://shop.example';

let url: string;
let stop: () => void;

beforeAll(async () => {
  const app = express();
  app.use('/open', crossOrigin([CLIENT]));
  app.use('/closed', crossOrigin([]));
  app.use((_request, response) => {
    response.json({});
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close();
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => stop());

const allowed = async (path: string, Origin: string, method = 'GET') => {
  const headers = { Origin, 'Access-Control-Request-Method': 'PUT' };
  return (await fetch(url + path, { method, headers })).headers.get('Access-Control-Allow-Origin');
};

it('a page of a named origin may call, before and with its call', async () => {
  expect(await allowed('/open', CLIENT)).toBe(CLIENT);
  expect(await allowed('/open', CLIENT, 'OPTIONS')).toBe(CLIENT);
});

it.each(['https://shop.example.evil.example', 'http://shop.example', 'null'])(
  'a page of %s may not',
  async (origin) => {
    expect(await allowed('/open', origin)).not.toBe(origin);
    expect(await allowed('/open', origin, 'OPTIONS')).not.toBe(origin);
  },
);

it('nobody may where no origin is named', async () => {
  expect(await allowed('/closed', CLIENT)).toBeNull();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPoster, type Poster, type PosterOptions } from './post-webhook.js';
import { hostOf, isPublicAddress, publicAddresses } from './public-address.js';
import { fine, startReceiver, type WebhookReceiver } from './test/webhook-receiver.js';

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4009::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['[::1]', '127.0.0.1', '[::ffff:7f00:1]'])('%s as the host of a URL is refused', async (host) => {
    const looked = publicAddresses(hostOf(new URL(`https://${host}/`)), async () => ['8.8.8.8']);
    await expect(looked).rejects.toThrow('not public');
  });
});

describe('a delivery', () => {
  let receiver: WebhookReceiver;
  const opened: Poster[] = [];

  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(async () => {
    for (const poster of opened) poster.close();
    await receiver?.kill();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = fine;
  });

  const post = (url: string, options: Partial<PosterOptions> = {}) => {
    const poster = createPoster({ toPrivate: false, ...options });
    opened.push(poster);
    return poster.post(url, { 'webhook-id': 'msg_1' }, '{}');
  };
  const named = () => receiver.url.replace('127.0.0.1', 'localhost');

  it.each([
    'http://127.0.0.1:%/',
    'http://2130706433:%/',
    'http://0x7f.1:%/',
    'http://[::ffff:127.0.0.1]:%/',
  ])('to %s reaches nobody', async (url) => {
    const { port } = new URL(receiver.url);
    const outcome = await post(url.replace('%', port));
    expect(outcome).toMatchObject({ statusCode: null, error: 'Its address is not public' });
    expect(receiver.received).toEqual([]);
  });

  it('to a name whose address has become a private one since it was checked reaches nobody', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const resolve = async () => answers.shift() ?? ['127.0.0.1'];
    expect(await publicAddresses('localhost', resolve)).toEqual(['93.184.215.14']);
    const outcome = await post(named(), { resolve });
    expect(outcome).toMatchObject({ statusCode: null, error: 'Its address is not public' });
    expect(answers).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  it('to a name with one private address among public ones reaches nobody', async () => {
    const outcome = await post(named(), { resolve: async () => ['93.184.215.14', '127.0.0.1'] });
    expect(outcome.error).toBe('Its address is not public');
    expect(receiver.received).toEqual([]);
  });

  it('follows no redirect', async () => {
    receiver.answer = (response) =>
      response.writeHead(307, { location: receiver.url.replace('/hook', '/inside') }).end();
    const outcome = await post(receiver.url, { toPrivate: true });
    expect(outcome).toMatchObject({
      statusCode: 307,
      error: 'Answered 307: a redirect, which is not followed',
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('reads the beginning of an endless answer, and stores no character that cannot be stored', async () => {
    receiver.answer = (response) => {
      response.writeHead(500);
      const more = () => response.write(`\0${'£'.repeat(5_000)}`) && setImmediate(more);
      response.on('drain', more).on('error', () => {});
      more();
    };
    const { statusCode, answer } = await post(receiver.url, { toPrivate: true });
    expect({ statusCode, answer }).toEqual({ statusCode: 500, answer: '£'.repeat(999) });
  });

  it('gives up on a receiver that never answers, and on one that never ends its answer', async () => {
    receiver.answer = () => {};
    const silent = await post(receiver.url, { toPrivate: true, timeoutMs: 50 });
    receiver.answer = (response) => response.writeHead(200).write('a');
    const endless = await post(receiver.url, { toPrivate: true, timeoutMs: 50 });
    expect([silent.error, endless.error]).toEqual(Array(2).fill('No answer within 0.05 seconds'));
  });
});

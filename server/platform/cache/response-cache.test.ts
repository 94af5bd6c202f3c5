import { expect, it } from '@jest/globals';
import { ReadCache } from './read-cache.js';
import { CachedResponse, ResponseCache } from './response-cache.js';

const ANSWER = Buffer.from('{"data":{}}');

function newMemory() {
  const listening = { is: true };
  const reads = new ReadCache(() => listening.is);
  return { listening, reads, answers: new ResponseCache(reads) };
}

it('an answer is kept until something changes', () => {
  const { reads, answers } = newMemory();
  answers.store('q', new CachedResponse(ANSWER), reads.version);
  expect(answers.find('q')?.plain).toBe(ANSWER);
  expect(answers.find('another')).toBeUndefined();
  reads.invalidate();
  expect(answers.find('q')).toBeUndefined();
});

it('an answer that was begun before a change is not kept after it', () => {
  const { reads, answers } = newMemory();
  const begun = reads.version;
  reads.invalidate();
  answers.store('q', new CachedResponse(ANSWER), begun);
  expect(answers.find('q')).toBeUndefined();
});

it('nothing is kept, and nothing kept is given, while changes cannot be heard', () => {
  const { listening, reads, answers } = newMemory();
  answers.store('q', new CachedResponse(ANSWER), reads.version);
  listening.is = false;
  expect(answers.find('q')).toBeUndefined();
  answers.store('r', new CachedResponse(ANSWER), reads.version);
  listening.is = true;
  expect(answers.find('r')).toBeUndefined();
});

it('32 MiB of answers are kept; the least recently used go first, and a larger one is not kept at all', () => {
  const { reads, answers } = newMemory();
  const keep = (question: string, mebibytes: number) =>
    answers.store(question, new CachedResponse(Buffer.alloc(mebibytes * 2 ** 20)), reads.version);
  keep('q', 12);
  keep('r', 12);
  keep('too large', 33);
  expect(answers.find('too large')).toBeUndefined();
  expect(answers.find('q')).toBeDefined();
  keep('s', 12);
  expect(answers.find('r')).toBeUndefined();
  expect(answers.find('q')).toBeDefined();
  expect(answers.find('s')).toBeDefined();
});

it('2,000 answers are kept, and the least recently used go first', () => {
  const { reads, answers } = newMemory();
  for (let no = 0; no < 2_000; no += 1) answers.store(`q${no}`, new CachedResponse(ANSWER), reads.version);
  expect(answers.find('q0')).toBeDefined();
  answers.store('r', new CachedResponse(ANSWER), reads.version);
  expect(answers.find('q1')).toBeUndefined();
  expect(answers.find('q0')).toBeDefined();
  expect(answers.find('r')).toBeDefined();
});

it('who is answered first has the same answer as all others, compressed once', () => {
  const { reads, answers } = newMemory();
  expect(answers.store('q', new CachedResponse(ANSWER), reads.version)).toBe(answers.find('q'));
});

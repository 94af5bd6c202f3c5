import { IsOptional, IsString } from 'class-validator';
import { Type } from 'typebox';
import { Describe } from '../../shared/api/describe.js';
import { Moment, shape, Text, Whole, Word } from '../../shared/api/rest-schema.js';
import { SECURITY_EVENT_WORDS, type SecurityEventKind } from './security-events.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,9}$' } };
const ONCE = { message: 'Please send each filter once, as text' };

/** Which page of the list; an empty text counts as left out. */
export class SecurityEventQuery {
  @Describe('Which page, from 1.', WHOLE) @IsOptional() @IsString(ONCE) page?: string;
  @Describe('Events on a page, 1 to 100; 10 when left out.', WHOLE)
  @IsOptional()
  @IsString(ONCE)
  limit?: string;
}

/** The parts that were sent; not a number for anything but digits, which the page rules then refuse in their words. */
export function readSecurityEventQuery({ page, limit }: SecurityEventQuery) {
  const whole = (text?: string) => (text ? (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN) : undefined);
  return { page: whole(page), pageSize: whole(limit) };
}

export const RestSecurityEvents = shape(
  {
    events: Type.Array(
      shape({
        _id: Text('The event.'),
        kind: Word(Object.keys(SECURITY_EVENT_WORDS) as SecurityEventKind[], 'What happened.'),
        words: Text('The same in words for its owner.'),
        device: Text('Browser and system; empty when unknown.'),
        network: Text('The network, without the last part of the address; empty when unknown.'),
        createdAt: Moment('When.'),
      }),
    ),
    total: Whole('How many there are, on all pages.'),
    page: Whole('Which page this is, from 1.'),
    totalPages: Whole('How many pages there are.'),
  },
  { name: 'SecurityEvents', description: 'One page of security events, newest first.' },
);

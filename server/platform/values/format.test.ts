import { expect, test } from '@jest/globals';
import { renderLetter } from '../../modules/email/letter/letter.js';
import { inPounds, longDate } from './format.js';

const HOSTILE = `<b onclick="x">Zoë & O'Neil</b>`;

test('names in a message cannot become markup', async () => {
  const { html, text } = await renderLetter({
    subject: HOSTILE,
    greeting: HOSTILE,
    paragraphs: [HOSTILE],
    rows: [[HOSTILE, HOSTILE]],
    link: { label: HOSTILE, url: `https://example.com/"><b>` },
    closing: [HOSTILE],
    from: HOSTILE,
  });
  expect(html).not.toMatch(/<b[ >]/);
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Zoë &amp; O&#x27;Neil&lt;/b&gt;');
  expect(text).toContain(HOSTILE);
});

test('a message reads as plain text does: a row is a line, the link stands behind its words', async () => {
  const { html, text } = await renderLetter({
    subject: 'Your shipment is booked',
    greeting: 'Hello Ann,',
    paragraphs: ['thank you.', 'We collect on 1 December 2026.'],
    rows: [['5 x Standard Box', '£332.50']],
    total: ['Total paid', '£332.50'],
    link: { label: 'Follow your order', url: 'https://example.com/follow#a.b.c' },
    closing: ['See you soon.'],
    from: 'Harbourline',
    phone: '020 7946 0000',
    why: "You're receiving this because you booked a shipment.",
  });
  expect(text).toBe(`Hello Ann,

thank you.

We collect on 1 December 2026.

5 x Standard Box: £332.50
Total paid: £332.50

Follow your order: https://example.com/follow#a.b.c

See you soon.

Harbourline

Questions? Call us on 020 7946 0000.

You're receiving this because you booked a shipment.
`);
  expect(html).toMatch(/^<!doctype html><html lang="en-GB"><head><meta charSet="utf-8"\/>/i);
  expect(html).not.toContain('preload');
});

test('money and dates read as the shop writes them', () => {
  expect(inPounds(123_450)).toBe('£1,234.50');
  expect(longDate('2026-11-21')).toBe('21 November 2026');
});

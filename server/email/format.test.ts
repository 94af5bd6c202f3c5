import { expect, test } from '@jest/globals';
import { escapeHtml, inPounds, longDate } from './format.js';

test('names in a message cannot become markup', () => {
  expect(escapeHtml(`<b onclick="x">Zoë & O'Neil</b>`)).toBe(
    '&lt;b onclick=&quot;x&quot;&gt;Zoë &amp; O&#39;Neil&lt;/b&gt;',
  );
});

test('money and dates read as the shop writes them', () => {
  expect(inPounds(123_450)).toBe('£1,234.50');
  expect(longDate('2026-11-21')).toBe('21 November 2026');
});

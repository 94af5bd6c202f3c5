import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText, foldText, plainSigns } from './text.js';

describe('a line of text', () => {
  it.each([
    ['An\u200bn Archer', 'Ann Archer'],
    ['\u200fAnn Archer\u200e', 'Ann Archer'],
    ['12 Wol\u00adlon\u00adgong Road', '12 Wollongong Road'],
    ['Jose\u0301', 'José'],
    ['葛\u{e0100}', '葛'],
    ['  Ann \t\u00a0 Archer\r\nBcc: x ', 'Ann Archer Bcc: x'],
    ['O’Brien – Smith', 'O’Brien – Smith'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
    ['a\u200db \ufe0f', 'ab'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanLine(typed)).toBe(stored);
    expect(cleanLine(stored)).toBe(stored);
  });

  it('keeps its line ends where it has several lines', () => {
    expect(cleanText('  Hello\u200b \r\n\r\n  you\u2028there\u0007 \n')).toBe('Hello\n\n  you\nthere');
  });
});

describe('a code or number', () => {
  it.each([
    ['\u202a+44 20 7946 0001\u202c', '+44 20 7946 0001'],
    ['＋４４ ２０', '+44 20'],
    ['٠٥٠ ۱۲۳ १२', '050 123 12'],
    ['SPRING–10', 'SPRING-10'],
    ['SPRING‑10\u200b', 'SPRING-10'],
    ['“o’brien”', `"o'brien"`],
    ['24″ x 16′', `24" x 16'`],
    ['ａｎｎ＠example.com', 'ann@example.com'],
  ])('%j reads %j', (typed, plain) => {
    expect(plainSigns(typed)).toBe(plain);
  });
});

describe('a searched text', () => {
  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['ÉMILE', 'emile'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Søren Þór Ŋ', 'soren thor n'],
    ['Straße', 'strasse'],
    ['O’Brien', 'obrien'],
    ["D'Angelo", 'dangelo'],
    ['Anne‑Marie', 'anne-marie'],
    ['Παπαδόπουλος', 'παπαδοπουλοσ'],
    ['ﬁona', 'fiona'],
    ['GÜL Ilgın İpek', 'gul ilgin ipek'],
    ['Ðặng Đình', 'dang dinh'],
    ['œuvre', 'oeuvre'],
  ])('%j is compared as %j', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
    expect(foldText(typed.normalize('NFD'))).toBe(folded);
  });
});

import type {} from '@testing-library/jest-dom/jest-globals';

/** Where there is a DOM to test. A busy machine may take longer than Testing Library's second to draw a page. */
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 8_000 });
}

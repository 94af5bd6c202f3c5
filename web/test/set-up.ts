import type {} from '@testing-library/jest-dom/jest-globals';

/** Where there is a DOM to test. The time limit is against hanging only: a busy machine has taken 8 s to draw a page. */
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}

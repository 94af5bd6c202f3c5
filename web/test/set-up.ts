import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

/** A busy machine may take longer than Testing Library's second to draw a page. */
configure({ asyncUtilTimeout: 8_000 });

import { askInDialog } from './test-dialog.js';

/** Stands in for the bank's question. Escape counts as a failed authentication, as closing the bank's would. */
export function askForAuthentication() {
  return askInDialog({
    title: 'Test authentication',
    text: 'Your bank would now ask you to approve this payment. This is a test: no bank is asked and no real card is charged.',
    choices: /** @type {const} */ ([
      ['complete', 'Complete authentication'],
      ['fail', 'Fail authentication'],
    ]),
  });
}

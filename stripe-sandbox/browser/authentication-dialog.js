const STYLE = `
  dialog { max-width: min(28rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 12px; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 0.6); }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0 0 1.25rem; }
  div { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  button { flex: 1 1 10rem; min-height: 44px; padding: 0.5rem 1rem; border: 2px solid CanvasText; border-radius: 8px;
    background: Canvas; color: CanvasText; font: inherit; font-weight: 600; cursor: pointer; }
  button[value="complete"] { background: CanvasText; color: Canvas; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/**
 * Stands in for the bank's question. Escape counts as a failed authentication, as closing the bank's would.
 * @returns {Promise<'complete' | 'fail'>}
 */
export function askForAuthentication() {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = createDialog();
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
  });
}

function createDialog() {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  heading.id = 'heading';
  heading.textContent = 'Test authentication';
  const words = document.createElement('p');
  words.id = 'words';
  words.textContent =
    'Your bank would now ask you to approve this payment. This is a test: no bank is asked and no real card is charged.';
  const buttons = document.createElement('div');
  for (const [value, label] of [
    ['complete', 'Complete authentication'],
    ['fail', 'Fail authentication'],
  ]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.value = value ?? '';
    button.textContent = label ?? '';
    button.addEventListener('click', () => dialog.close(value));
    buttons.append(button);
  }
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', words.id);
  dialog.append(heading, words, buttons);
  return dialog;
}

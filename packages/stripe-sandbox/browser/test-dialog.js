const STYLE = `
  dialog { box-sizing: border-box; width: min(28rem, calc(100vw - 2rem)); max-width: none; padding: 1.5rem; border: 1px solid var(--line, GrayText);
    border-radius: 14px; background: var(--surface-raised, Canvas); color: var(--text, CanvasText); font: inherit; }
  dialog::backdrop { background: rgb(0 0 0 / 0.6); }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0 0 1.25rem; }
  div { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  button { flex: 1 1 11rem; min-height: 44px; padding: 0.5rem 1rem; border: 1px solid var(--line-strong, CanvasText); border-radius: 8px;
    background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button:first-child { border-color: transparent; background: var(--accent, CanvasText); color: var(--accent-text, Canvas); }
  button:focus-visible { outline: 3px solid var(--accent, Highlight); outline-offset: 2px; }
  @media (forced-colors: active) { button { border-color: ButtonBorder !important; } }
`;

/**
 * Asks in a dialog over the page, in its colours where it has some. Escape answers with the last choice.
 * @template {string} Answer
 * @param {{ title: string, text: string, choices: readonly (readonly [Answer, string])[] }} question
 * @returns {Promise<Answer>}
 */
export function askInDialog({ title, text, choices }) {
  const host = document.createElement('div');
  dress(host.attachShadow({ mode: 'open' }), STYLE).append(createDialog(title, text, choices));
  const dialog = /** @type {HTMLDialogElement} */ (host.shadowRoot?.querySelector('dialog'));
  document.body.append(host);
  dialog.showModal();

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      const answer = choices.find(([value]) => value === dialog.returnValue) ?? choices.at(-1);
      if (answer) resolve(answer[0]);
    });
  });
}

/** Gives a shadow root its style, which a strict policy allows only as a constructed sheet. @param {ShadowRoot} root @param {string} style */
export function dress(root, style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** @param {string} title @param {string} text @param {readonly (readonly [string, string])[]} choices */
function createDialog(title, text, choices) {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  heading.id = 'heading';
  heading.textContent = title;
  const words = document.createElement('p');
  words.id = 'words';
  words.textContent = text;
  const buttons = document.createElement('div');
  for (const [value, label] of choices) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', ({ detail }) => {
      // The second press of a double click was meant for what the dialog covers now.
      if (detail < 2) dialog.close(value);
    });
    buttons.append(button);
  }
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', words.id);
  dialog.append(heading, words, buttons);
  return dialog;
}

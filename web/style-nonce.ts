declare global {
  /** Where styled-components and the scroll lock of dialogs look for it. */
  var __webpack_nonce__: string | undefined;
}

/** What allows a script of ours to write a style: the server puts another one into each page. Import it first. */
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;

export {};

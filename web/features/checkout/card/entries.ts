/** The components that the provider's library draws, in one chunk with it. */
export { CardEntry } from './CardEntry';
export { WalletEntry } from './WalletEntry';

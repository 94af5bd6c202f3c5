import type { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/**
 * Sends an operation by its SHA-256, and its text only when the server does not know it. Browsers hash only on https and
 * localhost; elsewhere every operation is sent whole.
 */
export function persistedLinks(
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): ApolloLink[] {
  return subtle ? [new PersistedQueryLink({ sha256: (text) => sha256(subtle, text) })] : [];
}

async function sha256(subtle: SubtleCrypto, text: string): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

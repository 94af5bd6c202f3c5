import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { AddressEditor } from './AddressEditor';
import { SavedAddress } from './SavedAddress';

/** The server's limit. */
const ADDRESSES_MAX = 20;

interface SavedAddressesProps {
  addresses: readonly SavedAddressPartsFragment[];
  onChange: () => Promise<unknown>;
}

/** The addresses offered at checkout: add, change, delete. */
export function SavedAddresses({ addresses, onChange }: SavedAddressesProps) {
  const [editing, setEditing] = useState<'new' | string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const toast = useToast();

  function close() {
    setEditing(null);
    requestAnimationFrame(() => addButton.current?.focus());
  }

  async function changed(message: string) {
    close();
    toast(message, 'good');
    await onChange().catch(() => {});
  }

  const editor = (saved: SavedAddressPartsFragment | null) => (
    <AddressEditor saved={saved} onSaved={() => void changed('Address saved')} onCancel={close} />
  );

  return (
    <Section title="Saved addresses">
      <Text size="small" tone="textMuted">
        {addresses.length === 0
          ? 'No addresses yet. Save one here or when you book, then choose it at checkout.'
          : 'Choose them at checkout.'}
      </Text>
      {addresses.length > 0 && (
        <List>
          {addresses.map((saved) => (
            <li key={saved.id}>
              {editing === saved.id ? (
                editor(saved)
              ) : (
                <SavedAddress
                  saved={saved}
                  onEdit={() => setEditing(saved.id)}
                  onDeleted={() => changed('Address deleted')}
                />
              )}
            </li>
          ))}
        </List>
      )}
      {editing === 'new' && editor(null)}
      {editing === null && addresses.length < ADDRESSES_MAX && (
        <div>
          <Button ref={addButton} variant="secondary" onClick={() => setEditing('new')}>
            Add an address
          </Button>
        </div>
      )}
      {addresses.length >= ADDRESSES_MAX && (
        <Text size="small">You have {ADDRESSES_MAX} saved addresses. Delete one to add another.</Text>
      )}
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  li { padding-block-start: ${space(4)}; border-block-start: 1px solid ${color.line}; }
`;

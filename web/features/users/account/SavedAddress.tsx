import { useState } from 'react';
import { styled } from 'styled-components';
import { deleteRecord } from '../../../data/cache/delete-record';
import { evictObject } from '../../../data/cache/evict';
import { errorMessage } from '../../../data/error-message';
import { refreshQuietly } from '../../../data/refresh-quietly';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog';
import { useToast } from '../../../design/feedback/toast';
import { Row } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { AddressLines } from '../../addresses/AddressLines';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { useDeleteSavedAddressMutation } from './account.generated';
import { addressUses, fillsInFirst } from './address-uses';

interface SavedAddressProps {
  saved: SavedAddressPartsFragment;
  onEdit: () => void;
  onDeleted: () => Promise<void>;
}

/** One saved address with its actions. */
export function SavedAddress({ saved, onEdit, onDeleted }: SavedAddressProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const deletion = useDeleteSavedAddressMutation();
  const [, { loading }] = deletion;
  const toast = useToast();
  const { id, label, address, countryCode } = saved;
  const isFirst = saved.isDefault && fillsInFirst(countryCode) !== null;
  const name = label || address.line1;

  async function remove() {
    try {
      await deleteRecord(deletion, { variables: { id }, evict: evictObject('SavedAddress', id) });
      setIsConfirming(false);
      await refreshQuietly(onDeleted);
    } catch (error) {
      setIsConfirming(false);
      toast(errorMessage(error, "We couldn't delete the address. Please try again."), 'bad');
    }
  }

  return (
    <Line>
      <div>
        {(label || isFirst) && (
          <Row gap={2}>
            {label && <Name>{label}</Name>}
            {isFirst && <Badge tone="accent">Used first</Badge>}
          </Row>
        )}
        <AddressLines address={address} />
        <Text size="caption" tone="textMuted">
          {addressUses(countryCode)}
        </Text>
      </div>
      <Row gap={1}>
        <Button variant="quiet" onClick={onEdit}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => setIsConfirming(true)}>
          Delete<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        isDangerous
        isBusy={loading}
        onConfirm={() => void remove()}
      >
        You won't see it at checkout any more. Your orders stay as they are.
      </ConfirmDialog>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const Name = styled.span`${type('body', 600)} overflow-wrap: anywhere;`;

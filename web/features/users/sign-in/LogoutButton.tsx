import { useState } from 'react';
import { Button } from '../../../design/Button';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { useSignOut } from './use-sign-out';

/** Asks, then signs out and goes home. */
export function LogoutButton() {
  const [isConfirming, setIsConfirming] = useState(false);
  const signOut = useSignOut();

  return (
    <>
      <Button
        variant="quiet"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsConfirming(true)}
      >
        Logout
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Are you sure you want to logout?"
        confirmLabel="Logout"
        onConfirm={signOut}
      />
    </>
  );
}

const ConfirmDialog = lazyDialog(
  async () => (await import('../../../design/dialogs/ConfirmDialog')).ConfirmDialog,
);

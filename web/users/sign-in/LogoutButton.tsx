import { useState } from 'react';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog';
import { useSignOut } from './use-sign-out';

/** Asks, then signs out and goes home. */
export function LogoutButton() {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useSignOut();

  return (
    <>
      <Button
        variant="quiet"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsAsking(true)}
      >
        Logout
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to logout?"
        confirmLabel="Logout"
        onConfirm={signOut}
      />
    </>
  );
}

const ConfirmDialog = lazyDialog(async () => (await import('../../ui/dialogs/ConfirmDialog')).ConfirmDialog);

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession, endSession } from '../apollo/session';
import { forgetCheckout } from '../checkout/forget-checkout';
import { Button } from '../ui/Button';
import { lazyDialog } from '../ui/lazy-dialog';

/** Known to every button of the page: one that goes away on the way home leaves the rest to the one in the header. */
let isLeaving = false;

/** Asks first, then signs out and returns to the home page. */
export function LogoutButton() {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();

  // Home first, and on the screen: a page that needs a sign-in would otherwise lead to the login form.
  useEffect(() => {
    if (!isLeaving || !state?.isLogout) return;
    isLeaving = false;
    const { user } = currentSession();
    if (user) forgetCheckout(user.id);
    endSession();
  }, [state]);

  function logOut() {
    isLeaving = true;
    void navigate('/', { state: { isLogout: true } });
  }

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
        onConfirm={logOut}
      />
    </>
  );
}

const ConfirmDialog = lazyDialog(async () => (await import('../ui/ConfirmDialog')).ConfirmDialog);

import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession, endSession } from '../apollo/session';
import { forgetCheckout } from '../checkout/forget-checkout';
import { Button } from '../ui/Button';

/** Asks first, then signs out and returns to the home page. */
export function LogoutButton() {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  async function logOut() {
    // Home first: a page that needs a sign-in would otherwise send the user to the login form.
    await navigate('/', { state: { isLogout: true } });
    const { user } = currentSession();
    if (user) forgetCheckout(user.id);
    endSession();
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Logout
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setIsAsking}
            title="Are you sure you want to logout?"
            confirmLabel="Logout"
            onConfirm={logOut}
          />
        </Suspense>
      )}
    </>
  );
}

// Most visits never log out, so the dialog's code comes when it is asked for.
const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/ConfirmDialog')).ConfirmDialog }));

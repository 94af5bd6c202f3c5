import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../../design/Text';
import { LoginForm } from './LoginForm';
import { SignInFrame } from './SignInFrame';
import { useReturnTarget } from './sign-in-return';

/** Sign-in of customers and staff. */
export function LoginPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { onward } = useReturnTarget();
  return (
    <SignInFrame purchaseReason="Please log in to complete your purchase" home="/" isSigningIn={isSigningIn}>
      <LoginForm onBusy={setIsSigningIn} />
      <Text size="small">
        New here?{' '}
        <Link to={{ pathname: '/register', search: onward.search }} state={onward.state}>
          Create an account
        </Link>
      </Text>
    </SignInFrame>
  );
}

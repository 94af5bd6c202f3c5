import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../ui/Text';
import { useArrival } from './arrival';
import { LoginForm } from './LoginForm';
import { SignInFrame } from './SignInFrame';

/** Sign-in for customers and staff. */
export function LoginPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { onward } = useArrival();
  return (
    <SignInFrame title="Login" home="/" isSigningIn={isSigningIn}>
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

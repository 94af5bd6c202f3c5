import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../../design/Text';
import { RegisterForm } from './RegisterForm';
import { SignInFrame } from './SignInFrame';
import { useReturnTarget } from './sign-in-return';

/** Opens a customer account; by default the next page is checkout. */
export function RegisterPage() {
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { onward } = useReturnTarget();
  return (
    <SignInFrame purchaseReason="Create an account to book" home="/checkout" isSigningIn={isSigningIn}>
      <Text size="small">
        Already have an account?{' '}
        <Link to={{ pathname: '/login', search: onward.search }} state={onward.state}>
          Log in
        </Link>
      </Text>
      <RegisterForm onBusy={setIsSigningIn} />
    </SignInFrame>
  );
}

import { useSay } from '../language/use-say';
import { Screen } from '../parts/Screen';
import { SignInForm } from './SignInForm';

/** Asks who uses the desk. */
export function SignInScreen() {
  const say = useSay();
  return (
    <Screen title={say('signIn.title')} isNarrow>
      <SignInForm />
    </Screen>
  );
}

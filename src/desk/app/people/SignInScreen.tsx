import { useLocation } from 'react-router-dom';
import { sharePath } from '../../api/shares-api';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { Screen } from '../parts/Screen';
import { SignInForm } from './SignInForm';

/** Asks who uses the desk. */
export function SignInScreen() {
  const say = useSay();
  const { pathname, search } = useLocation();
  const isShare = sharePath.endsWith(pathname) && pathname !== '/' && search === '';
  return (
    <Screen title={say('signIn.title')} isNarrow>
      {isShare && <Notice>{say('signIn.shared')}</Notice>}
      <SignInForm />
    </Screen>
  );
}

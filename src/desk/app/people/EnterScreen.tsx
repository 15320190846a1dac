import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readEnterFragment } from '../../api/sites-api';
import { changeDesk, problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Waiting } from '../parts/States';
import { useStartAgain } from '../use-desk-state';
import { SignInForm } from './SignInForm';

/** Signs in the operator who comes from the list of sites with a pass, in the language that the operator has chosen there. */
export function EnterScreen() {
  const say = useSay();
  const { choose } = useDeskLanguage();
  const navigate = useNavigate();
  const startAgain = useStartAgain();
  const [{ token, language }] = useState(() => readEnterFragment(window.location.hash));
  const { error } = useQuery({
    queryKey: ['enter', token],
    queryFn: async () => {
      await changeDesk('POST', '/session/pass', { token });
      choose(language);
      await navigate('/', { replace: true });
      await startAgain();
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!error) return <Waiting />;
  return (
    <Screen title={say('signIn.title')} isNarrow>
      <ProblemAlert problem={problemOf(error)} />
      <SignInForm />
    </Screen>
  );
}

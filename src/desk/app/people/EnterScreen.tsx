import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { readEnterFragment } from '../../api/sites-api';
import { changeDesk, problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { Waiting } from '../parts/States';
import { useDeskState, useStartAgain } from '../use-desk-state';
import { SignInForm } from './SignInForm';

/** Signs in the operator who comes from the list of sites with a pass, in the language that the operator has chosen there. */
export function EnterScreen() {
  const say = useSay();
  const { choose } = useDeskLanguage();
  const navigate = useNavigate();
  const startAgain = useStartAgain();
  const [{ token, language }] = useState(() => readEnterFragment(window.location.hash));
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      await changeDesk('POST', '/session/pass', { token });
      choose(language);
      await navigate('/', { replace: true });
      await startAgain();
    },
  });
  const isSent = useRef(false);
  useEffect(() => {
    // A pass works once, and development runs effects twice.
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  }, [mutate]);
  const isIn = useDeskState().data?.state === 'signed-in';
  if (!error) return <Waiting />;
  // Somebody has signed in below, or was signed in here already.
  if (isIn) return <Navigate to="/" replace />;
  const problem = problemOf(error);
  return (
    <Screen title={say('signIn.title')} isNarrow>
      <ProblemAlert problem={problem === 'failed' ? 'pass-ended' : problem} />
      <SignInForm />
    </Screen>
  );
}

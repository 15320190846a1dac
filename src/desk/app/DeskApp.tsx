import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { DeskPerson } from '../api/desk-api';
import { enterPath } from '../api/sites-api';
import { DeskFrame } from './frame/DeskFrame';
import { EnterScreen } from './people/EnterScreen';
import { InvitationScreen } from './people/InvitationScreen';
import { NobodyScreen } from './people/NobodyScreen';
import { SignInDialog } from './people/SignInDialog';
import { SignInScreen } from './people/SignInScreen';
import { Failure, Waiting } from './parts/States';
import { useOtherTabs } from './other-tabs';
import { useDeskState } from './use-desk-state';

/** Whoever signs in waits for the form alone. */
const SignedIn = lazy(() => import('./SignedIn'));

function Content() {
  const { data, error, refetch } = useDeskState();
  const [last, setLast] = useState<DeskPerson | null>(null);
  const person = data?.state === 'signed-in' ? data.person : null;
  if (person && person !== last) setLast(person);
  // The screen stays when the state cannot be asked again: an open form holds what was typed.
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting />;
  if (data.state === 'nobody') return <NobodyScreen />;
  const shown = person ?? last;
  if (!shown) return <SignInScreen />;
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <SignedIn key={shown.name} person={shown} />
      </Suspense>
      {!person && <SignInDialog name={shown.name} />}
    </>
  );
}

/** The desk: what is shown depends on who uses it. An invitation can be opened by anybody. */
export function DeskApp() {
  const { data } = useDeskState();
  useOtherTabs();
  return (
    <DeskFrame person={data?.state === 'signed-in' ? data.person : null}>
      <Routes>
        <Route path="/invitation" element={<InvitationScreen />} />
        <Route path={enterPath} element={<EnterScreen />} />
        <Route path="*" element={<Content />} />
      </Routes>
    </DeskFrame>
  );
}

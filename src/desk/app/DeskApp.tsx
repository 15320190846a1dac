import { type ReactNode, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { DeskPerson } from '../api/desk-api';
import { enterPath } from '../api/sites-api';
import { loadDeskMessages } from '../messages/load-desk-messages';
import { DeskFrame } from './frame/DeskFrame';
import { useDeskLanguage } from './language/language-context';
import { lazyScreen } from './lazy-screen';
import { NobodyScreen } from './people/NobodyScreen';
import { SignInScreen } from './people/SignInScreen';
import { Failure, Waiting } from './parts/States';
import { useOtherTabs } from './other-tabs';
import { useDeskState } from './use-desk-state';

// Whoever signs in waits for the form alone.
const SignedIn = lazyScreen(async () => (await import('./SignedIn')).SignedIn);
const InvitationScreen = lazyScreen(async () => (await import('./people/InvitationScreen')).InvitationScreen);
const EnterScreen = lazyScreen(async () => (await import('./people/EnterScreen')).EnterScreen);

const waiting = (
  <DeskFrame>
    <Waiting />
  </DeskFrame>
);

function Content() {
  const { spoken } = useDeskLanguage();
  const { data, error, refetch } = useDeskState();
  const [last, setLast] = useState<DeskPerson | null>(null);
  const person = data?.state === 'signed-in' ? data.person : null;
  if (person && person !== last) setLast(person);
  const shown = person ?? last;
  // The screen stays when the state cannot be asked again: an open form holds what was typed.
  if (shown && data?.state !== 'nobody') {
    // Asked for beside the screens, which wait for them.
    void loadDeskMessages(spoken);
    return (
      <Suspense fallback={waiting}>
        <SignedIn key={shown.name} person={shown} isSignedOut={!person} />
      </Suspense>
    );
  }
  if (!data && !error) return waiting;
  return (
    <DeskFrame>
      {!data && <Failure error={error} retry={() => void refetch()} />}
      {data?.state === 'nobody' && <NobodyScreen />}
      {data?.state === 'signed-out' && <SignInScreen />}
    </DeskFrame>
  );
}

/** The desk: what is shown depends on who uses it. An invitation can be opened by anybody. */
export function DeskApp() {
  useOtherTabs();
  const inFrame = (screen: ReactNode) => <DeskFrame>{screen}</DeskFrame>;
  return (
    <Routes>
      <Route path="/invitation" element={inFrame(<InvitationScreen />)} />
      <Route path={enterPath} element={inFrame(<EnterScreen />)} />
      <Route path="*" element={<Content />} />
    </Routes>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { hasRight } from '../api/roles';
import type { DeskPerson } from '../api/desk-api';
import { DeskFrame } from './frame/DeskFrame';
import { InboxScreen } from './inbox/InboxScreen';
import { SubmissionScreen } from './inbox/SubmissionScreen';
import { AccountScreen } from './people/AccountScreen';
import { InvitationScreen } from './people/InvitationScreen';
import { LogScreen } from './people/LogScreen';
import { NobodyScreen } from './people/NobodyScreen';
import { SignInDialog } from './people/SignInDialog';
import { SignInScreen } from './people/SignInScreen';
import { SitesScreen } from './sites/SitesScreen';
import { Failure, Waiting } from './parts/States';
import { useSay } from './language/use-say';
import { useOtherTabs } from './other-tabs';
import { useDeskState } from './use-desk-state';
import { Screen } from './parts/Screen';

const ContentScreens = lazy(() => import('./content/ContentScreens'));

function UnknownScreen() {
  const say = useSay();
  return <Screen title={say('frame.notFound')} />;
}

/** What a person can open who does not edit the content, or the last screens for one who does. */
function Others({ person }: { readonly person: DeskPerson }) {
  if (!hasRight(person.role, 'content')) return <UnknownScreen />;
  return (
    <Suspense fallback={<Waiting />}>
      <ContentScreens person={person} />
    </Suspense>
  );
}

/** What a person who is signed in can open. */
function SignedIn({ person }: { readonly person: DeskPerson }) {
  const first = hasRight(person.role, 'content') ? '/start' : '/inbox';
  return (
    <Routes>
      <Route path="/" element={<Navigate to={first} replace />} />
      {hasRight(person.role, 'submissions') && (
        <>
          <Route path="/inbox" element={<InboxScreen />} />
          <Route path="/submissions/:reference" element={<SubmissionScreen />} />
        </>
      )}
      <Route path="/account" element={<AccountScreen person={person} />} />
      {hasRight(person.role, 'log') && <Route path="/log" element={<LogScreen />} />}
      {hasRight(person.role, 'sites') && <Route path="/sites" element={<SitesScreen />} />}
      <Route path="*" element={<Others person={person} />} />
    </Routes>
  );
}

function Content() {
  const { data, error, refetch } = useDeskState();
  const [last, setLast] = useState<DeskPerson | null>(null);
  const person = data?.state === 'signed-in' ? data.person : null;
  if (person && person !== last) setLast(person);
  // What is shown stays when the state cannot be asked again: an open form holds what was typed.
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <Waiting />;
  if (data.state === 'nobody') return <NobodyScreen />;
  const shown = person ?? last;
  if (!shown) return <SignInScreen />;
  return (
    <>
      <SignedIn key={shown.name} person={shown} />
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
        <Route path="*" element={<Content />} />
      </Routes>
    </DeskFrame>
  );
}

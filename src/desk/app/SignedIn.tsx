import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { hasRight } from '../api/roles';
import type { DeskPerson } from '../api/desk-api';
import { InboxScreen } from './inbox/InboxScreen';
import { SubmissionScreen } from './inbox/SubmissionScreen';
import { useSay } from './language/use-say';
import { Screen } from './parts/Screen';
import { Waiting } from './parts/States';
import { AccountScreen } from './people/AccountScreen';
import { LogScreen } from './people/LogScreen';
import { SitesScreen } from './sites/SitesScreen';

const ContentScreens = lazy(() => import('./content/ContentScreens'));

function UnknownScreen() {
  const say = useSay();
  return <Screen title={say('frame.notFound')} />;
}

/** Screens of a person who does not edit the content, or the last ones for one who does. */
function Others({ person }: { readonly person: DeskPerson }) {
  if (!hasRight(person.role, 'content')) return <UnknownScreen />;
  return (
    <Suspense fallback={<Waiting />}>
      <ContentScreens person={person} />
    </Suspense>
  );
}

/** Screens of a person who is signed in. */
export default function SignedIn({ person }: { readonly person: DeskPerson }) {
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

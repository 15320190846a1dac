import { Route, Routes } from 'react-router-dom';
import { hasRight } from '../model/desk/roles';
import type { DeskPerson } from '../model/desk/desk-api';
import { DeskFrame } from './frame/DeskFrame';
import { InboxScreen } from './inbox/InboxScreen';
import { SubmissionScreen } from './inbox/SubmissionScreen';
import { AccountScreen } from './people/AccountScreen';
import { InvitationScreen } from './people/InvitationScreen';
import { LogScreen } from './people/LogScreen';
import { NobodyScreen } from './people/NobodyScreen';
import { SignInScreen } from './people/SignInScreen';
import { Failure, Waiting } from './parts/States';
import { useSay } from './language/use-say';
import { useDeskState } from './use-desk-state';
import { Screen } from './parts/Screen';
import { SheetScreen } from './sheets/SheetScreen';

function UnknownScreen() {
  const say = useSay();
  return <Screen title={say('frame.notFound')} />;
}

/** What a person who is signed in can open. */
function SignedIn({ person }: { readonly person: DeskPerson }) {
  return (
    <Routes>
      {hasRight(person.role, 'submissions') && (
        <>
          <Route path="/" element={<InboxScreen />} />
          <Route path="/submissions/:reference" element={<SubmissionScreen />} />
        </>
      )}
      {hasRight(person.role, 'content') && <Route path="/lists/:list/sheet" element={<SheetScreen />} />}
      <Route path="/account" element={<AccountScreen person={person} />} />
      {hasRight(person.role, 'log') && <Route path="/log" element={<LogScreen />} />}
      <Route path="*" element={<UnknownScreen />} />
    </Routes>
  );
}

function Content() {
  const { data, error, refetch } = useDeskState();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.state === 'nobody') return <NobodyScreen />;
  return data.state === 'signed-out' ? <SignInScreen /> : <SignedIn person={data.person} />;
}

/** The desk: what is shown depends on who uses it. An invitation can be opened by anybody. */
export function DeskApp() {
  const { data } = useDeskState();
  return (
    <DeskFrame person={data?.state === 'signed-in' ? data.person : null}>
      <Routes>
        <Route path="/invitation" element={<InvitationScreen />} />
        <Route path="*" element={<Content />} />
      </Routes>
    </DeskFrame>
  );
}

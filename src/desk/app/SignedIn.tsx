import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { hasRight } from '../api/roles';
import type { DeskPerson } from '../api/desk-api';
import { SignedInFrame } from './frame/SignedInFrame';
import { LoadedWords } from './language/LoadedWords';
import { useSay } from './language/use-say';
import { lazyScreen } from './lazy-screen';
import { Screen } from './parts/Screen';
import { mayNotify } from './people/may-notify';
import { registerShareWorker } from './shares/register-share-worker';

const InboxScreen = lazyScreen(async () => (await import('./inbox/InboxScreen')).InboxScreen);
const SubmissionScreen = lazyScreen(async () => (await import('./inbox/SubmissionScreen')).SubmissionScreen);
const AccountScreen = lazyScreen(async () => (await import('./people/AccountScreen')).AccountScreen);
const LogScreen = lazyScreen(async () => (await import('./people/LogScreen')).LogScreen);
const SitesScreen = lazyScreen(async () => (await import('./sites/SitesScreen')).SitesScreen);
const BroadcastsScreen = lazyScreen(
  async () => (await import('./broadcasts/BroadcastsScreen')).BroadcastsScreen,
);
const BroadcastScreen = lazyScreen(
  async () => (await import('./broadcasts/BroadcastScreen')).BroadcastScreen,
);
const StartScreen = lazyScreen(async () => (await import('./start/StartScreen')).StartScreen);
const OverviewScreen = lazyScreen(async () => (await import('./content/OverviewScreen')).OverviewScreen);
const ListScreen = lazyScreen(async () => (await import('./content/ListScreen')).ListScreen);
const RecordScreen = lazyScreen(async () => (await import('./content/RecordScreen')).RecordScreen);
const SheetScreen = lazyScreen(async () => (await import('./sheets/SheetScreen')).SheetScreen);
const CodesScreen = lazyScreen(async () => (await import('./content/CodesScreen')).CodesScreen);
const ChangesScreen = lazyScreen(async () => (await import('./content/ChangesScreen')).ChangesScreen);
const FreshnessScreen = lazyScreen(async () => (await import('./content/FreshnessScreen')).FreshnessScreen);
const PhoneScreen = lazyScreen(async () => (await import('./preview/PhoneScreen')).PhoneScreen);
const SharesScreen = lazyScreen(async () => (await import('./shares/SharesScreen')).SharesScreen);
const HistoryScreen = lazyScreen(async () => (await import('./content/HistoryScreen')).HistoryScreen);
const PublicationScreen = lazyScreen(
  async () => (await import('./content/PublicationScreen')).PublicationScreen,
);
const SignInDialog = lazyScreen(async () => (await import('./people/SignInDialog')).SignInDialog);

/** Tells the server that the desk is open on a device that is notified. */
async function noteDevice(): Promise<void> {
  await (await import('./people/device-push')).noteDevice();
}

function UnknownScreen() {
  const say = useSay();
  return <Screen title={say('frame.notFound')} />;
}

/** Screens that few people open: their texts are a file of its own (src/desk/messages/screens). */
function WithAllWords() {
  return (
    <LoadedWords of="all">
      <Outlet />
    </LoadedWords>
  );
}

function Screens({ person }: { readonly person: DeskPerson }) {
  const mayEdit = hasRight(person.role, 'content');
  return (
    <Routes>
      <Route path="/" element={<Navigate to={mayEdit ? '/start' : '/inbox'} replace />} />
      {hasRight(person.role, 'submissions') && (
        <>
          <Route path="/inbox" element={<InboxScreen />} />
          <Route path="/submissions/:reference" element={<SubmissionScreen />} />
        </>
      )}
      {mayEdit && (
        <>
          <Route path="/start" element={<StartScreen person={person} />} />
          <Route path="/content" element={<OverviewScreen person={person} />} />
          <Route path="/content/:list" element={<ListScreen />} />
          <Route path="/content/:list/:id" element={<RecordScreen />} />
          <Route path="/changes" element={<ChangesScreen person={person} />} />
          <Route path="/preview" element={<PhoneScreen />} />
          <Route path="/history" element={<HistoryScreen person={person} />} />
          <Route path="/history/:id" element={<PublicationScreen person={person} />} />
        </>
      )}
      <Route element={<WithAllWords />}>
        <Route path="/account" element={<AccountScreen person={person} />} />
        {mayEdit && (
          <>
            <Route path="/freshness" element={<FreshnessScreen />} />
            <Route path="/share" element={<SharesScreen />} />
            <Route path="/lists/:list/sheet" element={<SheetScreen />} />
            <Route path="/lists/:list/codes" element={<CodesScreen />} />
          </>
        )}
        {hasRight(person.role, 'log') && <Route path="/log" element={<LogScreen />} />}
        {hasRight(person.role, 'sites') && (
          <>
            <Route path="/sites" element={<SitesScreen />} />
            <Route path="/sites/broadcasts" element={<BroadcastsScreen />} />
            <Route path="/sites/broadcasts/new" element={<BroadcastScreen />} />
            <Route path="/sites/broadcasts/:id" element={<BroadcastScreen />} />
          </>
        )}
      </Route>
      <Route path="*" element={<UnknownScreen />} />
    </Routes>
  );
}

interface SignedInProps {
  readonly person: DeskPerson;
  /** Whether the session has ended, and the person has to sign in again. */
  readonly isSignedOut: boolean;
}

/** Screens of a person who is signed in. */
export function SignedIn({ person, isSignedOut }: SignedInProps) {
  useEffect(registerShareWorker, []);
  useEffect(() => {
    // Without an answer, the next time.
    if (!isSignedOut && mayNotify()) noteDevice().catch(() => undefined);
  }, [isSignedOut]);
  return (
    <LoadedWords of="most">
      <SignedInFrame person={person}>
        <Screens person={person} />
        <Suspense>{isSignedOut && <SignInDialog name={person.name} />}</Suspense>
      </SignedInFrame>
    </LoadedWords>
  );
}

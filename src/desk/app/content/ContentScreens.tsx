import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { DeskPerson } from '../../api/desk-api';
import { useSay } from '../language/use-say';
import { PhoneScreen } from '../preview/PhoneScreen';
import { Screen } from '../parts/Screen';
import { SheetScreen } from '../sheets/SheetScreen';
import { CodesScreen } from './CodesScreen';
import { ChangesScreen } from './ChangesScreen';
import { FreshnessScreen } from './FreshnessScreen';
import { HistoryScreen } from './HistoryScreen';
import { ListScreen } from './ListScreen';
import { OverviewScreen } from './OverviewScreen';
import { PublicationScreen } from './PublicationScreen';
import { StartScreen } from '../start/StartScreen';
import { Waiting } from '../parts/States';

/** The code of forms is as large as that of all other screens. */
const RecordScreen = lazy(() => import('./RecordScreen'));

function UnknownScreen() {
  const say = useSay();
  return <Screen title={say('frame.notFound')} />;
}

/** The screens for who edits the content of the site: loaded when the first of them is opened. */
export default function ContentScreens({ person }: { readonly person: DeskPerson }) {
  return (
    <Routes>
      <Route path="/start" element={<StartScreen person={person} />} />
      <Route path="/content" element={<OverviewScreen person={person} />} />
      <Route path="/content/:list" element={<ListScreen />} />
      <Route
        path="/content/:list/:id"
        element={
          <Suspense fallback={<Waiting />}>
            <RecordScreen />
          </Suspense>
        }
      />
      <Route path="/lists/:list/sheet" element={<SheetScreen />} />
      <Route path="/lists/:list/codes" element={<CodesScreen />} />
      <Route path="/changes" element={<ChangesScreen person={person} />} />
      <Route path="/freshness" element={<FreshnessScreen />} />
      <Route path="/preview" element={<PhoneScreen />} />
      <Route path="/history" element={<HistoryScreen person={person} />} />
      <Route path="/history/:id" element={<PublicationScreen person={person} />} />
      <Route path="*" element={<UnknownScreen />} />
    </Routes>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DeskPerson } from '../../api/desk-api';
import { hasRight } from '../../api/roles';
import { PageWidth } from '../../../site/ui/layout/PageWidth';
import { changeDesk, problemOf } from '../call-desk';
import { forgetSavedOf } from '../content/kept-record';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { forgetTextsOf } from '../parts/kept-text';
import { Notice } from '../parts/Notice';
import { tellOtherTabs } from '../other-tabs';
import { DeskMenu } from './DeskMenu';
import { LanguageChoice } from './LanguageChoice';
import { ScreenBoundary } from './ScreenBoundary';

const Skip = styled('a')`
  position: absolute;
  inset-inline-start: 8px;
  z-index: 2;
  padding: 10px 16px;
  background: var(--surface);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Bar = styled('div')`
  border-top: 6px solid var(--bar);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

/** On a phone, what is needed rarely is behind a button of the menu. */
const Header = styled('header')`
  @media (max-width: 599px) {
    &:not([data-open]) [data-rare] {
      display: none;
    }
  }
  @media (min-width: 600px) {
    & [data-more] {
      display: none;
    }
  }
`;

const Row = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 48px;
  padding-block: 6px;
  @media (min-width: 600px) {
    min-height: 64px;
    padding-block: 10px;
  }
`;

const Own = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const Name = styled('p')`
  flex: 1 1 12ch;
  font-weight: 700;
  line-height: 1.35;
  & > a {
    display: block;
    font-size: var(--small);
    font-weight: 400;
  }
`;

/** Ends the session. What the server does not have yet stays on the device; everything else of the person leaves it. */
function SignOut({ person }: { readonly person: DeskPerson }) {
  const say = useSay();
  const signOut = useMutation({
    mutationFn: () =>
      changeDesk('DELETE', '/session').catch((error: unknown) => {
        if (problemOf(error) !== 'signed-out') throw error;
      }),
    onSuccess: () => {
      tellOtherTabs('state');
      forgetTextsOf(person.name);
      forgetSavedOf(person.name);
      // A new page: nothing of the person stays in memory.
      window.location.reload();
    },
  });
  return (
    <>
      <Button onClick={() => signOut.mutate()}>{say('signOut')}</Button>
      {signOut.error && <Notice isError>{say('signOut.failed')}</Notice>}
    </>
  );
}

interface DeskFrameProps {
  /** Who is signed in. */
  readonly person: DeskPerson | null;
  readonly children: ReactNode;
}

/** Frame of every screen: the name of the site, the languages, and for somebody who is signed in the menu. */
export function DeskFrame({ person, children }: DeskFrameProps) {
  const say = useSay();
  const { start, language } = useDeskLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Skip href="#content">{say('frame.skip')}</Skip>
      <Header data-open={isOpen ? '' : undefined}>
        <Bar>
          <Row>
            <Name>
              {say('frame.title')}, {start.displayName[language.code]}
              <a href="/" data-rare={person ? '' : undefined}>
                {say('frame.toSite')}
              </a>
            </Name>
            <Own data-rare={person ? '' : undefined}>
              <LanguageChoice isOperator={person !== null && hasRight(person.role, 'sites')} />
              {person && <SignOut person={person} />}
            </Own>
          </Row>
        </Bar>
        {person && <DeskMenu person={person} isOpen={isOpen} open={setIsOpen} />}
      </Header>
      <main id="content">
        <PageWidth>
          <ScreenBoundary>{children}</ScreenBoundary>
        </PageWidth>
      </main>
    </>
  );
}

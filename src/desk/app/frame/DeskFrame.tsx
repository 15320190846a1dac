import styled from '@emotion/styled';
import { type ReactNode, Suspense } from 'react';
import { PageWidth } from '../../../site/ui/layout/PageWidth';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Waiting } from '../parts/States';
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

interface DeskFrameProps {
  /** Beside the choice of the language: what somebody who is signed in has. */
  readonly own?: ReactNode;
  readonly menu?: ReactNode;
  /** Whether the person looks after several sites. */
  readonly isOperator?: boolean;
  /** Whether a phone shows all of the menu, or there is none. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Frame of every screen: the name of the site and the languages. */
export function DeskFrame({ own, menu, isOperator = false, isOpen = true, children }: DeskFrameProps) {
  const say = useSay();
  const { start, language } = useDeskLanguage();
  return (
    <>
      <Skip href="#content">{say('frame.skip')}</Skip>
      <Header data-open={isOpen ? '' : undefined}>
        <Bar>
          <Row>
            <Name>
              {say('frame.title')}, {start.displayName[language.code]}
              <a href="/" data-rare="">
                {say('frame.toSite')}
              </a>
            </Name>
            <Own data-rare="">
              <LanguageChoice isOperator={isOperator} />
              {own}
            </Own>
          </Row>
        </Bar>
        {menu}
      </Header>
      <main id="content">
        <PageWidth>
          <ScreenBoundary>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </ScreenBoundary>
        </PageWidth>
      </main>
    </>
  );
}

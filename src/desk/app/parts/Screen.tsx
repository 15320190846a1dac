import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDeskLanguage } from '../language/language-context';
import { useUnread } from '../inbox/use-unread';
import { useSay } from '../language/use-say';

const Content = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > h1 {
    font-size: var(--h2);
  }
  & h2 {
    font-size: var(--h3);
  }
  &[data-narrow] {
    max-width: 480px;
  }
`;

interface ScreenProps {
  readonly title: string;
  /** As narrow as a form. */
  readonly isNarrow?: boolean;
  readonly children?: ReactNode;
}

/** A screen of the desk: its title names the tab too, after the number of new submissions, and gets the focus when the screen replaces another. */
export function Screen({ title, isNarrow = false, children }: ScreenProps) {
  const say = useSay();
  const { start, language } = useDeskLanguage();
  const unread = useUnread();
  const heading = useRef<HTMLHeadingElement>(null);
  const site = start.displayName[language.code] ?? '';
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = `${count}${title} | ${say('frame.title')}, ${site}`;
  });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Content data-narrow={isNarrow ? '' : undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Content>
  );
}

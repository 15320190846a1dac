import { Global } from '@emotion/react';
import type { StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DeskFrame } from '../../src/desk/app/frame/DeskFrame';
import { SignedInFrame } from '../../src/desk/app/frame/SignedInFrame';
import { LanguageProvider } from '../../src/desk/app/language/LanguageProvider';
import { deskMessages } from '../../src/desk/messages/desk-messages';
import type { DeskPerson } from '../../src/desk/api/desk-api';
import { siteStyles } from '../../src/site/theme/site-styles';
import { sampleConfig } from './sample-config';

interface DeskStory {
  readonly language: string;
  readonly person: DeskPerson | null;
  /** Answers of the server, by the first part of their query key. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Answers by their whole query key. */
  readonly answersByKey?: readonly (readonly [key: readonly string[], answer: unknown])[];
}

/** A screen of the desk in its frame, with answers of the server. */
export function deskStory(
  screen: ReactNode,
  { language, person, answers = {}, answersByKey = [] }: DeskStory,
): StoryObj {
  return {
    render: () => {
      const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      for (const [key, answer] of Object.entries(answers))
        client.setQueryDefaults([key], { initialData: answer });
      for (const [key, answer] of answersByKey) client.setQueryDefaults([...key], { initialData: answer });
      return (
        <QueryClientProvider client={client}>
          <LanguageProvider start={{ ...sampleConfig, language }} texts={deskMessages(language)}>
            <Global styles={siteStyles(sampleConfig)} />
            <MemoryRouter>
              {person ? (
                <SignedInFrame person={person}>{screen}</SignedInFrame>
              ) : (
                <DeskFrame>{screen}</DeskFrame>
              )}
            </MemoryRouter>
          </LanguageProvider>
        </QueryClientProvider>
      );
    },
  };
}

import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { CouncilRecord } from '../../src/engine/record/record';
import { sourceKey, sourceRequest } from '../../src/engine/source/source-request';
import type { DehydratedState } from '../../src/engine/source/dehydrated-state';
import { MockSite } from './MockSite';
import { ToolbarFrame } from './ToolbarFrame';
import { mockDehydratedState, type ListState } from './mock-responses';
import { checkedSite, storySite } from './story-site';
import { readToolbar, type ViewportName } from './toolbar';

/** Options of a story of a part of the shell. */
interface ShellStoryOptions {
  /** Path of the page; `/` by default. */
  readonly at?: string;
  readonly lists?: ListState;
  readonly overrides?: DehydratedState;
  /** Viewport that the story opens with. */
  readonly width?: ViewportName;
  readonly play?: NonNullable<StoryObj['play']>;
}

/** Renders a part of the shell with the responses of the configured site. */
export function shellStory(part: ReactElement, options: ShellStoryOptions = {}): StoryObj {
  const { at = '/', lists = 'filled', overrides, width, play } = options;
  return {
    ...(width && { globals: { viewport: { value: width, isRotated: false } } }),
    ...(play && { play }),
    render: (_args, { globals }) => {
      const { language, ...toolbar } = readToolbar(globals);
      return (
        <ToolbarFrame {...toolbar} site={storySite(language)}>
          <MockSite at={{ pathname: at }} lists={lists} {...(overrides && { overrides })}>
            {part}
          </MockSite>
        </ToolbarFrame>
      );
    },
  };
}

/** Changes the council detail in every language. */
export function withCouncilDetail(change: (record: CouncilRecord) => CouncilRecord): DehydratedState {
  const { config } = checkedSite;
  const names = [config.council.source, config.council.identity ?? config.council.source];
  const answers = config.languages.list.flatMap(({ code }) =>
    names.flatMap((name) => {
      const request = sourceRequest(config.sources, name, { language: code });
      const key = request && sourceKey(request);
      const answer = key === null ? null : mockDehydratedState(code, 'filled')[key];
      return key !== null && answer
        ? [[key, { ...answer, records: answer.records.map(change) }] as const]
        : [];
    }),
  );
  return Object.fromEntries<DehydratedState[string]>(answers);
}

import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { CouncilRecord } from '../../src/binding/council-record';
import { addressOf, apiUrl } from '../../src/content/address';
import type { CarriedAnswers } from '../../src/content/carried-answers';
import { SiteAround } from './SiteAround';
import { Stage } from './Stage';
import { carriedAnswers, type Lists } from './told-answers';
import { checkedSite, toldSite } from './told-site';
import { toolbarOf, type ViewportName } from './toolbar';

/** What may be said about a part of the shell. */
interface PartOptions {
  /** Path of the page around it; the first one, when it is left out. */
  readonly at?: string;
  readonly lists?: Lists;
  readonly over?: CarriedAnswers;
  /** The width that it is made for. */
  readonly width?: ViewportName;
  readonly play?: NonNullable<StoryObj['play']>;
}

/** A story that draws a part of the shell, with the answers of the told site. */
export function partStory(part: ReactElement, options: PartOptions = {}): StoryObj {
  const { at = '/', lists = 'filled', over, width, play } = options;
  return {
    ...(width && { globals: { viewport: { value: width, isRotated: false } } }),
    ...(play && { play }),
    render: (_args, { globals }) => {
      const { language, ...choice } = toolbarOf(globals);
      return (
        <Stage {...choice} site={toldSite(language)}>
          <SiteAround at={{ pathname: at }} lists={lists} {...(over && { over })}>
            {part}
          </SiteAround>
        </Stage>
      );
    },
  };
}

/** The council detail in every language, changed. */
export function councilWith(change: (record: CouncilRecord) => CouncilRecord): CarriedAnswers {
  const { config } = checkedSite;
  const names = [config.council.source, config.council.identity ?? config.council.source];
  const answers = config.languages.list.flatMap(({ code }) =>
    names.flatMap((name) => {
      const source = config.sources[name];
      const address = source && addressOf(source, { language: code });
      const answer = address && carriedAnswers(code, 'filled')[apiUrl(address)];
      return answer ? [[apiUrl(address), { ...answer, records: answer.records.map(change) }] as const] : [];
    }),
  );
  return Object.fromEntries(answers);
}

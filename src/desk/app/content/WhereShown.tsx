import { contentPaths } from '../../api/content-api';
import { type HiddenReason, type RecordVisibility, recordVisibility } from '../../api/visibility-api';
import type { DeskMessage } from '../../messages/desk-messages';
import { useSay } from '../language/use-say';
import { useContentQuery } from './use-content';

const words = {
  unpublished: 'shown.unpublished',
  hidden: 'shown.hidden',
  unfit: 'shown.unfit',
  unasked: 'shown.unasked',
  'no-page': 'shown.noPage',
  coming: 'shown.coming',
  current: 'shown.current',
  expired: 'shown.expired',
  condition: 'shown.condition',
  limit: 'shown.limit',
} as const satisfies Readonly<Record<HiddenReason['kind'], DeskMessage>>;

function Reasons({ reasons }: { readonly reasons: readonly HiddenReason[] }) {
  const say = useSay();
  return (
    <ul>
      {reasons.map(({ kind, ...values }) => (
        <li key={JSON.stringify([kind, values])}>{say(words[kind], values)}</li>
      ))}
    </ul>
  );
}

/** Where visitors see a record as it is published, or why they do not. */
export function Whereabouts({ shown }: { readonly shown: RecordVisibility }) {
  const say = useSay();
  const { pages, isEverywhere, reasons } = shown;
  const isSeen = pages.length > 0 || isEverywhere;
  if (!isSeen && reasons.length === 0) return null;
  return (
    <section aria-labelledby="where-shown">
      <h2 id="where-shown">{say(isSeen ? 'shown.title' : 'shown.not')}</h2>
      {isSeen && (
        <ul>
          {isEverywhere && <li>{say('content.everyPage')}</li>}
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isSeen && reasons.length > 0 && (
        <details>
          <summary>{say('shown.elsewhere')}</summary>
          <Reasons reasons={reasons} />
        </details>
      )}
      {!isSeen && <Reasons reasons={reasons} />}
    </section>
  );
}

/** Asks where visitors see a record; nothing without an answer. */
export function WhereShown({ list, id }: { readonly list: string; readonly id: string }) {
  const { data } = useContentQuery(recordVisibility, contentPaths.visibility(list, id));
  return data ? <Whereabouts shown={data} /> : null;
}

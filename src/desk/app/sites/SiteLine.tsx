import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type DeskSite,
  enterFragment,
  enterPath,
  sitePass,
  siteSummary,
  type SiteSummary,
} from '../../api/sites-api';
import { changeDesk, problemOf, readDesk } from '../call-desk';
import { Chip, Chips } from '../content/StateChips';
import { useDeskLanguage } from '../language/language-context';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';

function Needs({ summary }: { readonly summary: SiteSummary }) {
  const say = useSay();
  const moment = useMoment();
  const { unread, overdue, drafts, outdated, errors, warnings, mistake, published, backup, isBackupOld } =
    summary;
  const nothing = unread + overdue + drafts + outdated + errors === 0;
  return (
    <>
      {errors > 0 && <Chip data-look="error">{say('sites.errors', { count: errors })}</Chip>}
      {mistake !== '' && <span>{mistake}</span>}
      {overdue > 0 && <Chip data-look="error">{say('sites.overdue', { count: overdue })}</Chip>}
      {unread > 0 && <Chip data-look="draft">{say('sites.unread', { count: unread })}</Chip>}
      {drafts > 0 && <Chip data-look="draft">{say('sites.drafts', { count: drafts })}</Chip>}
      {outdated > 0 && <Chip data-look="draft">{say('start.outdated', { count: outdated })}</Chip>}
      {nothing && <span>{say('sites.nothing')}</span>}
      {isBackupOld && (
        <Chip data-look="error">
          {backup === null || backup === undefined
            ? say('sites.noBackup')
            : say('sites.oldBackup', { date: moment(backup).date })}
        </Chip>
      )}
      {warnings > 0 && <span>{say('sites.warnings', { count: warnings })}</span>}
      <span>
        {published === null
          ? say('sites.notPublished')
          : say('sites.published', { date: moment(published).date })}
      </span>
    </>
  );
}

/** A site of the folder: its desk, and what it needs as soon as that was read. */
export function SiteLine({ site }: { readonly site: DeskSite }) {
  const say = useSay();
  const { language, spoken } = useDeskLanguage();
  const { data, error } = useQuery({
    queryKey: ['site', site.name, language.code],
    queryFn: () => readDesk(siteSummary, `/sites/${encodeURIComponent(site.name)}?language=${language.code}`),
  });
  const open = useMutation({
    mutationFn: async () => {
      const path = `/sites/${encodeURIComponent(site.name)}/pass`;
      const { desk, token } = sitePass.parse(await changeDesk('POST', path));
      window.location.assign(`${desk}${enterPath}${enterFragment(token, spoken)}`);
    },
  });
  return (
    <li>
      <a
        href={site.desk}
        onClick={(event) => {
          // A link that is opened in another tab asks to sign in.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open.mutate();
        }}
      >
        {data?.title ?? site.name}
      </a>
      {open.error && <ProblemAlert problem={problemOf(open.error)} />}
      <span>{new URL(site.desk).host}</span>
      <Chips>
        {data && <Needs summary={data} />}
        {!data && <span>{say(error ? 'failed.text' : 'frame.loading')}</span>}
      </Chips>
    </li>
  );
}

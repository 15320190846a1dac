import type { Stages as StagesConfig } from '../../engine/site-config.generated';
import type { RecordContext } from '../../engine/binding/context';
import { bindDay, type BoundDay } from '../../engine/binding/date';
import { inDigits } from '../../engine/binding/digits';
import { bindNamed } from '../../engine/binding/named';
import { bindPicture } from '../../engine/binding/picture';
import { bindText, type BoundText } from '../../engine/binding/text';
import { parseDecimal } from '../../engine/binding/decimal';
import { nestedFields, nestedRecords, type CouncilRecord } from '../../engine/record/record';

/** A share of the whole, from 0 to 100, as a number and as text. */
export interface Share {
  readonly value: number;
  readonly text: string;
}

/** The bar above the stages. */
export interface Progress {
  readonly label: BoundText | null;
  readonly share: Share;
  readonly start: BoundDay | null;
  readonly end: BoundDay | null;
}

/** A stage, ready to render. */
export interface Stage {
  readonly title: BoundText | null;
  readonly date: BoundDay | null;
  readonly share: Share | null;
  readonly picture: string | null;
  readonly body: BoundText | null;
}

/** What a record says about its progress. */
export interface RecordStages {
  readonly progress: Progress | null;
  /** In the order of their days; those without a day come first. */
  readonly stages: readonly Stage[];
}

/** Stages of a record that are shown; a work has far fewer. */
const mostStages = 100;

function shareOf(field: string | undefined, record: CouncilRecord, { site }: RecordContext): Share | null {
  const value = field === undefined ? null : parseDecimal(record[field]);
  if (value === null || value < 0 || value > 100) return null;
  return { value, text: `${inDigits(String(value), site.language)}%` };
}

function bindProgress(
  { progress }: StagesConfig,
  record: CouncilRecord,
  context: RecordContext,
): Progress | null {
  const share = shareOf(progress?.percent, record, context);
  return (
    share && {
      label: bindNamed(progress?.label, record, context),
      share,
      start: bindDay(progress?.start, record, context),
      end: bindDay(progress?.end, record, context),
    }
  );
}

/** The progress of a record and its stages; a stage without anything to show is left out. */
export function bindStages(
  config: StagesConfig,
  record: CouncilRecord,
  context: RecordContext,
): RecordStages {
  const { bind, group } = config;
  const inner = { ...context, fields: nestedFields(context.fields, group.items) };
  const stages = nestedRecords(record, group.items)
    .slice(0, mostStages)
    .map((stage) => ({
      title: bindNamed(bind.title, stage, inner),
      date: bindDay(bind.date, stage, inner),
      share: shareOf(bind.percent, stage, inner),
      picture: bindPicture(bind.image, stage),
      body: bindText(bind.body, stage, inner),
    }))
    .filter(({ title, date, share, picture, body }) => title ?? date ?? share ?? picture ?? body)
    .sort((a, b) => (a.date?.day ?? '').localeCompare(b.date?.day ?? ''));
  return { progress: bindProgress(config, record, context), stages };
}

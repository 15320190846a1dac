import { converterDefaults, type MediaConverter } from '../../server/media/media-converter';
import { createJobQueue } from '../../server/jobs/queue';

/**
 * Returns the converter for one of several sites that share it. Each site has as many jobs in the shared queue as there
 * are processes, so that a site with many pictures does not delay those of the others.
 */
export function shareConverter(converter: MediaConverter): MediaConverter {
  const { processes: concurrency, maxWaiting } = converterDefaults;
  const queue = createJobQueue({ concurrency, maxWaiting });
  return {
    convert: (job, urgency) => queue(urgency, () => converter.convert(job, urgency)),
    readDocument: (job, urgency) => queue(urgency, () => converter.readDocument(job, urgency)),
    run: (job, schema, urgency) => queue(urgency, () => converter.run(job, schema, urgency)),
    close: async () => undefined,
  };
}

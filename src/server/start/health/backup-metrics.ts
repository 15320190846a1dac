import { Gauge, type Registry } from 'prom-client';
import { newestArchives } from '../../files/backup-archives';

/** Adds when the newest archive of each site in the folder of backups was written, read at each scrape. */
export function addBackupMetrics(registry: Registry, folder: string): void {
  const newest = new Gauge({
    name: 'site_backup_newest_timestamp_seconds',
    help: 'When the newest archive of a site in BACKUP_DIR was written, in seconds since 1970',
    labelNames: ['site'],
    registers: [registry],
    collect: async () => {
      const archives = await newestArchives(folder);
      newest.reset();
      for (const [site, written] of archives) newest.set({ site }, written.getTime() / 1000);
    },
  });
}

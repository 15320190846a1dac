// @ts-check
/** @import { Problem } from '../src/engine/site/checked-site' */
/** @import { ErrorPayload } from 'vite' */

/** Page that shows the overlay while the site has errors. It reloads when they are corrected. */
export const overlayPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>The site has errors</title>
<script type="module" src="/@vite/client"></script></html>
`;

/**
 * Content of Vite’s error overlay for a report of the checker.
 * @param {string} report @param {readonly Problem[]} problems @param {string} folder of the site config
 * @returns {ErrorPayload}
 */
export function overlayOf(report, problems, folder) {
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return {
    type: 'error',
    err: {
      message: report,
      stack: '',
      plugin: 'npm run check',
      ...(first && {
        id: `${folder}/${first.file}`,
        loc: { file: `${folder}/${first.file}`, line: first.line, column: first.column },
      }),
    },
  };
}

// @ts-check
// For all commands of a clone but npm start and npm test: ends with an error if packages are missing. Installing them would
// remove node_modules from under a server that runs from the same folder.
import { exitWithError, missingPackages } from './bootstrap.mjs';

/** @param {readonly string[]} names @returns {string} the first of them, and how many there are */
function listNames(names) {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

const missing = missingPackages();
if (missing.length > 0)
  exitWithError(
    `Packages are missing or have another version: ${listNames(missing)}.
Stop the servers that run from this folder, and install the packages with: npm ci
A server without development packages runs from a packed program: see docs/deploying.md.`,
  );

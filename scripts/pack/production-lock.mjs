// @ts-check
// The lock file of the packed program: the packages of package-lock.json that the server needs.

/**
 * @typedef {Readonly<Record<string, string>>} Ranges
 * @typedef {{
 *   readonly version?: string, readonly optional?: boolean, readonly dev?: boolean, readonly devOptional?: boolean, readonly peer?: boolean,
 *   readonly dependencies?: Ranges, readonly optionalDependencies?: Ranges, readonly peerDependencies?: Ranges,
 *   readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>,
 * }} LockedPackage
 * @typedef {Readonly<Record<string, LockedPackage>>} Packages
 */

/** @param {Packages} packages @param {string} from path of a package @param {string} name @returns {string | undefined} path of what it finds under a name */
function resolvePackage(packages, from, name) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  return resolvePackage(packages, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

/** Names that a package does not work without. Peers that are optional are for those who also use that package. @param {LockedPackage} found */
function requiredNames({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const optional = optionalDependencies ?? {};
  return [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !(name in optional));
}

/** Adds a package and all that it needs. @param {Packages} packages @param {string} path @param {boolean} withOptional @param {Set<string>} paths */
function addPackage(packages, path, withOptional, paths) {
  const found = packages[path];
  if (!found || paths.has(path)) return;
  paths.add(path);
  const optional = withOptional ? Object.keys(found.optionalDependencies ?? {}) : [];
  for (const name of [...requiredNames(found), ...optional]) {
    const next = resolvePackage(packages, path, name);
    if (next !== undefined) addPackage(packages, next, withOptional, paths);
  }
}

/** @param {Packages} packages @param {Ranges} dependencies @param {boolean} withOptional @returns {ReadonlySet<string>} paths of the packages behind dependencies */
function packagesBehind(packages, dependencies, withOptional) {
  /** @type {Set<string>} */
  const paths = new Set();
  for (const name of Object.keys(dependencies))
    addPackage(packages, `node_modules/${name}`, withOptional, paths);
  return paths;
}

/**
 * The locked packages that are installed for production. Unlike `npm ci --omit=dev` in a clone, without optional peers that
 * only development has.
 *
 * @param {Packages} packages of package-lock.json @param {Ranges} dependencies @returns {Packages}
 */
export function productionPackages(packages, dependencies) {
  const all = packagesBehind(packages, dependencies, true);
  const required = packagesBehind(packages, dependencies, false);
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([path]) => all.has(path))
      .map(([path, { dev: _dev, devOptional: _both, peer: _peer, optional: _optional, ...locked }]) => [
        path,
        required.has(path) ? locked : { ...locked, optional: true },
      ]),
  );
}

const benches: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<void>>>> = {
  'first-visit': async () => (await import('../bench/first-visit')).benchFirstVisits,
  serve: async () => (await import('../bench/serve')).benchServe,
  faults: async () => (await import('../bench/faults')).benchFaults,
  desk: async () => (await import('../bench/desk')).benchDesk,
  sites: async () => (await import('../bench/sites')).benchSites,
  size: async () => (await import('../bench/size')).benchSize,
};

/** Runs a benchmark of `scripts/bench`; without a name, lists them. */
export async function bench([name = '', ...args]: readonly string[]): Promise<void> {
  const load = benches[name];
  if (load) {
    await (
      await load()
    )(args);
    return;
  }
  const names = Object.keys(benches).map((each) => `  ${each}`);
  console.log(`npm run bench -- NAME\n\n${names.join('\n')}`);
  process.exitCode = name === '' ? 0 : 1;
}

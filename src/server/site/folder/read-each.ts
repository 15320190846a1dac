/** The content of each file, by name; those for which `read` rejects or resolves to null are left out. */
export async function readEach<Value>(
  names: readonly string[],
  read: (name: string) => Promise<Value | null>,
): Promise<ReadonlyMap<string, Value>> {
  const entries = names.map(async (name) => {
    const value = await read(name).catch(() => null);
    return value === null ? [] : [[name, value] as const];
  });
  return new Map((await Promise.all(entries)).flat());
}

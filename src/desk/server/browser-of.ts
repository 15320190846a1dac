/** The browsers that people recognize; one that names others too comes before them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the names of the browser and the system in a `User-Agent` header; '' for an unknown one. */
export function browserOf(agent: string): { readonly browser: string; readonly system: string } {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}

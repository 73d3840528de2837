const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFirefox\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  // All of the above say that they are Safari too.
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Characters of a User-Agent that are read; browsers send about a hundred. */
const LONGEST = 400;

/** `Chrome · Windows` from a browser's User-Agent; what is not known is left out, and nothing known is a dash. */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const find = (kinds: typeof BROWSERS) => kinds.find(([pattern]) => pattern.test(text))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' · ') || '—';
}

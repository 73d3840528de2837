import { BRAND } from '../theme/tokens.ts';

/** The brand mark: a hull seen from above between two channel lines. Sizes 26 (sidebar), 32, 36 (sign-in). Never recoloured. */
export function Mark({ size = 32 }: { size?: 26 | 32 | 36 }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill={BRAND.ground} />
      <path d="M16 5.2c2.9 3 4.4 6.6 4.4 10.6v10.4h-8.8V15.8c0-4 1.5-7.6 4.4-10.6Z" fill={BRAND.hull} />
      <path d="M16 13v9" stroke={BRAND.ground} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M6.6 9.5v16.7M25.4 9.5v16.7" stroke={BRAND.channel} strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

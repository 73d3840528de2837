import type { ReactNode } from 'react';
import { BRAND, LOGIN_ART } from '../../kernel/web/theme/tokens.ts';
import { ART_HEIGHT, ART_WIDTH, eastContours, westContours } from './contours.ts';
import './login-art.css';

const CONTOURS = [...westContours(), ...eastContours()];
const PORT_BUOYS = [
  [378, 145],
  [330, 308],
  [368, 502],
  [308, 694],
] as const;
const STARBOARD_BUOYS = [
  [607, 87],
  [491, 289],
  [463, 482],
  [554, 694],
] as const;

/**
 * The chart beside the sign-in form: contours, buoys, one course and the hull. Teal for suppliers, so that staff notice where they are.
 * It fills its parent and hides itself under 1024; `children` is the sentence at its foot.
 */
export function LoginArt({ tone, children }: { tone: 'staff' | 'vendor'; children?: ReactNode }) {
  const sea = LOGIN_ART[tone];
  return (
    <div className="login-art" style={{ background: `linear-gradient(${sea.top}, ${sea.bottom})` }}>
      <svg
        viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <g fill="none" stroke={sea.contour} strokeWidth="1">
          {CONTOURS.map(({ path, opacity }) => (
            <path key={path} d={path} opacity={opacity} />
          ))}
        </g>
        <path
          d="M526 0C512 60 486 128 462 196S414 330 415 420S420 560 422 600S430 780 435 868"
          fill="none"
          stroke={LOGIN_ART.course}
          strokeWidth="1.6"
          strokeDasharray="3 8"
          opacity="0.75"
        />
        <Buoys places={PORT_BUOYS} colour={LOGIN_ART.port} />
        <Buoys places={STARBOARD_BUOYS} colour={LOGIN_ART.starboard} />
        <g transform="translate(421 545) rotate(-3) scale(3.9) translate(-16 -15.7)">
          <path d="M16 5.2c2.9 3 4.4 6.6 4.4 10.6v10.4h-8.8V15.8c0-4 1.5-7.6 4.4-10.6Z" fill={LOGIN_ART.hull} />
          <path d="M16 14.6v8.4" stroke={BRAND.ground} strokeWidth="1.5" strokeLinecap="round" />
        </g>
      </svg>
      {children && <div className="login-art-words">{children}</div>}
    </div>
  );
}

function Buoys({ places, colour }: { places: readonly (readonly [number, number])[]; colour: string }) {
  return places.map(([x, y]) => (
    <g key={`${x}-${y}`}>
      <circle cx={x} cy={y} r="4" fill={colour} />
      <circle cx={x} cy={y} r="10.5" fill="none" stroke={colour} opacity="0.4" />
    </g>
  ));
}

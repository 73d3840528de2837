import { describe, expect, it } from 'vitest';
import { decodeLand } from '../../value/land/land.ts';
import { boundsOf, unwrap } from './geometry.ts';
import { coastOf } from './land.ts';

describe('a track over the Pacific', () => {
  it('goes on over the 180th meridian instead of round the world', () => {
    const track = unwrap([
      [170, 30],
      [179, 32],
      [-172, 34],
      [-150, 36],
    ]);
    expect(track.map(([lon]) => lon)).toEqual([170, 179, 188, 210]);
  });

  it('stays as it is elsewhere', () => {
    expect(
      unwrap([
        [103, 1],
        [121, 31],
      ]),
    ).toEqual([
      [103, 1],
      [121, 31],
    ]);
  });
});

describe('the box around the fleet', () => {
  it('is the smallest one, also over the 180th meridian', () => {
    expect(
      boundsOf([
        [170, 10],
        [-160, 40],
      ]),
    ).toEqual([170, 10, 200, 40]);
    expect(
      boundsOf([
        [66, 18],
        [123, 35],
        [104, 1],
      ]),
    ).toEqual([66, 1, 123, 35]);
  });

  it('is none without ships', () => {
    expect(boundsOf([])).toBeUndefined();
  });
});

describe('the coastline', () => {
  const rows = [
    [[170_000, 10_000, 10_000, 0, 0, 5_000, -10_000, 0, 0, -5_000]],
    [[0, -88_000, 20_000, 0, 0, -2_000, -20_000, 0, 0, 2_000]],
  ];

  it('is drawn without the cut along the 180th meridian', () => {
    const [island = []] = decodeLand(rows);
    expect(coastOf([island])).toEqual([
      [
        [180, 15],
        [170, 15],
        [170, 10],
        [180, 10],
      ],
    ]);
  });

  it('is drawn without the lower edge of Antarctica', () => {
    const [, south = []] = decodeLand(rows);
    const drawn = coastOf([south]).flat();
    expect(drawn).toContainEqual([20, -88]);
    expect(coastOf([south]).some((line) => line.some(([, lat], i) => lat < -89 && (line[i + 1]?.[1] ?? 0) < -89))).toBe(
      false,
    );
  });
});

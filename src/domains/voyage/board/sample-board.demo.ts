import type { BoardRow } from './board.rules.ts';

/** A sailing ship with nothing amiss; a test says what differs. */
export function boardRow(given: Partial<BoardRow> = {}): BoardRow {
  return {
    ...{ shipId: 6, shipName: '海岳先锋', shipNameEn: 'HAI YUE PIONEER', shipCode: 'HYPI' },
    ...{ voyageId: 17, voyageNo: 'HYPI-26017', voyageKind: 'TRADE', reportId: 900, rptType: 'NOON' },
    ...{ rptTime: '2026-11-21T04:00:00.000Z', zone: 8, confirmed: true, returned: false },
    ...{ shipStatus: 'SAILING', movementState: 'AT_SEA', repair: false },
    ...{ latitude: '14:36.00N', longitude: '112:24.00E' },
    ...{ lat: 14.6, lon: 112.4, course: 38, avgSpeed: '13.20', fwdDraft: '8.60', aftDraft: '9.10' },
    ...{ lastPort: 2, lastPortName: '新加坡', nextPort: 1, nextPortName: '宁波', nextDis: '1104.0' },
    ...{ eta: '2026-11-24T19:30:00.000Z', etaZone: 8, ageHours: '1.5', ageState: 'fresh' },
    ...{ dueAt: '2026-11-22T04:00:00.000Z', dueState: 'ok', unconfirmed: 0 },
    ...{ stocks: { VLSFO: '384.900', MGO: '86.300' }, cargo: null },
    ...given,
  };
}

import { expect, test } from 'vitest';
import { emptyCargo } from '../cargo.rules.ts';
import { emptyReport, type Report } from '../report.rules.ts';
import { cleanNoon, sampleShip } from '../sample-report.demo.ts';
import { checkContextOf, presentPort, type ReportSurroundings } from './check-context.rules.ts';

const of = (over: Partial<Report>): Report => ({ ...emptyReport('NOON'), ...over });
const around: ReportSurroundings = {
  ship: sampleShip(),
  previous: null,
  next: null,
  recent: [],
  movementState: 'ALONGSIDE',
  voyageKind: 'TRADE',
  ports: {},
  exemptions: [],
  cargoBefore: { loaded: '18000.000', discharged: '0' },
  voyageSpeed: null,
  now: '2026-03-06T03:30:00.000Z',
};

test('the present port is where the ship last arrived, until she departs', () => {
  const arrival = of({ rptType: 'ARRIVAL', nextPort: '7' });
  const berthing = of({ rptType: 'BERTHING', nextPort: '9' });
  expect(presentPort({ report: berthing, recent: [arrival] })).toBe('7');
  expect(presentPort({ report: arrival, recent: [] })).toBeNull();
  expect(presentPort({ report: of({ rptType: 'DEPARTURE', nextPort: '9' }), recent: [berthing, arrival] })).toBeNull();
  expect(presentPort({ report: of({}), recent: [] })).toBeNull();
});

test('cargo is weighed only where the report says what remains on board', () => {
  expect(checkContextOf(cleanNoon(), around).cargo).toBeUndefined();
  const discharging = { ...emptyCargo(), opType: 'DISCHARGING' as const, shoreQty: '17990.000', robQty: '10.000' };
  expect(checkContextOf(of({ cargos: [discharging] }), around).cargo).toEqual({
    loaded: '18000',
    discharged: '17990',
    onBoard: '10',
  });
});

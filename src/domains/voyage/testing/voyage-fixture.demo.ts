import type { Ctx } from '../../../kernel/server/context.ts';
import { createVessel } from '../../fleet/public.server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import type { Report } from '../reports/report.rules.ts';
import { rowOfReport, type Wire } from '../reports/report-wire.rules.ts';
import { cleanNoon, previousNoon, withOil } from '../reports/sample-report.demo.ts';
import { createReport, type Saved } from '../reports/service/save-report.server.ts';
import { openVoyage } from '../voyages/service/open-voyage.server.ts';

/** A tanker like the sample ship of the rules' tests, 5.000 m of pitch, on its very first voyage. */
export async function sampleVoyage(ctx: Ctx, code: string, over: Wire = {}): Promise<{ shipId: number; voyage: Wire }> {
  const { id: shipId } = await createVessel(ctx, {
    name: `样船${code}`,
    nameEn: `SAMPLE ${code}`,
    shipCode: code,
    imo: imoOf(code),
    type: 'OIL_CHEMICAL_TANKER',
    pitch: '5.000',
    engineRpm: '105.0',
    scantlingDraft: '10.50',
    maxSpeed: '15.00',
    serviceSpeed: '14.00',
    fuelTypes: 'VLSFO,MGO',
    fuelCapacity: '960.0',
    dieselCapacity: '180.0',
    waterCapacity: '300.0',
    ...over,
  });
  const voyage = await openVoyage(ctx, 'TRADE', {
    shipId,
    readings: {
      time: '2026-03-04T04:00:00.000Z',
      zone: 8,
      grades: { VLSFO: '536.400', MGO: '80.000' },
      lubes: { cylinderOil: '9180' },
      fwStock: '214.0',
      currentAccumRev: 874_720,
      fwdDraft: '9.10',
      aftDraft: '9.60',
      wastes: {},
    },
  });
  return { shipId, voyage };
}

/** An IMO number with a valid check digit, made from the letters of the code. */
function imoOf(code: string): string {
  const six = String([...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 900_000, 7) + 100_000);
  const check = [...six].reduce((sum, digit, i) => sum + Number(digit) * (7 - i), 0) % 10;
  return `${six}${check}`;
}

/** The two noon reports of the blueprint's worked example, as they are sent: 512.400 on 5 March, the short day after it. */
export async function sampleNoons(ctx: Ctx, shipId: number): Promise<{ first: Wire; second: Wire }> {
  const ports = await portsByLocode(ctx, ['CNSHA', 'USLAX']);
  const onShip = (report: Report): Wire => {
    const at = {
      ...report,
      shipId: String(shipId),
      voyageId: null,
      lastPort: String(ports.get('CNSHA')!.id),
      nextPort: String(ports.get('USLAX')!.id),
    };
    const { voyageNo: _voyage, reportNo: _number, ...row } = rowOfReport(at);
    return row;
  };
  const steady = cleanNoon();
  const first: Report = {
    ...withOil(steady, {
      ME_CONST: { VLSFO: '21.600', hours: '24.00' },
      GE_SEA: { VLSFO: '2.100', hours: '24.00' },
      CURRENT_STOCK: { VLSFO: '512.400', MGO: '80.000', cylinderOil: '9000' },
    }),
    rptTime: previousNoon().rptTime,
    zone: 8,
    latitude: '30:00.00N',
    longitude: '125:00.00E',
    nextDis: '1586.0',
    eta: '2026-03-10T07:00:00.000Z',
    ssTime: '24.00',
    ssDist: '312.0',
    currentAccumRev: 1_000_000,
    fwStock: '210.0',
  };
  return { first: onShip(first), second: onShip(steady) };
}

/** Makes the first noon report of the example. */
export async function firstNoon(ctx: Ctx, shipId: number): Promise<Saved> {
  return createReport(ctx, (await sampleNoons(ctx, shipId)).first);
}

import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { riskOfTemplate } from './risk.calls.ts';
import { type RiskRow, risk } from './risk.resource.ts';
import { bandOf, latestValid, ownNumbers, residualMax, scoreOf } from './risk.rules.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

const risks = recordsOf(risk);

type Wrong = (field: string, zh: string, en: string) => void;

/** Until when it holds: typed within the limit, else the limit; a template has no end. */
function validUntilOf(row: RiskRow, wrong: Wrong): string | null {
  if (row.riskKind === 'TEMPLATE' || !row.planBegin) return null;
  const latest = latestValid(row.planBegin, row.routine === true);
  const until = row.validUntil || latest;
  const late = fill(TEXT.tooLong, { day: latest });
  if (until > latest) wrong('validUntil', late.zh, late.en);
  else if (until < (row.planEnd ?? row.planBegin)) wrong('validUntil', TEXT.beforeEnd.zh, TEXT.beforeEnd.en);
  return until;
}

const saves = savesOf(risk, {
  needs: ['riskKind'],
  served: async (_ctx, { row, wrong }) => {
    for (const [i, { initialL, initialS, residualL, residualS }] of row.hazards.entries())
      if ((scoreOf(residualL, residualS) ?? 0) > (scoreOf(initialL, initialS) ?? 0))
        wrong(`hazards.${i}.residualL`, TEXT.worse.zh, TEXT.worse.en);
    const residualScore = residualMax(row.hazards);
    return {
      validUntil: validUntilOf(row, wrong),
      residualScore,
      residualBand: residualScore === null ? null : bandOf(residualScore),
    };
  },
  made: async (ctx) => ({ riskNo: await nextSerial(ctx, risk.name, 'RA-{yyyy}-{0000}') }),
});

export const { create: createRisk, update: updateRisk } = saves;

const fromTemplate = serveMake(riskOfTemplate, (ctx, { first, values }) =>
  saves.create(ctx, {
    riskKind: 'ASSESSMENT',
    activityTitle: first.activityTitle,
    place: first.place,
    acceptance: first.acceptance,
    shipId: values.shipId,
    planBegin: values.planBegin,
    routine: values.routine,
    permits: first.permits.map(({ permitType }) => ({ permitType })),
    hazards: first.hazards.map((one) => ({
      hazardTitle: one.hazardTitle,
      consequence: one.consequence,
      existingControl: one.existingControl,
      initialL: one.initialL,
      initialS: one.initialS,
      addControl: one.addControl,
      responsible: one.responsible,
      residualL: one.residualL,
      residualS: one.residualS,
    })),
  }),
);

export const takeTemplate = fromTemplate.make;

/** What keeps it from being submitted: nothing assessed, a risk that nobody may take, an end that has passed. */
export async function beforeRisk(ctx: Ctx, { hazards, residualBand, validUntil }: RiskRow): Promise<void> {
  const wrong: FieldError[] = [];
  if (hazards.length === 0) wrong.push({ field: 'hazards', message: TEXT.noHazards });
  if (residualBand === 'EXTREME') wrong.push({ field: 'hazards', message: TEXT.extreme });
  if (validUntil && validUntil < officeDay(ctx.now)) wrong.push({ field: 'validUntil', message: TEXT.past });
  if (wrong.length > 0) throw invalid(wrong);
}

type Work = { readonly riskNo: string; readonly shipId: number | null; readonly needPermit: string | null };

/** What speaks against work that names assessments, each of which has to hold; what is not kept here is paper, and says nothing. */
export async function clearanceOf(ctx: Ctx, work: Work): Promise<Text | null> {
  for (const no of ownNumbers(work.riskNo)) {
    const why = await problemOf(ctx, no, work);
    if (why) return why;
  }
  return null;
}

async function problemOf(ctx: Ctx, no: string, { shipId, needPermit }: Work): Promise<Text | null> {
  const [row] = await risks.find(
    asSystem(ctx, TEXT.asked.zh),
    { riskNo: no },
    { only: ['riskKind', 'shipId', 'status', 'validUntil', 'permits'] },
  );
  if (!row) return fill(TEXT.unknown, { no });
  if (row.riskKind === 'TEMPLATE') return fill(TEXT.template, { no });
  if (row.shipId !== shipId) return fill(TEXT.otherShip, { no });
  if (row.status !== 'APPROVE') return fill(TEXT.heldBack, { no });
  const until = row.validUntil;
  if (until && until < officeDay(ctx.now)) return fill(TEXT.over, { no, day: until });
  const covers = needPermit === null || row.permits.some(({ permitType }) => permitType === needPermit);
  return covers ? null : fill(TEXT.otherWork, { no });
}

export const riskEndpoints: readonly Endpoint[] = [
  fromTemplate.endpoint,
  ...crudEndpoints(risk, { omit: ['import'], ...saves }),
];

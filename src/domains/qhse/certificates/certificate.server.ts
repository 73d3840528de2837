import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { certificateMatrixCall, windowsPreviewCall } from './certificate.calls.ts';
import { certificateFlow } from './certificate.flow.ts';
import { type CertificateRow, shipCertificate } from './certificate.resource.ts';
import { currentKeyOf, endorseProblem } from './certificate.rules.ts';
import { certificateMatrix } from './certificate-matrix.server.ts';
import { type CertificateTypeRow, certificateType } from './certificate-type.resource.ts';
import { CERT_TEXT as TEXT } from './certificate-words.text.ts';
import { classCondition } from './class-condition.resource.ts';
import {
  type Done,
  latestExpiry,
  latestExtension,
  renewedExpiry,
  type Terms,
  type Window,
  windowsOf,
} from './windows.rules.ts';

export const certificates = recordsOf(shipCertificate);
const types = recordsOf(certificateType);

export const termsOf = (type: CertificateTypeRow): Terms => ({
  validMonths: type.validMonths,
  interimMonths: type.interimMonths,
  scheme: type.scheme,
  beforeMonths: type.beforeMonths ?? 0,
  afterMonths: type.afterMonths ?? 0,
  renewMonths: type.renewMonths ?? 0,
  lessOneDay: type.lessOneDay === true,
});

/** Types are read by whoever writes certificates, also where they may not list types. */
const typeOf = (ctx: Ctx, id: number): Promise<CertificateTypeRow> => types.get(asSystem(ctx, '证书类型'), id);

type Saved = Saving<typeof shipCertificate.fields>;

/** Whose it is, and of what, as its type says. */
function checkHolder({ row, wrong }: Saved, type: CertificateTypeRow): void {
  const say = (field: string, { zh, en }: { zh: string; en: string }): void => wrong(field, zh, en);
  if (type.holder === 'COMPANY') {
    if (row.shipId) say('shipId', TEXT.notOfShip);
    if (!row.companyId) say('companyId', TEXT.needsCompany);
  } else {
    if (!row.shipId) say('shipId', TEXT.needsShip);
    if (row.companyId) say('companyId', TEXT.notOfCompany);
  }
  if (type.perItem && !row.itemName?.trim()) say('itemName', TEXT.needsItem);
  if (!type.perItem && row.itemName?.trim()) say('itemName', TEXT.noItem);
}

/** How long it holds: at most its term from the survey, or from the issue. */
function checkTerm({ row, wrong }: Saved, terms: Terms): void {
  if (terms.validMonths === null) {
    if (row.expiryDate) wrong('expiryDate', TEXT.noExpiry.zh, TEXT.noExpiry.en);
    return;
  }
  if (!row.expiryDate) {
    wrong('expiryDate', TEXT.needsExpiry.zh, TEXT.needsExpiry.en);
    return;
  }
  const latest = latestExpiry(terms, row.surveyDoneDate ?? row.issueDate, row.certKind);
  if (latest === null || row.expiryDate <= latest) return;
  const { zh, en } = fill(TEXT.tooLong, { day: latest });
  wrong('expiryDate', zh, en);
}

const saves = savesOf(shipCertificate, {
  needs: ['typeId'],
  served: async (ctx, saving) => {
    const { row, before, wrong } = saving;
    const type = await typeOf(ctx, row.typeId);
    const terms = termsOf(type);
    if (type.active === false && before?.typeId !== row.typeId) wrong('typeId', TEXT.retired.zh, TEXT.retired.en);
    checkHolder(saving, type);
    checkTerm(saving, terms);
    for (const day of ['issueDate', 'surveyDoneDate'] as const)
      if ((row[day] ?? '') > officeDay(ctx.now)) wrong(day, TEXT.future.zh, TEXT.future.en);
    return {
      surveys: windowsOf(terms, { ...row, extendedTo: null }),
      // What acts alone write.
      extensionPapers: [],
      formerId: before?.formerId ?? null,
    };
  },
  made: async () => ({ versionNo: 1 }),
});

export const createCertificate = saves.create;
export const updateCertificate = saves.update;

const doneOf = (surveys: readonly Done[]): Done[] =>
  surveys.map(({ surveyKind, surveyNo, doneDate }) => ({ surveyKind, surveyNo, doneDate }));

type Survey = CertificateRow['surveys'][number];

/** The surveys of a certificate as kept, as the rules take them. */
const asWindows = (surveys: readonly Survey[]): Window[] =>
  surveys.map((one) => ({
    surveyKind: one.surveyKind,
    surveyNo: one.surveyNo ?? 1,
    windowFrom: one.windowFrom ?? '',
    anniversary: one.anniversary,
    windowTo: one.windowTo ?? '',
    doneDate: one.doneDate,
    credited: one.credited === true,
  }));

/** Windows anew, each with what stands beside it: its number, where it was done, by whom. */
function linesOf(surveys: readonly Survey[], windows: readonly Window[]): Record<string, unknown>[] {
  return windows.map((window) => {
    const was = surveys.find((one) => one.surveyKind === window.surveyKind && one.surveyNo === window.surveyNo);
    return { ...was, ...window };
  });
}

const refused = (field: string, message: { zh: string; en: string }): AppError => invalid([{ field, message }]);

/** The current one of the same holder, type and item is renewed or withdrawn first. */
async function currentKey(ctx: Ctx, row: CertificateRow): Promise<string> {
  const key = currentKeyOf(row);
  const [other] = await ctx.db.query<{ no: string }>({
    name: 'qhse-current-certificate',
    text: `select cert_no as no from qhse_ship_certificate where current_key = $1 and id <> $2 and deleted_at is null`,
    values: [key, row.id],
  });
  if (other) throw new AppError('DUPLICATE', TEXT.current, { values: { no: other.no } });
  return key;
}

const acts = serveActs(shipCertificate, certificateFlow, {
  submit: (_ctx, { row, move }) => {
    if (!row.papers?.length) throw refused('papers', TEXT.noPapers);
    return move();
  },
  confirm: async (ctx, { row, move }) => move({ currentKey: await currentKey(ctx, row) }),
  sendBack: moves,
  endorse: async (ctx, { row, values, move }) => {
    const { surveyKind, surveyNo, doneDate, donePlace, surveyor, endorsement, moves: anniversary } = values;
    const today = officeDay(ctx.now);
    const asked = { surveyKind, surveyNo, doneDate, moves: anniversary === true, issueDate: row.issueDate, today };
    const problem = endorseProblem(asWindows(row.surveys), asked);
    if (problem) throw invalid([problem]);
    const terms = termsOf(await typeOf(ctx, row.typeId));
    const done = [...doneOf(asWindows(row.surveys)).filter((one) => one.doneDate), { surveyKind, surveyNo, doneDate }];
    const surveys = linesOf(row.surveys, windowsOf(terms, row, done)).map((one) =>
      one.surveyKind === surveyKind && one.surveyNo === surveyNo ? { ...one, donePlace, surveyor, endorsement } : one,
    );
    return move({ surveys });
  },
  renew: async (ctx, { row, values, move }) => {
    const { surveyDoneDate, issueDate, papers, certNo, certKind, issuer } = values;
    const today = officeDay(ctx.now);
    if (surveyDoneDate > today) throw refused('surveyDoneDate', TEXT.future);
    if (issueDate > today) throw refused('issueDate', TEXT.future);
    if (surveyDoneDate < row.issueDate) throw refused('surveyDoneDate', TEXT.beforeIssue);
    const terms = termsOf(await typeOf(ctx, row.typeId));
    const full = certKind === 'FULL' && row.expiryDate !== null;
    const latest = full
      ? renewedExpiry(terms, row.expiryDate ?? '', surveyDoneDate)
      : latestExpiry(terms, surveyDoneDate, certKind);
    const expiryDate = values.expiryDate ?? latest;
    if (latest === null && expiryDate) throw refused('expiryDate', TEXT.noExpiry);
    if (latest && expiryDate && expiryDate > latest) throw refused('expiryDate', fill(TEXT.tooLong, { day: latest }));
    if (expiryDate && expiryDate <= issueDate) throw refused('expiryDate', TEXT.order);
    const surveys = row.surveys.map((one) =>
      one.surveyKind === 'RENEWAL' ? { ...one, doneDate: surveyDoneDate } : one,
    );
    const former = await move({ surveys, currentKey: null });
    const { typeId, shipId, companyId, itemName } = former;
    const next = { typeId, shipId, companyId, itemName, issuer, certNo, certKind };
    return certificates.create(
      ctx,
      { ...next, issueDate, surveyDoneDate, expiryDate, papers, formerId: row.id },
      {
        versionNo: (row.versionNo ?? 1) + 1,
        standing: 'CURRENT',
        currentKey: currentKeyOf(former),
        surveys: windowsOf(terms, { certKind, expiryDate, extendedTo: null }),
      },
    );
  },
  extend: async (ctx, { row, values, move }) => {
    const { extendedTo, shortVoyage, extensionPapers } = values;
    const expiry = row.expiryDate ?? '';
    const latest = latestExtension(expiry, shortVoyage === true);
    if (extendedTo <= expiry) throw refused('extendedTo', fill(TEXT.extendFrom, { day: expiry }));
    if (extendedTo > latest) throw refused('extendedTo', fill(TEXT.extendTo, { day: latest }));
    const terms = termsOf(await typeOf(ctx, row.typeId));
    const done = doneOf(asWindows(row.surveys));
    const surveys = linesOf(row.surveys, windowsOf(terms, { ...row, extendedTo }, done));
    return move({ extendedTo, surveys, extensionPapers: [...(row.extensionPapers ?? []), ...extensionPapers] });
  },
  withdraw: (_ctx, { move }) => move({ currentKey: null }),
});

export const certificateActs = acts.perform;

export const certificateEndpoints: readonly Endpoint[] = [
  serve(certificateMatrixCall, (ctx) => certificateMatrix(ctx)),
  serve(
    windowsPreviewCall,
    async (ctx, { body }) => {
      const terms = termsOf(await types.get(ctx, body.typeId));
      const latest = latestExpiry(terms, body.issueDate, 'FULL');
      const expiryDate = body.expiryDate ?? latest;
      const windows = windowsOf(terms, { certKind: 'FULL', expiryDate, extendedTo: null });
      return {
        latestExpiry: latest,
        renewedExpiry: expiryDate && body.renewedOn ? renewedExpiry(terms, expiryDate, body.renewedOn) : null,
        windows: windows.map(({ surveyKind, surveyNo, windowFrom, anniversary, windowTo }) => ({
          surveyKind,
          surveyNo,
          windowFrom,
          anniversary,
          windowTo,
        })),
      };
    },
    { transaction: false },
  ),
  ...acts.endpoints,
  ...crudEndpoints(shipCertificate, { omit: ['import'], ...saves }),
  ...crudEndpoints(certificateType, { omit: ['import'] }),
  ...crudEndpoints(classCondition),
];

import { fill, type Text } from '../../../kernel/text.ts';

/** Moves of the voyage flow. */
export type VoyageMove = 'open' | 'close' | 'reopen' | 'cancel';

export const VOYAGE_STATUS_TEXT = {
  PLAN: { zh: '计划', en: 'Planned' },
  OPEN: { zh: '进行中', en: 'Open' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Record<string, Text>;

export const VOYAGE_KIND_TEXT = {
  TRADE: { zh: '营运航次', en: 'Trade voyage' },
  REPAIR: { zh: '修理航次', en: 'Repair voyage' },
} as const satisfies Record<string, Text>;

/** What the guards look at: facts of the ship and voyage, counted by the caller. */
export type VoyageFacts = {
  /** Another voyage of the ship is open, and is not closed in the same step. */
  otherOpen: boolean;
  /** A cut-off report exists, or typed initial information is approved. */
  hasOpeningReadings: boolean;
  reports: number;
  unconfirmedReports: number;
  openErrors: number;
  /** Missing noon reports without exemption. */
  missingNoons: number;
  /** Parcels neither discharged nor marked carried on. */
  cargoLeft: number;
  bunkeringsWithoutBdn: number;
  isLastClosed: boolean;
  successorHasConfirmedReports: boolean;
  oilMonthClosed: boolean;
};

/** Facts of a voyage that nothing stands against. */
export const NO_FACTS: VoyageFacts = {
  otherOpen: false,
  hasOpeningReadings: true,
  reports: 0,
  unconfirmedReports: 0,
  openErrors: 0,
  missingNoons: 0,
  cargoLeft: 0,
  bunkeringsWithoutBdn: 0,
  isLastClosed: true,
  successorHasConfirmedReports: false,
  oilMonthClosed: false,
};

type Guard = readonly [fails: (facts: VoyageFacts) => boolean, zh: string, en: string];

/** Guards of 4.1. */
const GUARDS: Readonly<Record<VoyageMove, readonly Guard[]>> = {
  open: [
    [(f) => f.otherOpen, '该船尚有进行中的航次，须先关闭', 'The ship has an open voyage: close it first'],
    [
      (f) => !f.hasOpeningReadings,
      '没有交接报，须先录入并批准初始信息',
      'There is no cut-off report: enter and approve initial information first',
    ],
  ],
  close: [
    [
      (f) => f.unconfirmedReports > 0,
      '有 {unconfirmedReports} 份报告未确认，先确认',
      '{unconfirmedReports} report(s) are not confirmed: confirm them first',
    ],
    [
      (f) => f.openErrors > 0,
      '有 {openErrors} 个错误级校验未处理，先改正所在的报告',
      '{openErrors} error finding(s) are open: correct their reports first',
    ],
    [
      (f) => f.missingNoons > 0,
      '缺 {missingNoons} 份正午报且未豁免，先补报或登记正午报豁免',
      '{missingNoons} noon report(s) are missing without exemption: send them, or exempt the days first',
    ],
    [
      (f) => f.cargoLeft > 0,
      '有 {cargoLeft} 票货物未卸完，先在动态报中补齐卸货记录',
      '{cargoLeft} parcel(s) are not discharged: complete the cargo records of the reports first',
    ],
    [
      (f) => f.bunkeringsWithoutBdn > 0,
      '有 {bunkeringsWithoutBdn} 次加油没有交付单，先在动态报中补上',
      '{bunkeringsWithoutBdn} bunkering(s) have no delivery note: add it in the report first',
    ],
  ],
  reopen: [
    [(f) => !f.isLastClosed, '只能重新开启该船最后关闭的航次', "Only the ship's last closed voyage can be reopened"],
    [
      (f) => f.successorHasConfirmedReports,
      '后一航次已有确认的报告，先取消其确认',
      'The next voyage has confirmed reports: un-confirm them first',
    ],
    [
      (f) => f.oilMonthClosed,
      '所在月份的油料已结账，先由财务反结账',
      'The oil month is closed: finance reopens it first',
    ],
  ],
  cancel: [
    [
      (f) => f.reports > 0,
      '航次已有 {reports} 份报告，不能取消',
      'The voyage has {reports} report(s) and cannot be cancelled',
    ],
  ],
};

/** Why a move is refused, with counts filled in; an empty list when it may go on. The flow checks states and reasons. */
export function voyageMoveProblems({ move, facts }: { move: VoyageMove; facts: VoyageFacts }): Text[] {
  const { reports, unconfirmedReports, openErrors, missingNoons, cargoLeft, bunkeringsWithoutBdn } = facts;
  const counts = { reports, unconfirmedReports, openErrors, missingNoons, cargoLeft, bunkeringsWithoutBdn };
  return GUARDS[move].filter(([fails]) => fails(facts)).map(([, zh, en]) => fill({ zh, en }, counts));
}

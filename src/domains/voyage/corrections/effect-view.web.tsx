import { formatDecimal, isDecimal, isNegative } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { SmallTable } from '../detail/small-table.web.tsx';
import type { EntryContext } from '../entry/entry-context.calls.ts';
import { pathName, valueWords } from '../entry/path-names.web.ts';
import { REPORT_TYPES, type Report } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import type { ChangeView, CorrectionPreview, FollowingView } from './correction.calls.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';

/** By what a change is named: the report that it stands in, and names of ports. */
type About = { report: Report; context: EntryContext };

/** A figure with its thousands apart, at the places that it has; anything else in words. Choices stay what they are called. */
function words(path: string, value: unknown, context: EntryContext): string {
  const said = valueWords(path, value, context);
  const figure = typeof value === 'number' ? String(value) : value;
  return isDecimal(figure) && said === figure ? formatDecimal(figure, figure.split('.')[1]?.length ?? 0) : said;
}

/** What a person corrects, in words: the value, as it was, as it becomes. */
export function ChangeTable({
  changes,
  report,
  context,
  label,
}: About & { changes: readonly ChangeView[]; label: string }) {
  return (
    <SmallTable
      label={label}
      rows={changes}
      keyOf={({ path }) => path}
      columns={[
        { key: 'item', label: t(TEXT.item), cell: ({ path }) => pathName(path, report) },
        { key: 'old', label: t(TEXT.old), figure: true, cell: (one) => words(one.path, one.old, context) },
        {
          key: 'new',
          label: t(TEXT.new),
          figure: true,
          cell: (one) => <b>{words(one.path, one.new, context)}</b>,
        },
      ]}
    />
  );
}

const signed = (by: string, places: number): string => `${isNegative(by) ? '' : '+'}${formatDecimal(by, places)}`;

/** `fuel -0.800 t, lubricants +20.0 L`: by what the later reports begin with more or less. */
function shiftWords({
  fuelShift,
  lubeShift,
  revolutionShift,
}: Pick<CorrectionPreview, 'fuelShift' | 'lubeShift' | 'revolutionShift'>): string {
  return [
    fuelShift && t(TEXT.shiftFuel, { by: signed(fuelShift, 3) }),
    lubeShift && t(TEXT.shiftLube, { by: signed(lubeShift, 1) }),
    revolutionShift && t(TEXT.shiftRev, { by: signed(String(revolutionShift), 0) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type Effect = Pick<CorrectionPreview, 'following' | 'followingCount' | 'fuelShift' | 'lubeShift' | 'revolutionShift'>;

/** The later reports that move, each with its values before and after. */
export function EffectView({ effect, report, context }: About & { effect: Effect }) {
  const { following, followingCount } = effect;
  if (followingCount === 0) return <p className="board-minor">{t(TEXT.noEffect)}</p>;
  return (
    <>
      <p className="correction-shift">
        {t(TEXT.effectCount, { n: followingCount })}
        {following.length < followingCount && ` · ${t(TEXT.effectShown, { shown: following.length })}`}
        <br />
        <b className="num">{shiftWords(effect)}</b>
      </p>
      {following.map((one) => (
        <details key={one.id} className="correction-later" open={one === following[0]}>
          <summary>
            <RecordLink resource="voyage.report" id={one.id}>
              {one.reportNo}
            </RecordLink>{' '}
            <span className="board-minor num">{titleOf(one, context)}</span>
          </summary>
          <ChangeTable changes={one.changes} label={one.reportNo} report={report} context={context} />
        </details>
      ))}
    </>
  );
}

function titleOf({ rptType, rptTime, zone, confirmed }: FollowingView, { now }: EntryContext): string {
  const type = REPORT_TYPES.find((one) => one === rptType);
  const time = shipTimeWithZone({ utc: rptTime, zone, now });
  return [type && t(REPORT_TYPE_TEXT[type]), time, confirmed ? '' : t(TEXT.unconfirmed)].filter(Boolean).join(' · ');
}

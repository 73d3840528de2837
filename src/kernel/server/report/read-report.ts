import { AppError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import type { ReportAnswer } from '../../report/answer.ts';
import { within } from '../../report/cell-filters.ts';
import { type Chosen, chosenOf, filtersIn } from '../../report/choice.ts';
import type { Dimension } from '../../report/dimension.ts';
import { REPORT } from '../../report/report.text.ts';
import type { Report } from '../../report/report.ts';
import { boundsOf, readsSpan, spanOfAll } from '../../report/span.ts';
import { say } from '../../text.ts';
import { officeDay } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { asList, type Conditions, filterConditions } from '../crud/filters.ts';
import { inTime } from '../crud/list.ts';
import { askedStatement } from '../crud/moment.ts';
import { type Plan, planOf } from '../crud/plan.ts';
import { withWaiting } from '../crud/waiting.ts';
import { seenBy } from '../permit/private.ts';
import { listedOf } from '../registry.ts';
import { assertChoice } from './assert-choice.ts';
import { type Answered, cellsOf, countedIn, type Found, unitsIn, valuesIn } from './cells.ts';
import { filterWords } from './filter-words.ts';
import { linesOf } from './lines.ts';
import { readMembers } from './members.ts';
import { type Asked, reportSql, statementsOf } from './report-sql.ts';

/** Cells of a report: more than that nobody reads, and what is wanted of them is a list. */
const MOST_CELLS = 5000;

const tooLarge = (): AppError =>
  new AppError(
    'TOO_LARGE',
    {
      zh: '报表超过 {most} 格，请减少分组或缩小筛选范围',
      en: 'The report has more than {most} cells; choose fewer groups or narrow the filters',
    },
    { values: { most: MOST_CELLS.toLocaleString('en-US') } },
  );

type Given = { readonly report: Report; readonly plan: Plan; readonly conditions: Conditions; readonly at: string };

async function ask(ctx: Ctx, given: Given, asked: Asked): Promise<Answered> {
  const { text, values } = reportSql(given, asked, MOST_CELLS + 1);
  const found = await ctx.db.query<Found>(askedStatement(ctx, text, values));
  if (found.length > MOST_CELLS) throw tooLarge();
  return { asked, found };
}

/** The fields that say units, as groups: each value of theirs has a name. */
const unitDimensions = ({ view }: Report, statements: readonly Asked[]): Dimension[] =>
  [...new Set(statements.flatMap(({ unit }) => unit ?? []))].flatMap((name) => {
    const field = view.fields[name];
    return field ? [{ key: name, name, field }] : [];
  });

/** The filters, narrowed to the span outside of which none of the figures reads anything. */
function spanned(
  report: Report,
  filters: ListQuery,
  { figures, at }: { figures: readonly string[]; at: string },
): ListQuery {
  const span = spanOfAll(report, figures);
  const bounds = span && boundsOf(report, span, at);
  if (!bounds || report.asOf === undefined) return filters;
  const words = Object.entries(filters).map(([name, word]): [string, readonly string[]] => [name, asList(word ?? [])]);
  const { [`${report.asOf}From`]: from, [`${report.asOf}To`]: to } = within(
    Object.fromEntries(words),
    report.asOf,
    bounds,
  );
  return { ...filters, [`${report.asOf}From`]: from?.[0], [`${report.asOf}To`]: to?.[0] };
}

/** The figures of a report within the caller's scope, by the filters of its list. */
export async function readReport(
  report: Report,
  ctx: Ctx,
  query: ListQuery,
): Promise<{ chosen: Chosen; answer: ReportAnswer }> {
  const view = seenBy(ctx.user, listedOf(ctx, report.view));
  const { rank, asOf: at = officeDay(ctx.now).slice(0, 7), ...choice } = assertChoice(report, view, query);
  const chosen = chosenOf(view, choice);
  const plan = planOf(view);
  const filters = filtersIn(query);
  // What a line is ranked by is read though nobody looks at it.
  const wanted = [...new Set([...chosen.figures, ...(rank === undefined ? [] : [rank])])];
  const asked = await withWaiting(ctx, report.view, filters);
  const conditions = filterConditions(view, ctx, spanned(report, asked, { figures: wanted, at }));
  const statements = statementsOf(report, { ...chosen, figures: wanted });
  const answered = await inTime(() =>
    Promise.all(statements.map((one) => ask(ctx, { report, plan, conditions, at }, one))),
  );
  const narrowed = await filterWords(ctx, plan, filters);
  const dated = readsSpan(report, chosen.figures) ? { asOf: at } : {};
  const about = [...('asOf' in dated ? [say(REPORT.asOfMonth, ctx.lang, { at })] : []), narrowed]
    .filter(Boolean)
    .join('  ');
  const counted = countedIn(answered);
  if (counted === 0) return { chosen, answer: { across: [], lines: [], about, counted, ...dated } };

  const units = unitDimensions(report, statements);
  const members = await readMembers(ctx, plan, [
    ...chosen.rows.map((dimension, at) => ({ dimension, values: valuesIn(answered, `m${at}`) })),
    ...units.map((dimension) => ({ dimension, values: unitsIn(answered, dimension.name) })),
    ...(chosen.across ? [{ dimension: chosen.across, values: valuesIn(answered, 'x') }] : []),
  ]);
  const depth = chosen.rows.length;
  const rows = members.slice(0, depth);
  const unitOf = new Map(units.map(({ name }, at) => [name, members[depth + at]]));
  const acrossOf = chosen.across && members.at(-1);
  const across = acrossOf ? [...valuesIn(answered, 'x')].toSorted(acrossOf.before).map(acrossOf.of) : [];
  const lineAbove = rows.at(-1)?.lineAbove;
  const cells = cellsOf(report, {
    answered,
    wanted,
    unitWord: (field, value) => unitOf.get(field)?.of(value).label ?? value,
    tree: lineAbove && { depth, lineAbove },
  });
  if (cells.size * (across.length + 1) * chosen.figures.length > MOST_CELLS) throw tooLarge();
  const { figures } = chosen;
  const lines = linesOf({ cells, rows, across, figures, ...(rank !== undefined && { rank }) });
  return { chosen, answer: { across, lines, about, counted, ...dated } };
}

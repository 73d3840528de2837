import { officeDay } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { askedName } from './statement-names.ts';

/** `{now}` and `{today}` of a statement as values of the context: one text serves every moment. */
export function atMoment(
  { now }: Pick<Ctx, 'now'>,
  text: string,
  given: readonly unknown[],
): { text: string; values: readonly unknown[] } {
  const [asksNow, asksDay] = [text.includes('{now}'), text.includes('{today}')];
  if (!asksNow && !asksDay) return { text, values: given };
  const values = [...given];
  const moment = asksNow ? `$${values.push(now.toISOString())}::timestamptz` : '';
  const day = asksDay ? `$${values.push(officeDay(now))}::date` : '';
  return { text: text.replaceAll('{now}', moment).replaceAll('{today}', day), values };
}

/** A statement whose text follows from what somebody asks for, at the moment of the call. */
export function askedStatement(ctx: Ctx, text: string, given: readonly unknown[]) {
  const bound = atMoment(ctx, text, given);
  return { ...bound, name: askedName(bound.text, bound.values) };
}

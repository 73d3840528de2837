import type { Text } from '../../../../kernel/text.ts';
import { BUNKER_TIMES } from '../bunkering.rules.ts';
import { CARGO_TIMES, STRIPPING_TIMES } from '../cargo.rules.ts';
import { CARGO_FIELD_TEXT } from '../cargo.text.ts';
import { BUNKER_FIELD_TEXT } from '../oil.text.ts';
import type { Report } from '../report.rules.ts';
import { timesOutOfOrder } from '../time-order.rules.ts';
import type { Hit } from './check.rules.ts';

/** Times of the bunkering and cargo records that are not in order (3.7, 3.8), each at the later of the two. */
export function recordTimeHits({ bunkers, cargos }: Pick<Report, 'bunkers' | 'cargos'>): Hit[] {
  const deliveries = bunkers.flatMap((bunker, i) =>
    timesOutOfOrder(bunker, BUNKER_TIMES).map(({ field, ahead }) => ({
      field: `bunkers.${i}.${field}`,
      message: earlier(BUNKER_RECORD, i, BUNKER_FIELD_TEXT[field], BUNKER_FIELD_TEXT[ahead]),
    })),
  );
  const operations = cargos.flatMap((cargo, i) =>
    [...timesOutOfOrder(cargo, CARGO_TIMES), ...timesOutOfOrder(cargo, STRIPPING_TIMES)].map(({ field, ahead }) => ({
      field: `cargos.${i}.${field}`,
      message: earlier(CARGO_RECORD, i, CARGO_FIELD_TEXT[field], CARGO_FIELD_TEXT[ahead]),
    })),
  );
  return [...deliveries, ...operations];
}

const BUNKER_RECORD = { zh: '加油记录', en: 'Bunkering record' };
const CARGO_RECORD = { zh: '货物记录', en: 'Cargo record' };

function earlier(record: Text, place: number, field: Text, ahead: Text): Text {
  return {
    zh: `${record.zh} ${place + 1}：“${field.zh}”早于“${ahead.zh}”`,
    en: `${record.en} ${place + 1}: “${field.en}” is before “${ahead.en}”`,
  };
}

import { bool, choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { voyagePort } from './port-call.resource.ts';

const at = (zh: string, en: string) => computed('datetime', { zh, en }, { zone: 'zone' });

export const STANDINGS = {
  UPCOMING: { zh: '待抵', en: 'Upcoming', tone: 'blue' },
  IN_PORT: { zh: '在港', en: 'In port', tone: 'green' },
  DEPARTED: { zh: '已离', en: 'Departed', tone: 'slate' },
  SKIPPED: { zh: '未挂靠', en: 'Not called', tone: 'grey' },
} as const;

/** Planned or typed times that a report contradicts by more than a minute. */
const APART = (['ata', 'atb', 'atd'] as const)
  .map((name) => `abs(extract(epoch from b.${name} - b.said_${name})) > 60`)
  .join(' or ');

/**
 * Calls with their real times, those of reports before typed ones, and where each stands. The newest report of its ship, confirmed or
 * not, tells what is expected of the next call, or that she lies there by now. A call behind which the voyage went on, or ended, without
 * one of its own was not made.
 */
export const portCallStanding = viewOver(voyagePort, {
  name: 'voyage.portCallStanding',
  listed: true,
  fields: {
    standing: choice(STANDINGS, { zh: '状态', en: 'Status' }),
    arrived: at('实抵', 'ATA'),
    berthed: at('实靠', 'ATB'),
    departed: at('实离', 'ATD'),
    newestEta: at('最新预抵', 'Newest ETA'),
    etaShift: computed({ scale: 1, unit: 'h' }, { zh: '预抵变化', en: 'ETA shift' }),
    timesApart: bool({ zh: '手工与报告不一致', en: 'Typed and reported differ' }),
    facts: computed('int', { zh: '事实记录', en: 'SOF lines' }),
  },
  from: `select b.*, coalesce(b.said_ata, b.ata) as arrived, coalesce(b.said_atb, b.atb) as berthed, coalesce(b.said_atd, b.atd) as departed,
      case when coalesce(b.said_atd, b.atd) is not null then 'DEPARTED'
        when coalesce(b.said_ata, b.ata, b.said_atb, b.atb) is not null
          then case when v.voyage_status in ('CLOSED', 'CANCELLED') then 'DEPARTED' else 'IN_PORT' end
        when v.voyage_status in ('CLOSED', 'CANCELLED') or later.came then 'SKIPPED'
        when n.movement_state <> 'AT_SEA' then 'IN_PORT' else 'UPCOMING' end as standing,
      at_sea.eta as newest_eta, round((extract(epoch from at_sea.eta - b.eta) / 3600)::numeric, 1) as eta_shift,
      coalesce(${APART}, false) as times_apart,
      (select count(*)::int from voyage_sof_line l where l.parent_id = b.id) as facts
    from voyage_voyage_port b join voyage_voyage v on v.id = b.voyage
    cross join lateral (select exists (select from voyage_voyage_port o where o.voyage = b.voyage and o.deleted_at is null
      and (o.seq, o.id) > (b.seq, b.id) and coalesce(o.said_ata, o.ata, o.said_atb, o.atb) is not null) as came) later
    left join lateral (select r.eta, r.next_port, r.voyage_no, r.movement_state from voyage_report r
      where r.ship_name = b.ship_name and r.deleted_at is null order by r.rpt_time desc, r.id desc limit 1) n
      on v.voyage_status = 'OPEN' and n.voyage_no = b.voyage and n.next_port = b.port
        and coalesce(b.said_ata, b.ata, b.said_atb, b.atb, b.said_atd, b.atd) is null and not later.came
        and not exists (select from voyage_voyage_port e where e.voyage = b.voyage and e.deleted_at is null and e.port = b.port
          and (e.seq, e.id) < (b.seq, b.id) and coalesce(e.said_ata, e.ata, e.said_atd, e.atd) is null)
    cross join lateral (select case when n.movement_state = 'AT_SEA' then n.eta end as eta) at_sea`,
  list: {
    columns: [
      { field: 'shipName', width: 112 },
      { field: 'voyage', width: 128 },
      { field: 'port', width: 112 },
      'standing',
      { field: 'eta', priority: 1 },
      { field: 'newestEta', priority: 2 },
      'purpose',
      { field: 'arrived', priority: 1 },
      { field: 'departed', priority: 1 },
      { field: 'etaShift', priority: 2 },
      { field: 'berthed', priority: 2 },
      { field: 'etd', priority: 2 },
      { field: 'etb', priority: 3 },
      { field: 'berth', priority: 3 },
      { field: 'agent', priority: 3 },
      { field: 'facts', priority: 3 },
      { field: 'seq', priority: 3 },
    ],
    filters: ['shipName', 'standing', 'port', 'purpose', 'agent', 'eta', 'voyage', 'timesApart'],
    sort: '-eta',
  },
});

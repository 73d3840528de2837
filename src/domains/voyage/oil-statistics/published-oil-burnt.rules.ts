/** Tonnes that ships burnt month by month by their confirmed reports, residual fuels and distillates, as read models of other domains read them. */
export const OIL_BURNT = `(select ship_name as ship_id, month, sum(tonnes) filter (where oil_grade in ('HFO380', 'VLSFO', 'ULSFO')) as residual,
  sum(tonnes) filter (where oil_grade in ('MDO', 'MGO')) as distillate
  from voyage_oil_total where confirmed group by ship_name, month)`;
